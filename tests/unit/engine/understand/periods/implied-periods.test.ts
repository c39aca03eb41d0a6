// The years of a question that asks by how much something grew and names none.
import { expect, it } from 'vitest';
import { impliedPeriods } from '#functions/engine/understand/periods/implied-periods.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const planOf = (query: string) => plan({ query, history: [], sources: [], now: Date.UTC(2026, 5, 1) });

it.each([
  ['営業利益はどれだけ増えた？', ['2023-03', '2024-03', '2025-03'], ['2024-03', '2025-03']],
  ['영업이익은 얼마나 늘었어?', ['2023', '2024', '2025'], ['2024', '2025']],
  ['How much did the operating margin improve?', ['2024', '2025', '2025-12-31'], ['2024', '2025']],
  ['영업이익은 얼마야?', ['2024', '2025'], []],
])('%s of %j', (query, periods, expected) => {
  expect(impliedPeriods(planOf(query), [tableChunk([['', 'x']], { periods })])).toEqual(expected);
});
