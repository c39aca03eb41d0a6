// A value chain: each sentence at the stage that it is of, and none that other sections are for.
import { expect, it } from 'vitest';
import { flow } from '#functions/analyses/flow.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const BUYS = 'Supermarkets procure groceries from wholesalers and from markets of producers.';
const POWER =
  'Three wholesalers are suppliers of 44% of the groceries, so that supermarkets have little bargaining power.';
const MARGIN = 'Supermarkets process food in plants and earn a gross margin of 47% on it.';
const RULE = 'The food law requires supermarkets to operate plants under a regulation on hygiene.';

it('leaves power, margins and rules to their own sections', async () => {
  const inputs = { industry: 'Supermarkets', country: 'JP' };
  const text = [BUYS, POWER, MARGIN, RULE].join('\n');
  const chunks = [chunkOf({ text }, { document: 'Note on supermarkets' })];
  const context = contextFor({ type: 'ValueChain', inputs, chunks });

  const built = JSON.stringify((await flow({ kind: 'flow', stages: ['inputs', 'production'] }, context)).blocks);

  expect(built).toContain(BUYS);
  for (const beside of [POWER, MARGIN, RULE]) expect(built).not.toContain(beside);
});
