// The row that a question names by its whole label, and never by the name of the company.
import { expect, it } from 'vitest';
import { namedRow } from '#functions/engine/understand/measures/named-row.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const CHUNK = tableChunk(
  [
    ['Principal contractors', '2025', '2024'],
    ['Larch Harbour', '120', '110'],
    ['Cranes in service', '41', '40'],
  ],
  { company: 'Larch Harbour plc' },
);

it.each([
  ['cranes in service', 'cranesinservice', 'Cranes in service'],
  ['how did larch harbour do', 'larchharbour', undefined],
])('%s', (question, phrase, label) => {
  expect(namedRow(question, phrase, [CHUNK])).toBe(label);
});
