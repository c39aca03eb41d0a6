// Golden runs of all 33 types over the sample workspace: what each leaves, and that nothing in it is uncited or wrong.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROVIDERS } from '#functions/sources/registry.ts';
import { sampleWeb } from '#infra/local/sample-sources/sample-web.ts';
import { GAON } from '#infra/local/samples/make/companies.ts';
import { ANALYSIS_TYPES, type AnalysisType } from '#shared/model/analysis.ts';
import { Block } from '#shared/report/blocks.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { type Asked, type Desk, deskOf, type Golden, runOf } from './sample-desk.ts';
import { FILE, MONTHS, PAYMENTS, PEER_PRICES, PRICES, SALES } from './sample-workbooks.ts';

const clock = fakeClock();
const sources = (['dart', 'sec', 'tavily', 'naver', 'coresignal'] as const).map((name) =>
  PROVIDERS[name]({ web: sampleWeb, clock, sampleBase: `http://localhost:4000/local/sources/${name}` }),
);

const COMPANY = { company: '가온물류' };
const SITE = { homepage: 'www.gaon-logistics.example' };
const MARKET = { industry: '물류', segment: '풀필먼트', country: '대한민국' };
const workbook = (columns: Record<string, string>) => ({ workbook: { fileId: FILE, columns } });

type Wanted = Pick<Asked, 'inputs' | 'workbook'> & { readonly kinds: readonly string[] };

/** What a person enters, and which kinds of blocks the type must leave here. Nothing is expected where samples say nothing. */
const WANTED: Readonly<Record<AnalysisType, Wanted>> = {
  TestAnalysis: { inputs: COMPANY, kinds: ['text', 'table'] },
  LinkedInPeople: { inputs: COMPANY, kinds: ['table'] },
  CompanySearch: { inputs: { industry: 'Logistics', country: 'KR' }, kinds: ['table'] },
  Search: { inputs: { topic: '가온물류의 위험 요인은 무엇인가?' }, kinds: ['list'] },
  CompetitiveLandscape: { inputs: { ...COMPANY, ...SITE, ...MARKET }, kinds: ['text', 'matrix'] },
  FindSimilarCompanies: { inputs: { company: 'Gaon Logistics' }, kinds: ['table'] },
  CompanyProfiling: { inputs: COMPANY, kinds: ['text', 'table', 'chart:bar', 'timeline'] },
  StrategyAnalysis: { inputs: COMPANY, kinds: ['list'] },
  ValueChain: { inputs: MARKET, kinds: ['chart:flow', 'list'] },
  IndustryMegaTrend: { inputs: MARKET, kinds: ['list', 'timeline'] },
  MarketSize: { inputs: MARKET, kinds: ['list', 'chart:treemap'] },
  RegulationOverview: { inputs: MARKET, kinds: ['list', 'timeline'] },
  MarketMap: {
    inputs: { ...MARKET, grouping: 'BySegment', peers: ['가온물류', 'Northway Freight Systems'] },
    kinds: ['chart:treemap'],
  },
  PressWatch: { inputs: COMPANY, kinds: ['timeline'] },
  EconomicOutlook: { inputs: { ...MARKET, period: '2026' }, kinds: [] },
  ConsumerInsights: { inputs: MARKET, kinds: ['list'] },
  OfferingVsPricing: { inputs: { ...COMPANY, ...SITE }, kinds: [] },
  CaseStudy: { inputs: { ...COMPANY, topic: '평택 자동화 센터' }, kinds: [] },
  BusinessEvolution: { inputs: COMPANY, kinds: ['timeline', 'table', 'chart:bar'] },
  PriceTracker: {
    inputs: { item: '출고 단가', ...workbook({ date: '일자', price: '단가' }) },
    workbook: [PRICES],
    kinds: ['chart:line'],
  },
  PeopleOrganization: { inputs: COMPANY, kinds: ['chart:line'] },
  FinancialPerformance: { inputs: COMPANY, kinds: ['table', 'chart:bar', 'chart:line', 'chart:waterfall'] },
  ProductPortfolio: { inputs: { ...COMPANY, ...SITE }, kinds: ['matrix', 'table'] },
  CompanyFullReport: {
    inputs: { ...COMPANY, ...SITE, country: 'KR' },
    kinds: ['heading', 'matrix', 'table', 'chart:waterfall'],
  },
  PeerComps: { inputs: { ...COMPANY, peers: ['Northway Freight Systems'] }, kinds: ['table'] },
  PvmAnalysis: {
    inputs: workbook({ item: '품목', period: '기간', quantity: '수량', revenue: '매출액', segment: '부문' }),
    workbook: [SALES],
    kinds: ['chart:waterfall', 'table'],
  },
  CohortAnalysis: {
    inputs: workbook({ customer: '고객', date: '결제일', revenue: '금액' }),
    workbook: [PAYMENTS],
    kinds: ['chart:heat', 'table'],
  },
  SeasonalAnalysis: {
    inputs: workbook({ date: '월', value: '매출' }),
    workbook: [MONTHS],
    kinds: ['chart:bar', 'chart:line', 'table'],
  },
  InvestmentHighlights: { inputs: COMPANY, kinds: ['table', 'list'] },
  DraftInformation: { inputs: COMPANY, kinds: ['table'] },
  ImWorkflow: { inputs: { ...COMPANY, ...SITE }, kinds: ['matrix', 'table', 'chart:bar', 'list'] },
  EcommerceMetrics: {
    inputs: {
      ...workbook({ customer: '고객', date: '결제일', recurring: '금액' }),
      acquisitionSpend: 60,
      grossMargin: 70,
    },
    workbook: [PAYMENTS],
    kinds: ['chart:waterfall', 'chart:line', 'table'],
  },
  DCF: { inputs: COMPANY, kinds: ['table', 'chart:heat'] },
};

