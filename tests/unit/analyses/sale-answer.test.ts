// What completes the answer on the sale of a company.
import { describe, expect, it } from 'vitest';
import { withoutBidderRules, withSteps } from '#functions/analyses/sale-answer.ts';
import type { Block } from '#shared/report/blocks.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const company = 'Alder Kilns';
const sentence = (text: string) => ({ text, refs: [1], check: 'verified' as const });
const blocks: Block[] = [
  {
    kind: 'text',
    sentences: ['The shares are offered as a whole.', 'Bidders may not call on customers.'].map(sentence),
  },
];

describe('the answer on a sale', () => {
  it('tells bidders alone what an offer has to contain', () => {
    expect(withoutBidderRules({ type: 'InvestmentHighlights' }, 'transactionOf', blocks)).toEqual([
      { kind: 'text', sentences: [sentence('The shares are offered as a whole.')] },
    ]);
    expect(withoutBidderRules({ type: 'DraftInformation' }, 'transactionOf', blocks)).toEqual(blocks);
  });

  it('has the table of the steps, and no valuation', async () => {
    const steps = tableChunk(
      [
        ['Step', 'Date'],
        ['Indicative offers due', '30 October 2026'],
        ['Signing', 'January 2027'],
      ],
      { company, section: 'Sale process > Timetable' },
    );
    const values = tableChunk(
      [
        ['Transaction', 'EV/EBITDA'],
        ['Birch Kilns', '6.1x'],
        ['Elm Kilns', '5.8x'],
      ],
      { company, section: 'The transaction' },
    );
    const context = contextFor({ type: 'InvestmentHighlights', inputs: { company }, chunks: [values, steps] });

    const { blocks: shown } = await withSteps(context, { blocks, isComposed: false, isEmpty: false });

    expect(shown.map((block) => (block.kind === 'table' ? block.caption : block.kind))).toEqual(['text', 'Timetable']);
  });

  it('has what the sale depends on, in addition', async () => {
    const conditions = chunkOf(
      { text: 'Completion requires clearance under the National Security Act. The kilns are fired with gas.' },
      { company, document: 'Sale process', section: 'Sale process > Conditions of the sale' },
    );
    const context = contextFor({ type: 'InvestmentHighlights', inputs: { company }, chunks: [conditions] });

    const { blocks: shown } = await withSteps(context, { blocks, isComposed: false, isEmpty: false });

    expect(JSON.stringify(shown)).toContain('Completion requires clearance');
    expect(JSON.stringify(shown)).not.toContain('fired with gas');
  });
});
