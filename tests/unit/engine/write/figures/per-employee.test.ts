// An amount per employee is computed from a statement and a table of people, and shows both.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 0, 1);
const own = {
  company: 'Tarrow Optics Inc.',
  document: 'tarrow-optics.html',
  language: 'en',
  periods: ['2024'],
} as const;
const STATEMENT = tableChunk(
  [
    ['', '2024', '2023'],
    ['Total revenue', '$84,600', '$80,100'],
    ['Operating income', '9,400', '8,850'],
  ],
  { ...own, section: 'Consolidated statements of operations', unit: '(In thousands)' },
);
const PEOPLE = tableChunk(
  [
    ['Employees at year end', '2024', '2023'],
    ['Engineering', '120', '115'],
    ['Total employees', '400', '390'],
  ],
  { ...own, section: 'People' },
);

it('divides by all employees', async () => {
  const made = await askOffline("What was Tarrow Optics' revenue per employee in 2024?", [STATEMENT, PEOPLE], {
    now: NOW,
  });

  expect(tickedIn(made)).toContain('$211.5 thousand');
  expect(tickedIn(made)).toContain('400');
});

it('does not answer with the revenue if there is no headcount', async () => {
  const made = await askOffline("What was Tarrow Optics' revenue per employee in 2024?", [STATEMENT], { now: NOW });

  expect(tickedIn(made)).toBe('');
});
