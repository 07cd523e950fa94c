import {parseExample} from '../sfc';
import {sourceOf} from '../source';

test('the parts of an example, without shared indentation, highlighted', () => {
  const code = `<script>
  export default {
    data: () => ({count: 0}),
  };
</script>

<template>
  <v-btn @click="count++">{{ count }}</v-btn>
</template>

<style>
.a { color: red; }
</style>
<style lang="scss" scoped>
.b { color: red; }
</style>
`;
  const source = sourceOf(parseExample('basic.vue', code));
  expect(source.code).toBe(code);
  expect(source.parts.map(({name, language}) => [name, language])).toEqual([
    ['template', 'html'],
    ['script', 'js'],
    ['style', 'css'],
  ]);
  expect(source.parts[0]?.code).toBe(
    '<v-btn @click="count++">{{ count }}</v-btn>',
  );
  expect(source.parts[0]?.html).toContain('<span class="token');
  expect(source.parts[0]?.html).toContain('&lt;');
  expect(source.parts[1]?.code).toBe(
    'export default {\n  data: () => ({count: 0}),\n};',
  );
  expect(source.parts[2]?.code).toBe(
    '.a { color: red; }\n\n.b { color: red; }',
  );
});
