// Beside a person's text, an exported file names the references of the sentences that the person kept.
import { describe, expect, it } from 'vitest';
import { behindText } from '#functions/domain/checklists/behind-text.ts';
import { rowOf } from '#tests/helpers/checklist-row.ts';

const [reference] = rowOf(1, {}).references;
const references = [1, 2].map((n) => ({ ...reference!, n }));
const sentences = [
  { text: 'Rent is 20 million won.', refs: [1], check: 'verified' as const },
  { text: 'The lease ends in 2029.', refs: [2], check: 'verified' as const },
];
const numbersOf = (text?: string): number[] => {
  const human =
    text === undefined ? undefined : { text, by: { id: 'usr', name: 'Ann' }, at: '2026-11-21T00:00:00.000Z' };
  const row = { answer: [{ kind: 'text' as const, sentences }], references, human };
  return behindText(row).map(({ n }) => n);
};

describe("the references of a row's text", () => {
  it('are those of the answer', () => {
    expect(numbersOf()).toEqual([1, 2]);
  });

  it('are those of the sentences that a person kept', () => {
    expect(numbersOf('Rent was raised.\nThe lease  ends in 2029.')).toEqual([2]);
  });

  it('are empty if a person rewrote everything', () => {
    expect(numbersOf('There is no lease.')).toEqual([]);
  });
});
