import * as z from 'zod';

const itemsSchema = z.array(
  z.looseObject({
    type: z.string().optional(),
    get items() {
      return itemsSchema.optional();
    },
  }),
);

const themeSchema = z.looseObject({
  navbar: z.looseObject({items: itemsSchema}),
});

/** Types of items of the classic theme that nothing but a navbar shows. */
const components: Readonly<Record<string, string>> = {
  search: 'SearchNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
};

type Items = z.infer<typeof itemsSchema>;

const typesOf = (items: Items): string[] =>
  items.flatMap(({type, items: below}) => [
    ...(type === undefined ? [] : [type]),
    ...typesOf(below ?? []),
  ]);

/**
 * Finds the items that the theme has, and the navbar of the site has not.
 *
 * @param themeConfig - the theme's part of the configuration.
 * @returns new texts of their modules.
 * @throws when the theme has no such module: Docusaurus moved on.
 */
export function unusedNavbarItems(themeConfig: unknown): [string, string][] {
  const used = new Set(typesOf(themeSchema.parse(themeConfig).navbar.items));
  return Object.entries(components).flatMap(([type, name]) =>
    used.has(type)
      ? []
      : [
          [
            require.resolve(
              `@docusaurus/theme-classic/lib/theme/NavbarItem/${name}`,
            ),
            'export default () => null;',
          ] satisfies [string, string],
        ],
  );
}
