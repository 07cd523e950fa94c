import {nameClassesByFile} from '../classNames';

const css = '/site/node_modules/css-loader/dist/cjs.js';

it('reaches the loaders of CSS modules, and no other', () => {
  const modules: Record<string, unknown> = {localIdentName: '[local]'};
  const plain = {loader: css, options: {importLoaders: 1}};
  const config = {
    module: {
      rules: [
        {test: /\.js$/, use: 'babel-loader'},
        {test: /\.css$/, use: [{loader: '/extract/loader.js'}, plain]},
        {test: /\.module\.css$/, use: [{loader: css, options: {modules}}]},
      ],
    },
  };
  nameClassesByFile(config);
  expect(modules).toEqual({
    localIdentName: '[local]',
    hashStrategy: 'minimal-subset',
  });
  expect(plain.options).toEqual({importLoaders: 1});
});

it('stops when Docusaurus lists its loaders in another way', () => {
  expect(() => {
    nameClassesByFile({module: {rules: [{test: /\.css$/, type: 'css'}]}});
  }).toThrow(/adapt plugins\/lean-client\/classNames\.ts/);
});
