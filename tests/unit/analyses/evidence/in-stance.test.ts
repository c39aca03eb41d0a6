// What is a sentence, and what is a risk, among what the engine finds.
import { expect, it } from 'vitest';
import { isInStance, isSentence } from '#functions/analyses/evidence/in-stance.ts';
import type { Reference } from '#shared/report/blocks.ts';

const notes = (section: string) => ({ all: () => [{ n: 1, locator: { section } } as Reference] });
const isRisk = (text: string, section: string) =>
  isInStance(notes(section), 'risksOf', { text, refs: [1], check: 'verified' });

it('takes a sentence for a risk by its words, its headings, or as a claim', () => {
  expect(isRisk('Barley may become dearer.', 'Report > Principal risks')).toBe(true);
  expect(isRisk('A court ordered the brewery to pay £40,000.', 'Notes')).toBe(true);
  expect(isRisk('The fee for the cellar goes up to £900.', 'Inspection > Risk rating and fee')).toBe(false);
});

it('takes the line of a signature for no sentence', () => {
  expect(isSentence('돌담양조 주식회사 대표이사 강도윤 (인)')).toBe(false);
  expect(isSentence('TARN ALES LIMITED ("the Borrower")')).toBe(false);
  expect(isSentence('이사회는 이사 5명으로 구성된다.')).toBe(true);
  expect(isSentence('The board has five members.')).toBe(true);
});
