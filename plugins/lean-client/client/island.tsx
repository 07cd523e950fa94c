import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type ComponentType,
  lazy,
  type ReactElement,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {useContexts} from './contexts';
import {type Hydration, hydrateWhenNear} from './hydrate';
import {addIsland} from './islands';
import {makeLive} from './live';

/** React keeps what the server wrote: it has nothing to compare it with. */
const kept = {__html: ''};

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

interface ServedProps<P> {
  readonly props: P;
  readonly load: () => Promise<ComponentType<P>>;
  /** Called where the server wrote nothing. */
  readonly onEmpty: () => void;
}

/** An island in the HTML of the page that was opened. */
function Served<P extends object>({
  props,
  load,
  onEmpty,
}: ServedProps<P>): ReactElement {
  const contexts = useContexts();
  const [live] = useState(() => makeLive({props, contexts}));
  const [failure, setFailure] = useState<{readonly error: unknown}>();
  const element = useRef<HTMLDivElement>(null);
  const hydration = useRef<Hydration>(undefined);
  const {hash} = useLocation();

  useLayoutEffect(() => {
    live.set({props, contexts});
  });
  useLayoutEffect(() => {
    if (!element.current?.hasChildNodes()) {
      onEmpty();
      return undefined;
    }
    const started = hydrateWhenNear({
      element: element.current,
      live,
      load,
      onError: (error) => {
        setFailure({error});
      },
    });
    hydration.current = started;
    return started.end;
  }, [live, load, onEmpty]);
  useEffect(() => {
    const id = idOf(hash);
    // What the address names may be in a part that is not shown.
    if (id && element.current?.querySelector(`#${CSS.escape(id)}`)) {
      hydration.current?.wake();
    }
  }, [hash]);

  if (failure) {
    throw failure.error;
  }
  return (
    <div
      dangerouslySetInnerHTML={kept}
      ref={element}
      suppressHydrationWarning
    />
  );
}

/**
 * Makes a part of a page an island: where the server wrote it, its code is
 * loaded and it is hydrated, as a tree of its own, when it is near the window.
 * On pages that are navigated to it is a component as any other.
 *
 * Such a component must not call `useId` for what the server writes, and read no
 * context of a page but those of `contexts.tsx`.
 *
 * @param importPart - imports the component.
 * @param importData - imports its prop `data`, if the page does not give it.
 */
export default function island<P extends object>(
  importPart: () => Promise<{readonly default: ComponentType<P>}>,
  importData?: () => Promise<{readonly default: unknown}>,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  const load = async () => {
    const [{default: Part}, module] = await Promise.all([
      importPart(),
      importData?.(),
    ]);
    Loaded ??= module
      ? (props) => <Part data={module.default} {...props} />
      : Part;
    return Loaded;
  };
  const Late = lazy(async () => ({default: await load()}));
  addIsland(load);

  return function Island(props) {
    const isBrowser = useIsBrowser();
    const [isServed, setServed] = useState(!isBrowser);
    const [onEmpty] = useState(() => () => {
      setServed(false);
    });
    if (isServed) {
      return <Served load={load} onEmpty={onEmpty} props={props} />;
    }
    const Part = Loaded ?? Late;
    return (
      <div>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}