let desk: Desk;
beforeAll(async () => {
  desk = await deskOf('hanbit');
}, 120_000);
afterAll(() => desk.close());

const blocksOf = ({ sections }: Golden) => sections.flatMap(({ blocks }) => blocks);
const kindOf = (block: Block): string => (block.kind === 'chart' ? `chart:${block.chart.type}` : block.kind);

const refsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'refs' && Array.isArray(inner) ? inner.map(Number) : refsIn(inner),
  );
};

/** Everything that says it was checked must stand on something. */
const baseless = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(baseless);
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'check' in value &&
    value.check === 'verified' &&
    !('refs' in value && Array.isArray(value.refs) && value.refs.length > 0);
  return [...(own ? [value] : []), ...Object.values(value).flatMap(baseless)];
};

describe.each(ANALYSIS_TYPES)('%s over the sample workspace', (type) => {
  it('leaves its own kinds of blocks, each figure and sentence with its source', { timeout: 90_000 }, async () => {
    // Prepare
    const { inputs, workbook: sheets, kinds } = WANTED[type];

    // Act
    const golden = await runOf({ desk, type, inputs, sources, ...(sheets ? { workbook: sheets } : {}) });

    // Assess
    const blocks = blocksOf(golden);
    const numbers = new Set(golden.references.map(({ n }) => n));
    expect(blocks.map(kindOf)).toEqual(expect.arrayContaining([...kinds]));
    for (const block of blocks) expect(Block.safeParse(block).error?.issues ?? []).toEqual([]);
    expect(refsIn(blocks).filter((n) => !numbers.has(n))).toEqual([]);
    expect(baseless(blocks)).toEqual([]);
    expect(golden.references.filter(({ quote }) => quote === '')).toEqual([]);
    // A section without evidence says so; none is silently empty.
    for (const { blocks: own, note, status } of golden.sections)
      expect(own.length > 0 || (status === 'failed' && note)).toBeTruthy();
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

  it('of statements agree with the filings, year by year, from registers and from documents', {
    timeout: 90_000,
  }, async () => {
    for (const given of [sources, []]) {
      const golden = await runOf({ desk, type: 'FinancialPerformance', inputs: COMPANY, sources: given });

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

  it('of a company that no document is about are nobody else’s', { timeout: 90_000 }, async () => {
    const golden = await runOf({ desk, type: 'FinancialPerformance', inputs: { company: '대한로지스' }, sources });

    expect(
      golden.sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'table' || kind === 'chart'),
    ).toEqual([]);
  });

  it('of price, volume and mix add up to the change', async () => {
    const { inputs, workbook: sheets } = WANTED.PvmAnalysis;

    const golden = await runOf({ desk, type: 'PvmAnalysis', inputs, ...(sheets ? { workbook: sheets } : {}) });

    const [before = 0, ...rest] = cellsOf(golden, 'pvmBridge', '전체').map((text) => Number(text.replaceAll(',', '')));
    expect([before, rest.at(-1)]).toEqual([2500, 4340]);
    expect(before + rest.slice(0, -1).reduce((sum, effect) => sum + effect, 0)).toBeCloseTo(4340, 1);
  });
});

describe('another currency', () => {
  const RATE = 'USD/KRW 1,250 2026-09-30 한국은행';
  const tableOf = (golden: Golden, id: string) =>
    golden.sections.find((section) => section.id === id)?.blocks.find((block) => block.kind === 'table');

  it('shows converted amounts with rate, day and source, and computes ratios from what was filed', {
    timeout: 60_000,
  }, async () => {
    const inputs = { ...COMPANY, currency: 'USD', exchangeRates: RATE };

    const golden = await runOf({ desk, type: 'FinancialPerformance', inputs, sources, language: 'en' });

    const [income] = golden.sections;
    const revenue = tableOf(golden, 'incomeStatement')
      ?.rows.find(([first]) => first?.text === 'Revenue')
      ?.at(-1);
    expect(revenue?.text).toBe(
      ((GAON.at(-1)?.revenue ?? 0) / 1250).toLocaleString('en-US', { maximumFractionDigits: 1 }),
    );
    expect(revenue?.findings).toMatchObject([{ code: 'computed', instead: expect.stringContaining('÷ 1250') }]);
    expect(income?.note).toContain('1 USD = 1250 KRW (2026-09-30, source: 한국은행)');
    expect(income?.assumptions).toMatchObject([{ value: '1250', note: '2026-09-30, 한국은행' }]);
  });

  it('without a rate stays what was filed, and says so', { timeout: 60_000 }, async () => {
    const inputs = { ...COMPANY, currency: 'EUR', exchangeRates: RATE };

    const golden = await runOf({ desk, type: 'FinancialPerformance', inputs, sources, language: 'en' });

    expect(golden.sections[0]?.note).toContain('no exchange rate from KRW to EUR');
    expect(tableOf(golden, 'incomeStatement')?.columns.at(-1)?.unit).toContain('KRW');
  });
});

describe('peers with prices', () => {
  const sheets = [PEER_PRICES];
  const inputs = {
    ...COMPANY,
    peers: ['Northway Freight Systems'],
    ...workbook({ company: '회사', price: '주가', shares: '주식수' }),
  };

  it('give multiples at the rate that was entered, with a workbook', { timeout: 60_000 }, async () => {
    const asked = { ...inputs, exchangeRates: 'USD/KRW 1,250 2026-09-30' };

    const golden = await runOf({ desk, type: 'PeerComps', inputs: asked, workbook: sheets, sources });

    const [, multiples, range] = golden.sections;
    expect([multiples?.status, range?.status]).toEqual(['done', 'done']);
    expect(range?.workbook).toBeDefined();
    expect(range?.assumptions).toMatchObject([{ value: '1250' }]);
  });

  it('of another currency without a rate give a reason and no multiple', { timeout: 60_000 }, async () => {
    const golden = await runOf({ desk, type: 'PeerComps', inputs, workbook: sheets, sources, language: 'en' });

    const [, multiples] = golden.sections;
    expect(multiples).toMatchObject({ status: 'failed', blocks: [] });
    expect(multiples?.note).toBe('There is no exchange rate from USD to KRW. Enter one to convert.');
  });
});

describe('bad input', () => {
  const notesOf = ({ sections }: Golden) =>
    sections.filter(({ status }) => status === 'failed').map(({ note }) => note);

  it('terminal growth at or above the cost of capital gives a reason and no figure', { timeout: 60_000 }, async () => {
    const inputs = { ...COMPANY, terminalGrowth: 9, riskFreeRate: 0, equityPremium: 1, costOfDebt: 1 };

    const golden = await runOf({ desk, type: 'DCF', inputs, sources, language: 'en' });

    expect(notesOf(golden)[0]).toBe('Terminal growth must be below the cost of capital (WACC).');
    expect(blocksOf(golden).some(({ kind }) => kind === 'chart')).toBe(false);
  });

  it('a workbook without the columns gives a reason and no figure', async () => {
    const inputs = workbook({ customer: 'Customer', date: 'Date', revenue: 'Amount' });

    const golden = await runOf({ desk, type: 'CohortAnalysis', inputs, workbook: [SALES], language: 'en' });

    expect(notesOf(golden)).toHaveLength(3);
    expect(blocksOf(golden)).toEqual([]);
  });

  it('peers without prices are named, and no multiple is made up', { timeout: 60_000 }, async () => {
    const golden = await runOf({ desk, type: 'PeerComps', inputs: WANTED.PeerComps.inputs, sources, language: 'en' });

    expect(golden.sections[0]?.note).toContain('Northway Freight Systems');
    expect(golden.sections.slice(1, 3).map(({ status }) => status)).toEqual(['failed', 'failed']);
  });
});
