// Drivers read from a foreign model: rows by label in three languages, years by header, ratios from amounts.
import { describe, expect, it } from 'vitest';
import { driverInputs, firstYearOf, workbookDrivers } from '#shared/analyses/workbook-drivers.ts';

const MODELS = {
  en: {
    head: ['USD million', 'FY2024A', 'FY2025A', 'FY2026E', 'FY2027E', 'FY2028E'],
    rows: ['Revenue growth %', 'EBIT margin', 'Tax rate', 'D&A % of revenue', 'DSO', 'Capex (% of sales)'],
  },
  ko: {
    head: ['백만원', '2024A', '2025A', '2026E', '2027E', '2028E'],
    rows: ['매출 성장률', '영업이익률(%)', '법인세율', '매출 대비 감가상각비', '매출채권 회전일수', '매출 대비 CAPEX'],
  },
  ja: {
    head: ['百万円', '2024年', '2025年', '2026年E', '2027年E', '2028年E'],
    rows: ['売上高成長率', '営業利益率', '実効税率', '減価償却費率', '売上債権回転日数', '設備投資比率'],
  },
} as const;
const VALUES = [
  ['5.0%', '6.0%', '8.0%', '7.5%', '7.0%'],
  ['10.0%', '11.0%', '12.0%', '12.5%', '13.0%'],
  ['0.25', '0.25', '0.24', '0.24', '0.24'],
  ['4.0%', '4.0%', '4.0%', '3.9%', '3.8%'],
  ['45', '44', '43', '42.5', '42'],
  ['5.0%', '5.0%', '5.5%', '5.0%', '4.5%'],
];

describe.each(['en', 'ko', 'ja'] as const)('a model in %s', (language) => {
  const { head, rows } = MODELS[language];
  const grid = [['Project Harbor'], [...head], ...rows.map((label, n) => [label, ...(VALUES[n] ?? [])])];

  it('is read by row labels and year headers', () => {
    const drivers = workbookDrivers([{ name: 'DCF', grid }]);

    expect(drivers?.years).toEqual([2024, 2025, 2026, 2027, 2028]);
    expect(drivers && driverInputs(drivers, 2026)).toEqual({
      years: 3,
      revenueGrowth: '8, 7.5, 7',
      operatingMargin: '12, 12.5, 13',
      taxRate: '24, 24, 24',
      depreciationShare: '4, 3.9, 3.8',
      capexShare: '5.5, 5, 4.5',
      receivableDays: '43, 42.5, 42',
    });
  });

  it('marks the forecast by its years', () => {
    expect(workbookDrivers([{ name: 'DCF', grid }])?.firstForecast).toBe(2026);
  });

  it('names the drivers without a row', () => {
    expect(workbookDrivers([{ name: 'DCF', grid }])?.missing).toEqual([
      ...['inventoryDays', 'payableDays', 'workingCapitalShare'],
    ]);
  });
});

describe('statements', () => {
  const income = [
    ['', '2023', '2024', '2025'],
    ['Revenue', '1,000', '1,100', '1,320'],
    ['Cost of sales', '(600)', '(660)', '(800)'],
    ['Operating income', '100', '(11)', '132'],
    ['Income before tax', '90', '100', '120'],
    ['Income tax expense', '(18)', '(25)', '(30)'],
  ];
  const balance = [
    ['', 'Dec 31, 2024', 'Dec 31, 2025'],
    ['Trade receivables', '110', '132'],
    ['Inventories', '66', '80'],
  ];
  const drivers = workbookDrivers([
    { name: 'Income', grid: income },
    { name: 'Balance', grid: balance },
  ]);

  it('give drivers as ratios of their lines, with the lines used', () => {
    expect(drivers && driverInputs(drivers, 2024)).toEqual({
      revenueGrowth: '10, 20',
      operatingMargin: '-1, 10',
      taxRate: '25, 25',
      receivableDays: '36.5, 36.5',
      inventoryDays: '36.5, 36.5',
    });
    expect(drivers?.found.find(({ field }) => field === 'inventoryDays')?.labels).toEqual([
      'Inventories',
      'Cost of sales',
    ]);
  });

  it('mark no forecast, and begin with the first year that all rows have', () => {
    expect(drivers?.firstForecast).toBeUndefined();
    expect(drivers && firstYearOf(drivers)).toBe(2024);
  });
});

