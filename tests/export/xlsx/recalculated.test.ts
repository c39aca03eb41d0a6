// Our numbers compared with LibreOffice's, for the same models and for unusual formulas, to 1e-9.
import { describe, expect, it } from 'vitest';
import { modelXlsx } from '#functions/export/xlsx/model-xlsx.ts';
import { sheetNames } from '#functions/export/xlsx/sheet-names.ts';
import { comps } from '#shared/finance/comps/comps.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import { assumed } from '#shared/finance/given.ts';
import { labelText } from '#shared/finance/label.ts';
import { evaluate, type Values } from '#shared/finance/workbook/evaluate.ts';
import { binary, call, type Expression, OPERATORS, range } from '#shared/finance/workbook/expression.ts';
import { cellIndex, formula, input, line, type Workbook } from '#shared/finance/workbook/workbook.ts';
import { translateId } from '#shared/i18n/translate.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { casesOf, fc } from '#tests/helpers/properties.ts';
import { hasCalc } from '../../helpers/libre-office.ts';
import { compsSample } from '../../unit/shared/finance/comps-sample.ts';
import { dcfSample } from '../../unit/shared/finance/dcf-sample.ts';
import { type Cells, recalculated } from './recalculate.ts';
import { WORKBOOKS } from './workbook-samples.ts';

type Model = { readonly workbook: Workbook; readonly values: Values };
type Case = { readonly name: string; readonly model: Model; readonly language: Language };

const fileOf = ({ model, language }: Case) =>
  modelXlsx({ ...model, language, exportedAt: '2026-11-21T00:00:00.000Z', app: 'https://app.test' });

/** Compares to nine digits; values near zero to a millionth of a unit of the last digit shown. */
const same = (ours: unknown, theirs: unknown): boolean =>
  typeof ours === 'number' && typeof theirs === 'number'
    ? Math.abs(ours - theirs) <= 1e-9 * Math.max(1e-6, Math.abs(ours))
    : ours === theirs;

/** Every derived cell and input whose value differs, with both values. */
const differences = ({ model, language }: Case, shown: Cells): string[] => {
  const { workbook, values } = model;
  const wishes = workbook.sheets.map(({ title }) =>
    labelText(title, (key, params) => translateId(language, 'finance', key, params)),
  );
  const names = new Map(sheetNames(wishes).map((name, i) => [workbook.sheets[i]?.id ?? '', name]));
  return [...cellIndex(workbook)].flatMap(([id, { sheet, row, column, cell }]) => {
    const theirs = shown.get(`${names.get(sheet)}!${row},${column}`);
    const ours = values.get(id);
    return same(ours, theirs) || cell.kind === 'text' ? [] : [`${id}: ${String(ours)} here, ${String(theirs)} there`];
  });
};

const given = (value: number) => assumed(value, 'test');
const dcfOf = (more: Parameters<typeof dcfSample>[0]) => dcf(dcfSample(more));
const growthOnly = { method: 'growth' as const, growth: given(-0.01), capexToDepreciation: given(1.1) };

const modelled = (workbook: Workbook): Model => ({ workbook, values: evaluate(workbook) });

/** Some valuations of each shape; all in the full run. */
const cases = (): Case[] => [
  ...casesOf<Case>(
    [
      { name: 'DCF in ko', model: dcfOf({}), language: 'ko' },
      {
        name: 'DCF in another currency',
        model: dcfOf({ conversion: { currency: 'USD', rate: given(1250), isInverse: true } }),
        language: 'ja',
      },
      { name: 'comps, last twelve months', model: comps(compsSample()), language: 'ko' },
    ],
    [
      { name: 'DCF of part of a year', model: dcfOf({ firstYearShare: given(0.37) }), language: 'en' },
      { name: 'comps, calendar years', model: comps(compsSample({ basis: 'calendar' })), language: 'ja' },
      { name: 'DCF in en', model: dcfOf({}), language: 'en' },
      { name: 'DCF in ja', model: dcfOf({}), language: 'ja' },
      { name: 'DCF, downside, end of year', model: dcfOf({ scenario: 'downside', timing: 'yearEnd' }), language: 'en' },
      { name: 'DCF with n.m.', model: dcfOf({ steps: { wacc: 0.03, growth: 0.02, multiple: 3 } }), language: 'en' },
      { name: 'DCF of debts', model: dcfOf({ bridge: { ...dcfSample().bridge, debt: given(9e6) } }), language: 'en' },
      { name: 'DCF without multiple', model: dcfOf({ terminal: growthOnly }), language: 'ko' },
      { name: 'comps, one peer', model: comps(compsSample({ peers: compsSample().peers.slice(3) })), language: 'en' },
    ],
  ),
  ...Object.entries(WORKBOOKS).map(([name, make], i) => ({
    name,
    model: modelled(make()),
    language: LANGUAGES[i % 3] ?? 'en',
  })),
  { name: 'any expression', model: anything(), language: 'en' },
];

