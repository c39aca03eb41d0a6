// Which answers of TAT-QA are a single printed figure, by which a tick is judged.
import { expect, it } from 'vitest';
import { figureOf } from '#infra/bench/eval/tatqa.ts';

it.each([
  ['span', ['$788,948'], '$788,948'],
  ['span', ['(1,496.5)'], '(1,496.5)'],
  ['span', ['3.98%'], '3.98%'],
  ['span', ['December 2021'], undefined],
  ['multi-span', ['$12', '$14'], undefined],
  ['arithmetic', -12.6, undefined],
])('%s %s', (type, answer, figure) => {
  expect(figureOf(type, answer)).toBe(figure);
});
