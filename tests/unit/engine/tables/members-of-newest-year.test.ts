// Which column of a table of members answers a question without a year.
import { expect, it } from 'vitest';
import { membersOf } from '#functions/engine/tables/members.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

it.each([
  [['부문', '2024년', '2025년'], '2025년'],
  [['부문', '2025년', '2024년'], '2025년'],
  [['부문', '2024년', '2025년', '2026년(예상)'], '2025년'],
])('finds the members of %j: %s', (head, expected) => {
  const row = (label: string, from: number) => [label, ...head.slice(1).map((_, n) => `${from + n},100`)];
  const table = tableChunk([head, row('배관', 71), row('선박', 29), row('정비', 12)], { language: 'ko' });
  const read = plan({ query: '가장 큰 부문은?', history: [], sources: [], now: Date.UTC(2026, 5, 1) });
  const members = membersOf(read, { chunk: table, score: 1, signals: {}, source: 'FILES' });
  expect(members.map(({ value }) => value.column?.label)).toEqual([expected, expected, expected]);
});
