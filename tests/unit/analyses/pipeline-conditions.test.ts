// Products in development: the table, and what else its paper says of them.
import { expect, it } from 'vitest';
import type { Answered } from '#functions/analyses/builder.ts';
import { withConditions } from '#functions/analyses/pipeline-conditions.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const COMPANY = 'Gaon Freight';
const PAPER = { company: COMPANY, document: 'gaon_roadmap.md', section: 'Products in development' };
const ROWS = [
  ['Product', 'Stage'],
  ['Port Watch', 'pilot'],
  ['Cold Chain (Arctic)', 'design'],
];
const table: Answered['blocks'][number] = {
  kind: 'table',
  columns: [{ label: 'Product' }, { label: 'Stage' }],
  rows: ROWS.slice(1).map((row) => row.map((text) => ({ text }))),
};
const RELEASE = 'The release of Port Watch was moved to September, because a supplier changed its data.';
const LICENCE = 'Arctic depends on a licence for temperature data that is not signed.';
const OTHER = 'Support for the old version ends in June.';

const textsAfter = async (blocks: Answered['blocks'], document = PAPER.document): Promise<string[]> => {
  const note = chunkOf({ text: `${RELEASE} ${LICENCE} ${OTHER}` }, { ...PAPER, document, section: 'Dependencies' });
  const context = contextFor({
    type: 'ProductPortfolio',
    inputs: { company: COMPANY },
    chunks: [tableChunk(ROWS, PAPER), note],
  });
  const answer = await withConditions(context, { blocks, isComposed: false, isEmpty: false });
  return answer.blocks.flatMap(sentencesOf).map(({ text }) => text);
};

it('quotes the sentences of the paper that name a product of the table, also by its name in brackets', async () => {
  expect(await textsAfter([table])).toEqual([RELEASE, LICENCE]);
});

it('quotes nothing twice, nothing of another paper, and nothing without a table', async () => {
  const shown: Answered['blocks'][number] = {
    kind: 'text',
    sentences: [{ text: RELEASE, refs: [1], check: 'verified' }],
  };

  expect(await textsAfter([table, shown])).toEqual([RELEASE, LICENCE]);
  expect(await textsAfter([table], 'harbour_market.md')).toEqual([]);
  expect(await textsAfter([shown])).toEqual([RELEASE]);
});
