// Which sentences of a company's report give the cause of a change in its results.
import { expect, it } from 'vitest';
import type { FiledStatements } from '#functions/analyses/evidence/filed-statements.ts';
import { statedCauses } from '#functions/analyses/evidence/stated-causes.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const causesIn = async (text: string, section = 'Review of the year') => {
  const passages = [chunkOf({ text }, { section, company: 'Penlee Oysters' })];
  const context = contextFor({ type: 'FinancialPerformance', inputs: { company: 'Penlee Oysters' }, chunks: passages });
  const filed = [{ fileId: passages[0]?.fileId, passages }] as unknown as readonly FiledStatements[];
  const blocks = await statedCauses({ ...context, statements: async () => filed });
  return blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.map((item) => item.map((one) => one.text)) : [],
  );
};

it.each([
  ['Sales of oysters rose because two beds came into harvest.', 'Review of the year'],
  ['営業利益の減少は、稚貝の仕入れが値上がりしたことによるものです。', '経営成績'],
  ['굴 판매가 줄어든 것은 6월 적조로 두 달을 쉰 탓이다.', '영업 개황'],
])('takes a sentence with the change and its cause: %s', async (text, section) => {
  expect(await causesIn(text, section)).toEqual([[text]]);
});

it('adds the sentence before if that tells what changed', async () => {
  const [what, why] = ['Revenue fell 6% to £4.1 million.', 'The closure of the Fal beds explains most of it.'];
  expect(await causesIn(`${what} ${why}`)).toEqual([[what, why]]);
});

it('joins no sentence of another paragraph', async () => {
  expect(await causesIn('Revenue fell 6%.\nThe hatchery was moved because its lease had ended.')).toEqual([]);
});

it('leaves causes below headings of other subjects', async () => {
  expect(await causesIn('The claim rose because two growers joined it.', 'Litigation')).toEqual([]);
});
