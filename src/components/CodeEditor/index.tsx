import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {mdiCodepen} from '@mdi/js';
import {useRef, useState} from 'react';
import type {ReactElement, SyntheticEvent} from 'react';
import {IconButton} from '@site/src/components/IconButton';
import type {PenFramework, PenPart} from './payload';

/** The address that takes a prefilled pen. */
const endpoint = 'https://codepen.io/pen/define';

interface CodeEditorProps {
  /** Title of the pen. */
  readonly title: string;
  /** Key of the framework registry, such as `vuetify@2.7.2`. */
  readonly framework: string;
  /** The blocks to open; asked for when the button is about to be pressed. */
  readonly getParts: () => Promise<readonly PenPart[]>;
  /** Addresses of the images that they name, by path; none if left out. */
  readonly getAssets?: () => Promise<Readonly<Record<string, string>>>;
}

/** The versions behind a key of the framework registry. */
function usePenFramework(key: string): PenFramework {
  const {siteConfig} = useDocusaurusContext();
  const versions = siteConfig.customFields?.vueVersions as
    Readonly<Record<string, string>> | undefined;
  const vue = versions?.[key];
  if (!vue) {
    throw new Error(
      `customFields.vueVersions in docusaurus.config.ts has no ${key}; list the framework's Vue version there.`,
    );
  }
  return {vuetify: key.slice(key.lastIndexOf('@') + 1), vue};
}

/**
 * A button that opens a component in the online code editor, in a new window.
 * The editor takes a form, so this is a form with one hidden field; the field
 * is filled at the last moment.
 */
export default function CodeEditor({
  title,
  framework: key,
  getParts,
  getAssets = () => Promise.resolve({}),
}: CodeEditorProps): ReactElement {
  const {siteConfig} = useDocusaurusContext();
  const framework = usePenFramework(key);
  const field = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);

  const fill = async () => {
    const [{createPen}, parts, assets] = await Promise.all([
      import('./payload'),
      getParts(),
      getAssets(),
    ]);
    // A pen lives on another host: images come from the published site.
    const addresses = Object.fromEntries(
      Object.entries(assets).map(([file, address]) => [
        file,
        new URL(address, siteConfig.url).href,
      ]),
    );
    return JSON.stringify(createPen(title, parts, framework, addresses));
  };
  // Loaded as the pointer comes near, so that the press still counts as the
  // visitor's own when the window opens.
  const prepare = () => {
    void Promise.all([import('./payload'), getParts(), getAssets()]).catch(
      () => undefined,
    );
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    fill().then(
      (data) => {
        if (field.current) {
          field.current.value = data;
          form.submit();
          setFailed(false);
        }
      },
      (error: unknown) => {
        console.error(`“${title}” could not be written as a pen.`, error);
        setFailed(true);
      },
    );
  };

  return (
    <form
      action={endpoint}
      method="post"
      onFocus={prepare}
      onPointerEnter={prepare}
      onSubmit={submit}
      rel="noopener"
      target="_blank"
    >
      <input name="data" ref={field} type="hidden" />
      <IconButton
        icon={mdiCodepen}
        label={
          failed
            ? translate({
                id: 'site.codeEditor.failed',
                message: 'Could not be opened in CodePen',
                description: 'Code editor button after a failed attempt',
              })
            : translate({
                id: 'site.codeEditor.open',
                message: 'Open in CodePen',
                description: 'Button that opens an example in a code editor',
              })
        }
        type="submit"
      />
    </form>
  );
}
