import {parseOptions} from '../options';

test('versions without a package are refused by field', () => {
  expect(() =>
    parseOptions({versions: [{name: 'current', framework: {vue: 'vue'}}]}),
  ).toThrow(
    /live-examples in docusaurus\.config\.ts.*versions\[0\]\.framework\.package/s,
  );
});

test('what a version has besides is left out', () => {
  expect(
    parseOptions({
      versions: [
        {
          name: '2.7',
          label: '2.7',
          framework: {package: 'vuetify', vue: 'vue'},
        },
      ],
    }),
  ).toEqual({
    id: 'default',
    development: false,
    versions: [{name: '2.7', framework: {package: 'vuetify', vue: 'vue'}}],
  });
});
