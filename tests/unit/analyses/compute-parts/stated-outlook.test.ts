// What the documents state of the years ahead, below a valuation.
import { expect, it } from 'vitest';
import { statedOutlook } from '#functions/analyses/compute-parts/stated-outlook.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

it('is the target that a plan sets, without a word for a forecast', async () => {
  const target = 'The target of Alder Bakery for 2027 is revenue of £42 million.';
  const chunks = [
    chunkOf(
      { text: `${target} The ovens were serviced in May.` },
      { company: 'Alder Bakery', document: 'Alder Bakery plan.md', section: 'Plan' },
    ),
  ];
  const context = contextFor({ type: 'DCF', inputs: { company: 'Alder Bakery' }, chunks });
  const { blocks } = await statedOutlook(context);
  expect(blocks.flatMap(sentencesOf).map(({ text }) => text)).toEqual([target]);
});
