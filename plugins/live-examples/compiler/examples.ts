import fs from 'node:fs';

/** Names of the examples in a folder, sorted; none if it does not exist. */
export function listExamples(dir: string): string[] {
  if (!fs.existsSync(dir)) {
    return [];
  }
  return fs
    .readdirSync(dir)
    .filter((file) => file.endsWith('.vue'))
    .map((file) => file.slice(0, -'.vue'.length))
    .sort();
}

/** Says that a page names an example that its folder does not have. */
export function missingExampleMessage({
  at,
  name,
  folder,
  existing,
}: {
  readonly at: string;
  readonly name: string;
  readonly folder: string;
  readonly existing: readonly string[];
}): string {
  const known =
    existing.length > 0
      ? `The folder has: ${existing.join(', ')}.`
      : 'The folder has no examples yet.';
  return `${at} <Example name="${name}" />: there is no ${folder}/${name}.vue. ${known} Correct the name or add the file.`;
}
