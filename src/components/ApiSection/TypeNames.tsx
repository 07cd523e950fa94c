import Link from '@docusaurus/Link';
import {createContext, Fragment, type ReactElement, useContext} from 'react';

/** Where types are explained, by their names. */
export const TypeLinks = createContext<Readonly<Record<string, string>>>({});

/** A type or signature in which names lead to what explains them. */
export default function TypeNames({
  text,
  self,
}: {
  readonly text: string;
  /** The name that is being explained. */
  readonly self?: string;
}): ReactElement {
  const links = useContext(TypeLinks);
  return (
    <>
      {text.split(/\b([A-Z]\w+)\b/).map((part, index) => {
        const href =
          part !== self && Object.hasOwn(links, part) ? links[part] : undefined;
        return href === undefined ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <Link key={index} to={href}>
            {part}
          </Link>
        );
      })}
    </>
  );
}
