// Shows measures from the statements as rows and tables: each figure with its formula, its sources and any breaks
// behind it.

import { analysisOf } from '#shared/analyses/registry.ts';
import { type Reference, sayFormula } from '#shared/finance/measures/formula.ts';
import {
  GROUPS,
  type Group,
  MEASURES,
  type Measure,
  measureById,
  referencesOf,
  yearBefore,
} from '#shared/finance/measures/measures.ts';
import { yearCell } from '#shared/finance/performance/model.ts';
import { numberAt, ratioAt } from '#shared/finance/workbook/evaluate.ts';
import { translate, translateId } from '#shared/i18n/translate.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import type { Block } from '#shared/report/blocks.ts';
import { amountIn, percentIn, plainIn, timesIn } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { type Known, known, metricLabel } from '../evidence/known-figure.ts';
import { ONE_OFFS } from '../evidence/one-offs.ts';
import { growthRow } from './growth.ts';
import { HEADLINE } from './lines.ts';
import { modelOf } from './model.ts';
import { citedAs, computedRow, type Row, rowOf, type Sheet, tableOf, withClash } from './table.ts';

export const measureLabel = ({ context: { language } }: Sheet, { id }: Measure): string =>
  translateId(language, 'finance.measures', id);

/** Amounts are in the report's currency and scale, whatever the model uses. */
const textOf = (sheet: Sheet, { unit }: Measure, value: number): string => {
  const { language } = sheet.context;
  if (unit === 'percent') return percentIn(language, value);
  if (unit === 'times') return timesIn(language, value);
  if (unit === 'days') return plainIn(language, value, 0);
  return amountIn(language, sheet.scale, timesPower(value, modelOf(sheet).power) * sheet.factor);
};

const yearAt = ({ isBefore }: Reference, year: string): string => (isBefore ? yearBefore(year) : year);

/** The figure of a line or a measure, as a formula shows it. */
const referenceText = (sheet: Sheet, reference: Reference, year: string): string | undefined => {
  const at = yearAt(reference, year);
  const inner = measureById(reference.id);
  if (!inner) {
    const line = known(sheet.figures, reference.id, at);
    return line && amountIn(sheet.context.language, sheet.scale, line.value);
  }
  const value = numberAt(modelOf(sheet).values, yearCell(inner.id, at));
  return value === undefined ? undefined : textOf(sheet, inner, value);
};

/** All figures behind a measure of a year, including those of nested measures. */
const figuresUnder = (sheet: Sheet, measure: Measure, year: string): Known[] =>
  referencesOf(measure).flatMap((reference): Known[] => {
    const at = yearAt(reference, year);
    const inner = measureById(reference.id);
    if (inner) return figuresUnder(sheet, inner, at);
    const line = known(sheet.figures, reference.id, at);
    return line ? [line] : [];
  });

const measureCell = (sheet: Sheet, measure: Measure, year: string): Row[number] | undefined => {
  const value = ratioAt(modelOf(sheet).values, yearCell(measure.id, year));
  if (value === undefined) return undefined;
  const used = figuresUnder(sheet, measure, year);
  const refs = refsOf(used);
  if (typeof value !== 'number') return { text: sheet.context.text('say.notMeaningful'), refs };
  const text = textOf(sheet, measure, value);
  const formula = `${sayFormula(measure.formula, (reference) => referenceText(sheet, reference, year))} = ${text}`;
  return { text, ...withClash(computed(text, formula, refs), text, used.find(({ clash }) => clash)?.clash) };
};

const HAS_OWN_SIGN: ReadonlySet<Measure['unit']> = new Set(['percent', 'times']);

const measureRow = (sheet: Sheet, measure: Measure): Row | undefined => {
  const { language } = sheet.context;
  const unit = measure.unit === 'days' ? translate(language, 'finance.unit.days') : sheet.scale.label;
  const label = measureLabel(sheet, measure);
  const named = HAS_OWN_SIGN.has(measure.unit) ? label : `${label} (${unit})`;
  return computedRow(sheet, named, (year) => measureCell(sheet, measure, year));
};

/** A measure's name without the unit, and its figures. */
export const measureRowOf = (sheet: Sheet, id: string): { readonly label: string; readonly row: Row | undefined } => {
  const measure = measureById(id);
  return measure
    ? { label: measureLabel(sheet, measure), row: measureRow(sheet, measure) }
    : { label: '', row: undefined };
};

const rowById = (sheet: Sheet, id: string): Row | undefined => {
  const measure = measureById(id);
  return measure && measureRow(sheet, measure);
};

export const marginRow = (sheet: Sheet): Row | undefined => rowById(sheet, 'operatingMargin');

