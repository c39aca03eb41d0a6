// What documents forecast of a company in figures.
import { expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const outlookIn = async (text: string) => {
  const chunks = [chunkOf({ text }, { company: 'Harbor Lines' })];
  const context = contextFor({ type: 'DCF', inputs: { company: 'Harbor Lines' }, chunks });
  const { blocks } = await compute({ kind: 'compute', calculator: 'dcf', part: 'outlook' }, context);
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat().map((one) => one.text) : []));
};

it.each([
  'The budget for 2027 has revenue of £36 million.',
  'The revenue target of Harbor Lines for 2027 is £42 million.',
  '올해 계획은 매출 1,580억원, 영업이익 132억원이다.',
  '通期の営業利益予想は1億2,000万円である。',
  '2028年3月期の売上高の目標は36億円である。',
])('is quoted: %s', async (text) => {
  expect(await outlookIn(`The quay was repaired. ${text}`)).toEqual([text]);
});

it.each([
  '5.4 The plan shall state EBITDA and cost no more than £25,000.',
  'The plan is to repaint the ferry.',
  'Revenue was £31 million.',
])('is no clause, plan without figures or result: %s', async (text) => {
  expect(await outlookIn(text)).toEqual([]);
});