describe.skipIf(!hasCalc)('workbooks recalculated by LibreOffice', { timeout: 300_000 }, () => {
  it('have our numbers in every cell', async () => {
    // Prepare
    const all = cases();
    const files = await Promise.all(all.map(fileOf));

    // Act
    const shown = await recalculated(files);

    // Assess
    for (const [i, one] of all.entries()) expect(differences(one, shown[i] ?? new Map()), one.name).toEqual([]);
  });
});

/** Every check of every model holds, and no number is missing. */
describe.each(Object.entries(WORKBOOKS))('the model of %s', (_, make) => {
  it('passes all its checks', () => {
    const { values } = modelled(make());

    expect([...values].filter(([id]) => id.startsWith('check.')).map(([id, value]) => `${id} ${value}`)).toEqual(
      [...values.keys()].filter((id) => id.startsWith('check.')).map((id) => `${id} 1`),
    );
    expect([...values.values()].filter((value) => typeof value === 'number' && !Number.isFinite(value))).toEqual([]);
  });
});

/** Four numbers and 400 formulas over them, some deeply nested; formulas without a value are left out. */
const anything = (): Model => {
  const inputs = ['a', 'b', 'c', 'd'].map((id, i) => input(id, assumed([3.5, -2, 0.25, 7][i] ?? 0, 'test'), 'decimal'));
  const number: fc.Arbitrary<Expression> = fc.oneof(
    fc.constantFrom('a', 'b', 'c', 'd').map((id): Expression => ({ kind: 'cell', id })),
    fc.integer({ min: -4, max: 9 }).map((value): Expression => ({ kind: 'number', value })),
  );
  const arithmetic = OPERATORS.slice(0, 5);
  const tests = OPERATORS.slice(5);
  const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      number,
      fc.tuple(fc.constantFrom(...arithmetic), tie('tree'), tie('tree')).map(([op, l, r]) => binary(op, l, r)),
      fc
        .tuple(fc.constantFrom(...tests), tie('tree'), tie('tree'), tie('tree'))
        .map(([op, l, r, other]) => call('IF', binary(op, l, r), l, other)),
      fc.tuple(tie('tree'), tie('tree')).map(([l, r]) => call('MAX', l, r, range(['a', 'b', 'c', 'd']))),
      fc.tuple(tie('tree'), fc.integer({ min: 1, max: 2 })).map(([l, n]) => call('CHOOSE', n, call('ABS', l), 1)),
      fc.integer({ min: 0, max: 4 }).map((n) => call('QUARTILE', range(['a', 'b', 'c', 'd']), n)),
      fc.tuple(tie('tree'), fc.constantFrom(2, 5, 12)).map(([l, n]) => call('MOD', call('ABS', l), n)),
      fc.constantFrom('SUM', 'AVERAGE', 'MEDIAN', 'COUNT', 'MIN').map((name) => call(name, range(['b', 'c', 'd']))),
    ),
  }));
  const model = (expressions: readonly Expression[]): Workbook => ({
    title: 'anything',
    money: { currency: 'USD', scale: 'one' },
    sheets: [
      {
        id: 'sheet',
        title: "It's a sheet",
        frozen: 0,
        lines: [
          line({ label: 'inputs' }, inputs),
          ...expressions.map((expression, i) => line({ label: `${i}` }, [formula(`f${i}`, expression, 'decimal')])),
        ],
      },
    ],
  });
  const works = (expression: Expression): boolean => {
    try {
      const value = evaluate(model([expression])).get('f0');
      return typeof value !== 'number' || Math.abs(value) < 1e12;
    } catch {
      return false;
    }
  };
  const workbook = model(fc.sample(tree, { numRuns: 400, seed: 7 }).filter(works));
  return { workbook, values: evaluate(workbook) };
};
