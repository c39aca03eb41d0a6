// The company's own count in a column in which a comparison of rivals has theirs.
import { describe, expect, it } from 'vitest';
import { statedCount } from '#functions/analyses/evidence/stated-counts.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const company = { name: 'みなと商店' };
const countOf = async (text: string, label: string) => {
  const chunks = [chunkOf({ text }, { company: company.name, section: '企業の概況', document: '有価証券報告書.md' })];
  const context = contextFor({ type: 'CompetitiveLandscape', inputs: { company: company.name }, chunks });
  return (await statedCount(context, company, label))?.text;
};

describe('the count that a company states of itself', () => {
  it('is the number beside the noun of the column', async () => {
    expect(await countOf('2026年2月末の店舗数は148店、従業員数は3,426名です。', '店舗数')).toBe('148');
  });

  it('is missing if the papers count something else', async () => {
    expect(await countOf('2026年2月末の従業員数は3,426名です。', '店舗数')).toBeUndefined();
  });
});
