import type {Metadata} from './model';
import {typeNamesIn} from './readers/declarations';

/** Names in the types and signatures of an API, each once. */
export function namedTypes({
  components,
  services = [],
}: Pick<Metadata, 'components' | 'services'>): string[] {
  const texts = [
    ...components.flatMap(({props, slots, events, functions}) => [
      ...props.flatMap(({types}) => types),
      ...slots.flatMap(({properties = []}) => properties.map(({type}) => type)),
      ...events.flatMap((event) => event.arguments?.map(({type}) => type)),
      ...functions.map(({signature}) => signature),
    ]),
    ...services.flatMap(({members, options, functions}) => [
      ...[...members, ...options].flatMap(({types}) => types),
      ...functions.map(({signature}) => signature),
    ]),
  ];
  return [...new Set(texts.flatMap((text) => typeNamesIn(text ?? '')))];
}
