// A value chain: each sentence at its own stage, and none that belongs to other sections.
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

const CHAIN = [
  'Breweries get hops and malt from suppliers in four countries.',
  'They produce the beer in plants with a capacity of 200,000 hectolitres.',
  'It is sold through wholesalers, which keep a fifth of the price.',
  'The customers are pubs and hotels.',
];

it('takes its stages from a document on the chain, and missing ones from others', async () => {
  const described = chunkOf(
    { text: CHAIN.slice(0, 3).join('\n') },
    { document: 'Brewing review', section: 'Breweries > Value chain' },
  );
  const own = chunkOf(
    { text: 'Our customers are 410 breweries pubs.\nOur suppliers of hops raised their prices by 6%.' },
    { document: 'report.pdf', company: 'Alder Brewing', section: 'Breweries > Customers' },
  );
  const inputs = { industry: 'Breweries', country: 'GB' };
  const context = contextFor({ type: 'ValueChain', inputs, chunks: [described, own] });

  const { blocks } = await flow({ kind: 'flow', stages: ['inputs', 'production', 'distribution', 'users'] }, context);
  const drawn = blocks.flatMap((block) =>
    block.kind === 'chart' && block.chart.type === 'flow' ? block.chart.stages : [],
  );

  expect(
    drawn
      .slice(0, 3)
      .map(({ items }) => items.map(({ label }) => CHAIN.findIndex((one) => one.startsWith(label.slice(0, 30))))),
  ).toEqual([[0], [1], [2]]);
  expect(JSON.stringify(drawn)).not.toContain('raised their prices');
});

it('puts what the companies of an industry do at production, whatever it costs', async () => {
  const text =
    '양조장의 원료는 보리와 홉이며 국내 농가에서 구매한다.\n양조 업체는 맥즙의 제조와 운영을 맡으며 원가의 31%가 인건비이다.';
  const described = chunkOf({ text }, { document: '양조업 조사', section: '양조업 > 가치 사슬', language: 'ko' });
  const inputs = { industry: '양조', country: 'KR' };
  const context = contextFor({ type: 'ValueChain', inputs, language: 'ko', chunks: [described] });

  const { blocks } = await flow({ kind: 'flow', stages: ['inputs', 'production'] }, context);
  const drawn = blocks.flatMap((block) =>
    block.kind === 'chart' && block.chart.type === 'flow' ? block.chart.stages : [],
  );

  expect(drawn.map(({ items }) => items.map(({ label }) => label.slice(0, 4)))).toEqual([['양조장의'], ['양조 업']]);
});
