// The growth that a document states of a company in one year.
import { expect, it } from 'vitest';
import { printedGrowth } from '#functions/analyses/evidence/printed-growth.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const growthIn = async (text: string, name: string, language: 'ko' | 'en' | 'ja' = 'en') => {
  const chunk = chunkOf({ text }, { language, document: 'Rivals.md', section: 'Competitors' });
  const context = contextFor({ type: 'CompanySearch', inputs: { industry: 'Bread' }, language, chunks: [chunk] });
  return printedGrowth(context, { name }, '2025');
};

it.each([
  ['Birch Bakery cut prices and its revenue grew by 31% in 2025.', 'Birch Bakery', 'en', 31],
  ['자작제빵은 식빵 가격을 낮추어 2025년 매출이 12.5% 증가하였습니다.', '자작제빵', 'ko', 12.5],
] as const)('is taken from %s', async (text, name, language, value) => {
  expect(await growthIn(text, name, language)).toMatchObject({ value, check: 'verified' });
});

it.each([
  'Birch Bakery’s export revenue grew by 31% in 2025.',
  'Birch Bakery cut prices and its revenue grew by 31% in 2024.',
  'Birch Bakery cut its prices by 31% in 2025.',
  'Birch Bakery and its revenue grew by 31% a year until 2025.',
  'The shops of Birch Bakery are full, and its revenue grew by 31% in 2025.',
])('is not taken from %s', async (text) => {
  expect(await growthIn(text, 'Birch Bakery')).toBeUndefined();
});
