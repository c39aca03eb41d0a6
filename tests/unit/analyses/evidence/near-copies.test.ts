// Of two reports of one event the fuller one is kept; two events of one month are both kept.
import { expect, it } from 'vitest';
import { withoutNearCopies } from '#functions/analyses/evidence/near-copies.ts';

const entry = (date: string, text: string) => ({ date, sentences: [{ text, refs: [1], check: 'verified' as const }] });
const textsOf = (entries: readonly ReturnType<typeof entry>[]) =>
  withoutNearCopies(entries).flatMap(({ sentences }) => sentences.map(({ text }) => text));

it('keeps the fuller of two reports of one event', () => {
  const short = entry('2024-05', 'In May 2024 Plover opened the new depot in Leith.');
  const full = entry('2024-05-03', 'Plover opened the new depot in Leith in May 2024, its fourth on the coast.');

  expect(textsOf([short, full])).toEqual(full.sentences.map(({ text }) => text));
});

it('keeps two events of one month, and an event repeated a year later', () => {
  const opened = entry('2024-05', 'Plover opened the new depot in Leith.');
  const sold = entry('2024-05', 'The family sold a fifth of its shares to a pension fund.');
  const again = entry('2025-05', 'Plover opened the new depot in Leith.');

  expect(textsOf([opened, sold, again])).toHaveLength(3);
});

it('reads a year and its month as one date, and keeps the text with the month', () => {
  const full = entry(
    '2027',
    'From 2027 diesel lorries are banned from the ring, so the company buys 120 electric ones.',
  );
  const short = entry('2027-01', 'From January 2027 diesel lorries are banned from the ring.');

  expect(withoutNearCopies([full, short])).toEqual([short]);
});