/** The measures for a bank: its debt ratios and asset turnover are not meaningful. */
const OF_A_BANK: readonly string[] = ['netMargin', 'equityRatio', 'returnOnEquity', 'returnOnAssets'];

/** Returns and turnover can be on closing or on mean balances: readers compare them only if they know which. */
const withBasis = (sheet: Sheet, block: Block): Block => {
  if (block.kind !== 'table') return block;
  const { language } = sheet.context;
  const has = (id: string) => block.rows.some(([label]) => label?.text.startsWith(measureRowOf(sheet, id).label));
  if (has('returnOnInvestedCapital')) return { ...block, note: translate(language, 'finance.ratioBasis') };
  const isOnBalance = ON_BALANCE.some(has);
  return isOnBalance ? { ...block, note: translate(language, 'finance.ratioBasisClosing') } : block;
};
const ON_BALANCE = ['returnOnEquity', 'returnOnAssets', 'assetTurnover'];

export const ratioTable = (sheet: Sheet, isFinancial = false): Block[] =>
  tableOf(
    sheet,
    sheet.context.text('say.ratios'),
    [
      growthRow(sheet, 'revenue'),
      ...HEADLINE.filter((id) => !isFinancial || OF_A_BANK.includes(id)).map((id) => rowById(sheet, id)),
    ],
    false,
  ).map((block) => withBasis(sheet, block));

const named = (row: Row | undefined, label: string): Row | undefined => row && [{ text: label }, ...row.slice(1)];

/** The bridge lists one-off items one by one, as the company prints them. */
const oneOffRows = (sheet: Sheet): Row[] =>
  sheet.oneOffs.map(({ label, figures }) => [
    { text: `${label} (${sheet.scale.label})` },
    ...sheet.years.map((year) => {
      const own = known(figures, ONE_OFFS, year);
      if (!own) return { text: '' };
      const text = amountIn(sheet.context.language, sheet.scale, own.value * sheet.factor);
      return { text, ...citedAs(sheet.context, sheet.scale, { ...own, value: own.value * sheet.factor }) };
    }),
  ]);

/** A measure that is an amount comes below the lines that it consists of. */
const groupRows = (sheet: Sheet, group: Group): (Row | undefined)[] => {
  const shown = new Set<string>();
  const isOther = isListed(sheet);
  const isWhole = rowById(sheet, 'freeCashFlow')?.every(({ text }) => text !== '') ?? false;
  // Where free cash flow is known, the sum of the two flows says nothing more.
  const skips = (id: string) => isOther(id) || (id === 'cashBeforeFinancing' && isWhole);
  return MEASURES.filter(({ id, group: own }) => own === group && !skips(id)).flatMap((measure) => {
    const row = measureRow(sheet, measure);
    if (!row || measure.unit !== 'amount') return [row];
    const used = new Set(referencesOf(measure).map(({ id }) => id));
    const lines = [...used].filter((id) => !measureById(id) && !shown.has(id));
    for (const id of lines) shown.add(id);
    const parts = lines.flatMap((id) =>
      id === ONE_OFFS
        ? oneOffRows(sheet)
        : [named(rowOf(sheet, id), `${metricLabel(sheet.context.language, id)} (${sheet.scale.label})`)],
    );
    return [...parts, row];
  });
};

/** The groups for banks and insurers: debt funds their business, and loans are not working capital. */
const OF_FINANCIALS: readonly Group[] = ['profit', 'strength'];

/** Ratios that another section of the report lists are not listed again. */
const isListed = ({ context: { type } }: Sheet): ((id: string) => boolean) => {
  const listed = analysisOf(type).sections.some(
    ({ work }) => work.kind === 'statements' && work.parts.includes('ratios'),
  );
  return (id) => listed && HEADLINE.some((one) => one === id);
};

export const measureTables = (sheet: Sheet, isFinancial: boolean): Block[] => {
  const { language } = sheet.context;
  const groups = isFinancial ? OF_FINANCIALS : GROUPS;
  const growth = ['revenue', 'operatingIncome', 'netIncome']
    .filter((metric) => metric !== 'revenue' || !isListed(sheet)('grossMargin'))
    .map((metric) => growthRow(sheet, metric));
  return groups.flatMap((group) =>
    tableOf(
      sheet,
      translate(language, `finance.measureGroups.${group}`),
      [...(group === 'profit' ? growth : []), ...groupRows(sheet, group)],
      false,
    ),
  );
};

/** The measures requested by name, as one table. */
export const namedTable = (sheet: Sheet, ids: readonly string[]): Block[] =>
  tableOf(
    sheet,
    sheet.context.section.title,
    ids.map((id) => measureRowOf(sheet, id).row),
    false,
  );
