// Replaced: speaks the visitor's language when a page's script cannot be
// fetched. While it loads the bar at the top tells so, and nothing is needed here.
import ErrorPageContent from '@theme/ErrorPageContent';
import type {ReactElement} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

interface Props extends LoadingComponentProps {
  /** Why the script is missing, once that is known. */
  readonly error: Error | null | undefined;
}

export default function Loading({error, retry}: Props): ReactElement | null {
  return error ? <ErrorPageContent error={error} tryAgain={retry} /> : null;
}
