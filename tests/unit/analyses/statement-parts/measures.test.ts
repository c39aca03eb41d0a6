// Measures in a report: bridges with their parts, formulas with figures, sources, and measures that cannot be computed.
import { describe, expect, it } from 'vitest';
import { statements } from '#functions/analyses/statements.ts';
import { tieOut } from '#shared/finance/tie-out/tie-out.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { type MadeLine, madeStatement } from '#tests/helpers/made-statement.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const chunk = chunkOf({ text: 'a line of a statement. '.repeat(40), kind: 'table', seq: 1 });

const FACES = {
  en: { restructuring: 'Restructuring charges', gain: 'Gain on sale of businesses' },
  ko: { restructuring: '구조조정비용', gain: '유형자산처분이익' },
  ja: { restructuring: '構造改革費用', gain: '固定資産売却益' },
} as const;

const incomeOf = (language: Language, more: readonly MadeLine[] = []) =>
  madeStatement('income', [
    ['Revenue', 'revenue', 1000, 900],
    ['Cost of sales', 'costOfSales', 600, 540],
    ['Gross profit', 'grossProfit', 400, 360],
    ['Selling', 'sga', 225, 220],
    [FACES[language].restructuring, '', 30, 20],
    [FACES[language].gain, '', 5, 0],
    ['Operating income', 'operatingIncome', 150, 120],
    ...more,
  ]);
const cash = madeStatement('cashFlow', [
  ['Depreciation', 'depreciation', 60, 50],
  ['Operating cash flow', 'operatingCashFlow', 170, 150],
  ['Purchases of equipment', 'capex', -70, -60],
]);

const built = (language: Language, all: readonly Statement[], part: 'measures' | 'ratios' = 'measures') => {
  const of = { fileId: chunk.fileId, document: 'report.pdf', language: 'en', basis: undefined };
  const filed = { ...of, statements: all, unread: [], ...tieOut(all), chunkOf: () => chunk };
  const context = contextFor({ type: 'FinancialPerformance', inputs: { company: 'Harbor' }, language });
  return statements({ kind: 'statements', parts: [part] }, { ...context, statements: async () => [filed] });
};
const rowsOf = (blocks: readonly { readonly kind: string }[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? (block as BlockOf<'table'>).rows : []));

describe.each(['en', 'ko', 'ja'] as const)('the bridge of EBITDA in %s', (language) => {
  it('adds back items that are printed separately, each with its source', async () => {
    const { blocks } = await built(language, [incomeOf(language), cash]);

    const rows = rowsOf(blocks).map(([label, before, now]) => [
      label?.text.replace(/ \(.*/, ''),
      before?.text,
      now?.text,
    ]);
    expect(rows).toContainEqual([FACES[language].restructuring, '20', '30']);
    expect(rows).toContainEqual([FACES[language].gain, '0', '-5']);
    expect(rows.map(([, ...figures]) => figures)).toContainEqual(['190', '235']);
  });
});

describe('a measure', () => {
  it('shows its formula with figures, and depends on the lines in it', async () => {
    const { blocks } = await built('en', [incomeOf('en'), cash]);

    const ebitda = rowsOf(blocks).find(([label]) => label?.text.startsWith('EBITDA ('));
    expect(ebitda?.[2]).toMatchObject({
      ...{ text: '210', check: 'verified' },
      findings: [{ code: 'computed', instead: '150 + 60 = 210' }],
    });
    expect(ebitda?.[2]?.refs?.length).toBe(2);
  });

  it('names missing lines on screen only, never in a document', async () => {
    const { note, aside } = await built('en', [incomeOf('en')]);

    expect(aside).toMatch(/Not printed.*Depreciation.*With them.*EBITDA/i);
    expect(note ?? '').not.toContain('Not printed');
  });

  it('is uncertain if a line in it does not add up', async () => {
    const wrong = madeStatement('income', [
      ['Revenue', 'revenue', 1000, 900],
      ['Cost of sales', 'costOfSales', 600, 540],
      ['Gross profit', 'grossProfit', 450, 360],
      ['Operating income', 'operatingIncome', 150, 120],
    ]);
    const { blocks } = await built('en', [wrong], 'ratios');

    const margin = rowsOf(blocks).find(([label]) => label?.text === 'Gross margin');
    expect(margin?.map(({ check }) => check)).toEqual([undefined, 'verified', 'uncertain']);
  });
});

describe('a bank', () => {
  it('has no net debt and no working capital, as a note explains', async () => {
    const bank = [
      madeStatement('balance', [
        ['Cash', 'cash', 100, 90],
        ['Loans', '', 900, 800],
        ['Total assets', 'totalAssets', 1000, 890],
        ['Deposits', '', 700, 620],
        ['Long-term debt', 'longTermDebt', 150, 140],
        ['Total equity', 'equity', 150, 130],
      ]),
      madeStatement('income', [
        ['Revenue', 'revenue', 80, 70],
        ['Net income', 'netIncome', 20, 18],
      ]),
    ];

    const { blocks, note } = await built('en', bank);

    const captions = blocks.flatMap((block) => (block.kind === 'table' ? (block.caption ?? '') : []));
    expect(captions).toEqual(['Growth and margins', 'Tie-out of the statements: report.pdf']);
    expect(note).toContain('A bank or an insurer');
  });
});

describe('the last twelve months', () => {
  const half = {
    columns: [
      { period: '2025-06-30', months: 6, label: '' },
      { period: '2024-06-30', months: 6, label: '' },
    ],
  };
  const year = {
    columns: [
      { period: '2024-12-31', months: 12, label: '' },
      { period: '2023-12-31', months: 12, label: '' },
    ],
  };

  it('add the current half to the year and subtract the earlier one', async () => {
    const lines = (now: number, before: number): MadeLine[] => [
      ['Revenue', 'revenue', now, before],
      ['Operating income', 'operatingIncome', now / 10, before / 10],
    ];
    const all = [madeStatement('income', lines(600, 450), half), madeStatement('income', lines(1000, 900), year)];
    const context = contextFor({ type: 'FinancialPerformance', inputs: { company: 'Harbor' } });
    const filed = all.map((one, n) => ({
      ...{ fileId: `f${n}`, document: `report-${n}.pdf`, language: 'en', basis: undefined },
      ...{ statements: [one], ties: [], notRun: [], looked: [], unread: [], chunkOf: () => chunk },
    }));

    const { blocks } = await statements(
      { kind: 'statements', parts: ['measures'] },
      { ...context, statements: async () => filed },
    );

    const revenue = rowsOf(blocks).find((row) => row.length === 5 && row[0]?.text === 'Revenue');
    expect(revenue?.map(({ text }) => text)).toEqual(['Revenue', '1,000', '600', '450', '1,150']);
  });
});