describe('abbreviated lines', () => {
  it.each([
    ['Sales', 'EBIT', 'D&A', 'Capex'],
    ['매출', 'EBIT', '상각비', '설비투자'],
    ['売上高', 'EBIT', '償却費', '設備投資額'],
  ])('%s, %s, %s and %s give the ratios of the forecast', (...labels) => {
    const values = [
      ['1,000', '1,100'],
      ['100', '121'],
      ['40', '44'],
      ['(50)', '(66)'],
    ];
    const grid = [['', '2025A', '2026E'], ...labels.map((label, n) => [label, ...(values[n] ?? [])])];
    const drivers = workbookDrivers([{ name: 'Model', grid }]);

    expect(drivers && driverInputs(drivers, 2026)).toEqual({
      revenueGrowth: '10',
      operatingMargin: '11',
      depreciationShare: '4',
      capexShare: '6',
    });
  });
});

describe('labels with brackets', () => {
  const found = (...rows: readonly (readonly string[])[]) => {
    const drivers = workbookDrivers([{ name: 'Model', grid: [['', '2025A', '2026E'], ...rows] }]);
    return drivers && driverInputs(drivers, 2026);
  };

  it.each([
    ['Sales', 'Operating profit (EBIT)', 'Capital expenditure (CAPEX)'],
    ['매출액', '영업이익(EBIT)', '자본적지출(CAPEX)'],
    ['売上高', '営業利益（EBIT）', '設備投資額（CAPEX）'],
  ])('name a line twice: %s, %s, %s', (revenue, income, capex) => {
    const inputs = found([revenue, '1,000', '1,100'], [income, '100', '121'], [capex, '50', '66']);

    expect(inputs).toMatchObject({ operatingMargin: '11', capexShare: '6' });
  });

  it('state a rate directly, whatever its base is', () => {
    const rate = ['Capital expenditures (% of net sales)', '5.0%', '5.2%'];

    expect(found(['Net sales', '1,000', '1,100'], rate)).toMatchObject({ capexShare: '5.2' });
  });

  it('never divide a rate by an amount', () => {
    const rate = ['Capital expenditures (on plants)', '5.0%', '5.2%'];

    expect(found(['Net sales', '1,000', '1,100'], rate)).not.toHaveProperty('capexShare');
  });
});

describe('lines on sheets of different units', () => {
  const YEARS = ['2024', '2025'];
  const income = (unit: string) => ({
    name: 'Income',
    grid: [
      [unit, ...YEARS],
      ['Revenue', '1,000', '1,000'],
    ],
  });
  const balance = (unit: string) => ({
    name: 'Balance',
    grid: [[unit], ['', ...YEARS], ['Trade receivables', '100,000', '200,000']],
  });
  const daysOf = (...sheets: { name: string; grid: string[][] }[]) =>
    workbookDrivers(sheets)?.found.find(({ field }) => field === 'receivableDays')?.values;

  it('are divided in one unit', () => {
    const days = daysOf(income('USD million'), balance('In thousands of US dollars'));

    expect(days?.get(2024)).toBeCloseTo(36.5);
    expect(days?.get(2025)).toBeCloseTo(73);
  });

  it('are not divided if one has no unit or another currency', () => {
    expect(daysOf(income('(단위: 백만원)'), balance(''))).toBeUndefined();
    expect(daysOf(income('USD million'), balance('(単位：千円)'))).toBeUndefined();
  });

  it('are taken from one sheet if it has both', () => {
    const both = {
      name: 'Model (USD k)',
      grid: [
        ['', ...YEARS],
        ['Revenue', '400', '400'],
        ['Trade receivables', '40', '80'],
      ],
    };

    expect(daysOf(income('USD million'), both)?.get(2025)).toBeCloseTo(73);
  });

  it("use the unit of their own label before the sheet's", () => {
    const mixed = [
      ['USD million', ...YEARS],
      ['Revenue', '1', '1'],
      ['Trade receivables (USD thousand)', '100', '200'],
    ];

    expect(daysOf({ name: 'Model', grid: mixed })?.get(2025)).toBeCloseTo(73);
  });
});

