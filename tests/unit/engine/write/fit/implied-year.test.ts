// The year of a line without a date is that of what is before it; a comparative in brackets is of the year before.
import { expect, it } from 'vitest';
import { impliedYears, isOfOtherYears } from '#functions/engine/write/fit/implied-year.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const HEAD = 'The year ended 30 June 2024.';
const STAFF = 'Staff costs were £10.1 million (2023: £9.5 million).';
const EBITDA = 'EBITDA was £15.4 million (2023: £13.1 million).';
const text = [HEAD, STAFF, EBITDA].join(' ');
const passage = { source: 'FILES', chunk: chunkOf({ text }), score: 1, signals: {} } as const;
const start = text.indexOf(EBITDA);

it('is not the comparative of the line before', () => {
  expect(impliedYears(passage, start)).toEqual(['2024']);
});

it.each([
  ['2024', false],
  ['2023', false],
  ['2022', true],
])('is the year of a line with a comparative: %s', (year, is) => {
  expect(isOfOtherYears([year], { passage, text: EBITDA, start })).toBe(is);
});
