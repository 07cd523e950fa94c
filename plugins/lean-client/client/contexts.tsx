import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
import {Context as ColorModeContext} from '@lean-client/color-mode';
import {type Context, type ReactElement, type ReactNode, use} from 'react';
import {__HistoryContext, __RouterContext} from 'react-router';

/** Contexts of a page that islands read, one tree of React reading another. */
const contexts = [
  BrowserContext,
  SiteContext,
  ColorModeContext,
  __HistoryContext,
  __RouterContext,
] as readonly Context<unknown>[];

/** Values of the contexts, in their order. */
export type ContextValues = readonly unknown[];

/** The values where the component is. */
export function useContexts(): ContextValues {
  const values: unknown[] = [];
  for (const context of contexts) {
    values.push(use(context));
  }
  return values;
}

/** Gives values to what is in another tree. */
export function Contexts({
  values,
  children,
}: {
  readonly values: ContextValues;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <>
      {contexts.reduceRight(
        (inner, Context, index) => (
          <Context value={values[index]}>{inner}</Context>
        ),
        children,
      )}
    </>
  );
}
