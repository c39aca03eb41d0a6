// The answers to the parts of a row become one, with the parts that nothing answers.
import { describe, expect, it } from 'vitest';
import { joinedParts } from '#functions/tasks/answer-rows/joined-parts.ts';
import type { Answer, Reference } from '#shared/report/blocks.ts';

const reference = (n: number, title: string) =>
  ({ n, title, source: 'FILES', quote: title, locator: {}, retrievedAt: '2026-01-01T00:00:00.000Z' }) as Reference;
const answer = (blocks: Answer['blocks'], references: readonly Reference[] = []): Answer => ({
  ...{ language: 'en', writer: { kind: 'offline', name: 'offline' }, alsoRead: [], related: [] },
  blocks: [...blocks],
  references: [...references],
});
const stating = (text: string, title: string): Answer =>
  answer(
    [{ kind: 'text', sentences: [{ text, refs: [1], check: 'verified', fit: 'answers' }] }],
    [reference(1, title)],
  );
const NOTHING = answer([{ kind: 'notice', code: 'notCharged' }]);

describe('the answers to the parts of a row', () => {
  it('stay the answer to the whole row if no part is answered', () => {
    expect(joinedParts(NOTHING, [{ name: 'rate of the loans', made: NOTHING }])).toBe(NOTHING);
  });

  it('are joined with the references of each', () => {
    const { blocks, references } = joinedParts(NOTHING, [
      { name: 'rate of the loans', made: stating('The loans bear 5%.', 'loan.txt') },
      { name: 'maturity of the loans', made: stating('The loans end in 2031.', 'bank.txt') },
    ]);

    expect(references.map(({ n, title }) => [n, title])).toEqual([
      [1, 'loan.txt'],
      [2, 'bank.txt'],
    ]);
    expect(blocks.map((block) => (block.kind === 'text' ? block.sentences[0]?.refs : block.kind))).toEqual([[1], [2]]);
  });

  it('name the parts without an answer', () => {
    const { blocks } = joinedParts(NOTHING, [
      { name: 'rate of the loans', made: stating('The loans bear 5%.', 'loan.txt') },
      { name: 'security of the loans', made: NOTHING },
    ]);

    expect(blocks.at(-1)).toEqual({
      kind: 'notice',
      code: 'partNotFound',
      params: { what: 'security of the loans' },
    });
  });

  it('leave out evidence on something else', () => {
    const parts = [
      { name: 'shareholders of the subsidiaries', made: stating('Mr Ash holds 51%.', 'register.txt') },
      { name: 'names of the subsidiaries', made: NOTHING },
    ];

    expect(joinedParts(NOTHING, parts)).toBe(NOTHING);
  });
});
