import Translate from '@docusaurus/Translate';
import {type ReactElement, type ReactNode, useId} from 'react';

interface ReleaseProps {
  readonly label: ReactNode;
  readonly minors: readonly string[];
  readonly value: string;
  readonly isPossible: (minor: string) => boolean;
  readonly onChange: (minor: string) => void;
}

const majorOf = (minor: string) => minor.split('.', 1).join();

function Release({
  label,
  minors,
  value,
  isPossible,
  onChange,
}: ReleaseProps): ReactElement {
  const id = useId();
  const majors = [...new Set(minors.map(majorOf))];
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        value={value}
      >
        {majors.map((major) => (
          <optgroup key={major} label={`${major}.x`}>
            {minors
              .filter((minor) => majorOf(minor) === major)
              .map((minor) => (
                <option disabled={!isPossible(minor)} key={minor} value={minor}>
                  {minor}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

interface ChooserProps {
  /** Oldest first. */
  readonly minors: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly onChange: (pair: {
    readonly from: string;
    readonly to: string;
  }) => void;
}

/** Two lists of releases; the first is always the earlier one. */
export default function Chooser({
  minors,
  from,
  to,
  onChange,
}: ChooserProps): ReactElement {
  const latestFirst = [...minors].reverse();
  const index = (minor: string) => minors.indexOf(minor);
  return (
    <>
      <Release
        isPossible={(minor) => index(minor) < index(to)}
        label={
          <Translate
            description="Label of the list with the earlier of two releases"
            id="site.compare.from"
          >
            From
          </Translate>
        }
        minors={latestFirst}
        onChange={(minor) => {
          onChange({from: minor, to});
        }}
        value={from}
      />
      <Release
        isPossible={(minor) => index(minor) > index(from)}
        label={
          <Translate
            description="Label of the list with the later of two releases"
            id="site.compare.to"
          >
            To
          </Translate>
        }
        minors={latestFirst}
        onChange={(minor) => {
          onChange({from, to: minor});
        }}
        value={to}
      />
    </>
  );
}
