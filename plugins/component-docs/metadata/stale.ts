import type {Metadata} from './model';
import type {Overlay} from './overlay';

const groups = ['props', 'slots', 'events'] as const;

/** Items that the package has, by itself. */
function itemsOf({components}: Metadata): Set<string> {
  return new Set(
    components.flatMap((component) =>
      groups.flatMap((group) =>
        component[group]
          // Manifests leave default slots out, which an overlay may add.
          .filter(
            ({origin, name}) => origin !== 'overlay' || name === 'default',
          )
          .map(({name}) => `${component.tag} ${group} ${name}`),
      ),
    ),
  );
}

/** Whether an overlay says itself that no source lists an item. */
const isAdded = (
  component: Overlay['components'][string],
  group: (typeof groups)[number],
  name: string,
) => group !== 'props' && component[group][name]?.added === true;

/**
 * What an overlay says of components and items that the package has not, or
 * has no longer: `v-btn`, `v-btn props flat`, `every component: props flat`.
 */
export function staleEntries(overlay: Overlay, metadata: Metadata): string[] {
  const items = itemsOf(metadata);
  const tags = new Set(metadata.components.map(({tag}) => tag));
  const named = [...items].map((item) => item.slice(item.indexOf(' ') + 1));
  const shared = groups.flatMap((group) =>
    Object.keys(overlay.shared[group])
      .map((name) => `${group} ${name}`)
      .filter((item) => !named.includes(item))
      .map((item) => `every component: ${item}`),
  );
  const own = Object.entries(overlay.components).flatMap(([tag, component]) =>
    tags.has(tag)
      ? groups
          .flatMap((group) =>
            Object.keys(component[group])
              .filter((name) => !isAdded(component, group, name))
              .map((name) => `${tag} ${group} ${name}`),
          )
          .filter((item) => !items.has(item))
      : [tag],
  );
  return [...shared, ...own];
}
