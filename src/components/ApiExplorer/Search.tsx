import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {mdiMagnify} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import clsx from 'clsx';
import {useCombobox} from 'downshift';
import {type ReactElement, useId, useState} from 'react';
import {type Choice, searchComponents} from './search';
import styles from './styles.module.css';

interface SearchProps {
  readonly components: readonly Choice[];
  /** The component that is shown. */
  readonly chosen: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** A field that completes the name of a component, with a list of them. */
export default function Search({
  components,
  chosen,
  onChoose,
}: SearchProps): ReactElement {
  const [query, setQuery] = useState('');
  const found = searchComponents(components, query);
  const {selectMessage} = usePluralForm();
  const {
    isOpen,
    highlightedIndex,
    getLabelProps,
    getInputProps,
    getMenuProps,
    getItemProps,
  } = useCombobox<Choice>({
    id: useId(),
    items: [...found],
    itemToString: (item) => item?.tag ?? '',
    selectedItem: chosen ?? null,
    onInputValueChange: ({inputValue, selectedItem}) => {
      // A chosen name is not a query: the next look offers everything.
      setQuery(inputValue === selectedItem?.tag ? '' : inputValue);
    },
    onSelectedItemChange: ({selectedItem}) => {
      if (selectedItem) {
        onChoose(selectedItem);
      }
    },
  });
  const nothing = isOpen && found.length === 0;
  return (
    <div className={styles.search}>
      <label {...getLabelProps()}>
        <Translate
          description="Label of the field that finds a component"
          id="site.explorer.search"
        >
          Search for a component
        </Translate>
      </label>
      <div className={styles.field}>
        <Icon path={mdiMagnify} />
        <input
          {...getInputProps({
            onFocus: (event) => {
              event.currentTarget.select();
            },
          })}
          autoCapitalize="none"
          placeholder="v-btn"
          spellCheck={false}
        />
      </div>
      <div className={clsx(styles.popup, !isOpen && styles.closed)}>
        <ul {...getMenuProps()}>
          {isOpen &&
            found.map((item, index) => (
              <li
                className={clsx(index === highlightedIndex && styles.active)}
                key={item.tag}
                {...getItemProps({item, index})}
              >
                <code>{item.tag}</code>
                {item.page !== undefined && <span>{item.page}</span>}
              </li>
            ))}
        </ul>
        {nothing && (
          <p>
            <Translate
              description="Shown when no component has the name typed in"
              id="site.explorer.nothing"
              values={{query}}
            >
              {'No component matches “{query}”.'}
            </Translate>
          </p>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {isOpen &&
          selectMessage(
            found.length,
            translate(
              {
                id: 'site.explorer.count',
                message: '{count} component|{count} components',
                description: 'Said while the name of a component is typed in',
              },
              {count: found.length},
            ),
          )}
      </span>
    </div>
  );
}
