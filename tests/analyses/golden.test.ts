// Golden runs of all 33 analyses over the sample workspace: their results, and that every statement is cited and right.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAON } from '#infra/local/samples/make/companies.ts';
import { ANALYSIS_TYPES, type AnalysisType } from '#shared/model/analysis.ts';
import { expectTrueCharts } from './chart-checks.ts';
import { expectSound } from './golden-checks.ts';
import { type Desk, deskOf, type Golden, runOf } from './sample-desk.ts';
import { COMPANY, sources, WANTED } from './wanted.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await deskOf('hanbit');
});
afterAll(() => desk.close());

/** Reports are cached, because two tests look at some of them. */
const reports = new Map<AnalysisType, Promise<Golden>>();
const reportOf = (type: AnalysisType): Promise<Golden> => {
  const { inputs, workbook } = WANTED[type];
  const report = reports.get(type) ?? runOf({ desk, type, inputs, sources, ...(workbook ? { workbook } : {}) });
  reports.set(type, report);
  return report;
};

describe.each(ANALYSIS_TYPES)('%s over the sample workspace', (type) => {
  it('produces its kinds of blocks, each figure and sentence with its source', async () => {
    // Act
    const golden = await reportOf(type);

    // Assess
    expectSound(golden, WANTED[type].kinds);
    expectTrueCharts(golden, 'ko');
  });
});

describe('figures', () => {
  const cellsOf = (golden: Golden, section: string, label: string): string[] =>
    golden.sections
      .filter(({ id }) => id === section)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' ? block.rows : []))
      .filter(([first]) => first?.text === label)
      .flatMap((row) => row.slice(1).map(({ text }) => text));
  const million = (value: number) => value.toLocaleString('ko-KR');

  it('of statements agree with the filings in each year, from registers and documents', async () => {
    const fromDocuments = await runOf({ desk, type: 'FinancialPerformance', inputs: COMPANY, sources: [] });

    for (const golden of [await reportOf('FinancialPerformance'), fromDocuments]) {
      expect(cellsOf(golden, 'incomeStatement', '매출액')).toEqual(GAON.map((year) => million(year.revenue)));
      expect(cellsOf(golden, 'incomeStatement', '영업이익')).toEqual(GAON.map((year) => million(year.operating)));
      expect(cellsOf(golden, 'incomeStatement', '당기순이익')).toEqual(GAON.map((year) => million(year.net)));
      expect(cellsOf(golden, 'balanceSheet', '자산총계')).toEqual(GAON.map((year) => million(year.assets)));
      expect(cellsOf(golden, 'cashFlow', '영업활동현금흐름')).toEqual(GAON.map((year) => million(year.operatingCash)));
      expect(cellsOf(golden, 'ratios', '영업이익률')).toEqual(
        GAON.map((year) => `${((year.operating / year.revenue) * 100).toFixed(1)}%`),
      );
    }
  });

  it("of a company without documents are not another company's", async () => {
    const golden = await runOf({ desk, type: 'FinancialPerformance', inputs: { company: '해오름운수' }, sources });

    expect(
      golden.sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'table' || kind === 'chart'),
    ).toEqual([]);
  });

  it('of similar companies leave no column empty', async () => {
    const inputs = { company: '가온물류' };
    const { sections } = await runOf({ desk, type: 'FindSimilarCompanies', inputs, sources: [], only: 'similar' });

    const table = sections[0]?.blocks.find((block) => block.kind === 'table');

    expect(table?.rows.length).toBeGreaterThan(0);
    expect(table?.columns.map(({ label }) => label)).toEqual(['순위', '이름', '선정 이유']);
  });

  it('of price, volume and mix add up to the change', async () => {
    const golden = await reportOf('PvmAnalysis');

    const [before = 0, ...rest] = cellsOf(golden, 'pvmBridge', '전체').map((text) => Number(text.replaceAll(',', '')));
    expect([before, rest.at(-1)]).toEqual([2500, 4340]);
    expect(before + rest.slice(0, -1).reduce((sum, effect) => sum + effect, 0)).toBeCloseTo(4340, 1);
  });
});
