// Names written twice in a question, in the reader's script and in the document's.
import { expect, it } from 'vitest';
import { withoutAliases } from '#functions/engine/understand/names/aliases.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const CHUNKS = [
  chunkOf({ text: 'x' }, { company: 'Tollgate Dyes GmbH', document: 'annual.pdf' }),
  chunkOf({ text: 'x' }, { company: '아리울승강기', document: '보고서.pdf', section: '사업보고서 > 매출 현황' }),
];

it.each([
  ['톨게이트 다이즈(Tollgate Dyes)의 2022년 매출은?', '        (Tollgate Dyes)의 2022년 매출은?'],
  ['What was the equity of Ariul Elevator (아리울승강기)?', 'What was the equity of                (아리울승강기)?'],
  ['Tollgate Dyes(トールゲート)の売上高は？', 'Tollgate Dyes(      )の売上高は？'],
])('%s: leaves out the name that no document has', (question, expected) => {
  expect(withoutAliases(question, CHUNKS)).toBe(expected);
});

it.each([
  '아리울승강기 매출(영업수익)은?',
  'What was the margin (EBITDA) of Tollgate Dyes?',
  '매출총이익(매출 현황)은?',
])('%s: keeps brackets without a name', (question) => {
  expect(withoutAliases(question, CHUNKS)).toBe(question);
});
