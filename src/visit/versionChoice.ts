import {
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useEffect} from 'react';

/** Where the choice is kept until the tab is closed. */
const key = 'vuetify-docs.version';

/** The choice where storage is blocked or full: until a page is loaded anew. */
let inMemory: string | null = null;

function readChoice(): string | null {
  if (inMemory !== null) {
    return inMemory;
  }
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeChoice(name: string): void {
  try {
    window.sessionStorage.setItem(key, name);
    inMemory = null;
  } catch {
    inMemory = name;
  }
}

/**
 * Gives a function that notes the version a visitor chose. Links that belong to
 * no version, such as those of the home page, lead to it until the tab is
 * closed; Docusaurus itself would keep it for every later visit.
 */
export function useChooseVersion(): (name: string) => void {
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  return (name) => {
    writeChoice(name);
    savePreferredVersionName(name);
  };
}

/**
 * Takes up the choice again when a page is loaded anew, or gets another layout:
 * each layout starts with what Docusaurus has stored.
 */
export function useRestoredVersion(): void {
  const versions = useVersions(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  useEffect(() => {
    const name = readChoice();
    if (name === null || !versions.some((version) => version.name === name)) {
      return undefined;
    }
    // Docusaurus sets its own, no version at all, when the page comes to life.
    const timer = window.setTimeout(() => {
      savePreferredVersionName(name);
    });
    return () => {
      window.clearTimeout(timer);
    };
    // The last of these is another one in each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [versions]);
}
