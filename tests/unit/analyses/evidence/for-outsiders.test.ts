// What is left out of a memorandum that buyers read.
import { expect, it } from 'vitest';
import { withoutAskingPrice } from '#functions/analyses/evidence/for-outsiders.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';

const sale = 'The family sells all of its shares this year.';
const block: Block = {
  kind: 'list',
  ordered: false,
  items: [sale, 'The asking price is £15 million.'].map((text) => [{ text, refs: [1], check: 'verified' }]),
};
const textsFor = (type: 'ImWorkflow' | 'InvestmentHighlights') =>
  withoutAskingPrice({ type }, [block])
    .flatMap(sentencesOf)
    .map(({ text }) => text);

it('buyers read of the sale and not of the price that is asked', () => {
  expect(textsFor('ImWorkflow')).toEqual([sale]);
  expect(textsFor('InvestmentHighlights')).toHaveLength(2);
});
