// The table that divides a company's revenue: each segment under its own name.
import { expect, it } from 'vitest';
import { partTable } from '#functions/analyses/evidence/parts.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

it('names a segment by its first cell if its products are beside it', async () => {
  const chunk = tableChunk(
    [
      ['Segment', 'Main products', '2024 revenue ($m)', '2025 revenue ($m)', 'Share'],
      ['Beer', 'Pale ale, stout', '60', '66', '66%'],
      ['Cider', 'Dry cider', '30', '34', '34%'],
      ['Total', '-', '90', '100', '100%'],
    ],
    { company: 'Alder Brewing', section: 'Segments and products', unit: '($m)' },
  );
  const context = contextFor({
    type: 'ProductPortfolio',
    inputs: { company: 'Alder Brewing', homepage: 'a.example' },
    chunks: [chunk],
  });

  const table = await partTable(context, { name: 'Alder Brewing' });

  expect(table?.parts).toEqual(['Beer', 'Cider']);
  expect(table?.figures.map(({ year, value }) => [year, value])).toEqual([
    ['2024', 60_000_000],
    ['2025', 66_000_000],
    ['2024', 30_000_000],
    ['2025', 34_000_000],
  ]);
});

it('reads the profit of a segment beside its revenue as another line', async () => {
  const chunk = tableChunk(
    [
      ['부문', '2024년 매출', '2025년 매출', '2025년 영업이익'],
      ['맥주', '60', '66', '9'],
      ['사이다', '30', '34', '4'],
      ['합계', '90', '100', '13'],
    ],
    { company: '자작양조', section: '부문별 실적', unit: '(단위: 백만원)' },
  );
  const context = contextFor({
    type: 'ProductPortfolio',
    inputs: { company: '자작양조', homepage: 'a.example' },
    chunks: [chunk],
  });

  const table = await partTable(context, { name: '자작양조' });

  expect(table?.figures.map(({ value }) => value / 1e6)).toEqual([60, 66, 30, 34]);
});

it('takes no plan for a result of its year', async () => {
  const chunk = tableChunk(
    [
      ['Segment', '2024 revenue ($m)', '2023 revenue ($m)', '2024 plan, revenue ($m)'],
      ['Beer', '66', '60', '70'],
      ['Cider', '34', '30', '35'],
      ['Total', '100', '90', '105'],
    ],
    { company: 'Alder Brewing', section: 'Segments and products', unit: '($m)' },
  );
  const context = contextFor({
    type: 'ProductPortfolio',
    inputs: { company: 'Alder Brewing', homepage: 'a.example' },
    chunks: [chunk],
  });

  const table = await partTable(context, { name: 'Alder Brewing' });

  expect(table?.figures.map(({ metric, year, value }) => [metric, year, value])).toEqual([
    ['Beer', '2024', 66_000_000],
    ['Beer', '2023', 60_000_000],
    ['Cider', '2024', 34_000_000],
    ['Cider', '2023', 30_000_000],
  ]);
});