describe('a workbook', () => {
  it('returns nothing without a row of years', () => {
    expect(workbookDrivers([{ name: 'Notes', grid: [['Revenue growth', '8%', '7%']] }])).toBeUndefined();
  });

  it('returns nothing if its years have a gap or run backwards', () => {
    const grid = (...years: string[]) => [
      ['', ...years],
      ['Revenue growth', '8%', '7%', '6%'],
    ];

    expect(workbookDrivers([{ name: 'A', grid: grid('2026', '2028', '2029') }])).toBeUndefined();
    expect(workbookDrivers([{ name: 'B', grid: grid('2028', '2027', '2026') }])).toBeUndefined();
  });

  it('returns a driver up to its first gap', () => {
    const grid = [
      ['', '2026E', '2027E', '2028E'],
      ['EBIT margin', '12%', '', '13%'],
      ['EBITDA margin', '20%', '21%', '22%'],
    ];
    const drivers = workbookDrivers([{ name: 'DCF', grid }]);

    expect(drivers?.firstForecast).toBe(2026);
    expect(drivers && driverInputs(drivers, 2026)).toEqual({ years: 3, operatingMargin: '12' });
  });
});

describe('a model with years in rows', () => {
  const LAYOUTS = {
    en: { head: ['FY', 'Sales growth', 'EBIT margin', 'Cash tax rate', 'DSO'], yearOf: (y: number) => `${y}E` },
    ko: {
      head: ['회계연도', '매출 성장률', '영업이익률', '법인세율', '매출채권 회전일수'],
      yearOf: (y: number) => `${y}년 (추정)`,
    },
    ja: {
      head: ['年度', '売上高成長率', '営業利益率', '実効税率', '売上債権回転日数'],
      yearOf: (y: number) => `${y}年度予想`,
    },
  } as const;

  it.each(['en', 'ko', 'ja'] as const)('is read like one with years in columns: %s', (language) => {
    const { head, yearOf } = LAYOUTS[language];
    const values = [
      ['8.0%', '12.0%', '24%', '43'],
      ['7.5%', '12.5%', '24%', '42.5'],
      ['7.0%', '13.0%', '25%', '42'],
    ];
    const grid = [
      ['Project Harbor', '', '', '', ''],
      [...head],
      ['', '%', '%', '%', ''],
      ...values.map((row, n) => [yearOf(2026 + n), ...row]),
    ];
    const drivers = workbookDrivers([{ name: 'Case', grid }]);

    expect(drivers?.firstForecast).toBe(2026);
    expect(drivers && driverInputs(drivers, 2026)).toEqual({
      years: 3,
      revenueGrowth: '8, 7.5, 7',
      operatingMargin: '12, 12.5, 13',
      taxRate: '24, 24, 25',
      receivableDays: '43, 42.5, 42',
    });
  });

  it('may omit the base of a percentage', () => {
    const grid = [
      ['', '2026E', '2027E'],
      ['D&A % sales', '4%', '5%'],
      ['Capex % of sales', '6%', '7%'],
    ];
    const drivers = workbookDrivers([{ name: 'Case', grid }]);

    expect(drivers && driverInputs(drivers, 2026)).toMatchObject({ depreciationShare: '4, 5', capexShare: '6, 7' });
  });

  it('returns nothing if its numbers only look like years', () => {
    expect(
      workbookDrivers([
        {
          name: 'List',
          grid: [
            ['2024', '5%'],
            ['2021', '6%'],
            ['2027', '7%'],
          ],
        },
      ]),
    ).toBeUndefined();
  });
});
