// Shows a statement as a table by year, with computed rows below it.
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import type { Cited } from '#shared/report/cited.ts';
import { say } from '../../engine/write/wording.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, type Scale, scaleFor } from '../evidence/amounts.ts';
import type { Clash } from '../evidence/clash.ts';
import { computed, verified } from '../evidence/computed.ts';
import { conversionFrom } from '../evidence/conversion.ts';
import { type Known, known, ownLabel, yearsOf } from '../evidence/known-figure.ts';
import type { OneOff } from '../evidence/one-offs.ts';
import { sayYear } from '../evidence/say-year.ts';

export type Row = BlockOf<'table'>['rows'][number];
export type Sheet = {
  readonly context: SectionContext;
  /** In the currency of the report, if a rate is given. */
  readonly figures: readonly Known[];
  /** In the currency of the sources. */
  readonly filed: readonly Known[];
  readonly years: readonly string[];
  readonly scale: Scale;
  /** The exchange rate from the currency of the sources to that of the report. */
  readonly factor: number;
  /** One-off items above operating income, in the currency of the sources. */
  readonly oneOffs: readonly OneOff[];
};

type Converted = Pick<Sheet, 'figures' | 'factor'>;

const inReportCurrency = (context: SectionContext, filed: readonly Known[]): Converted => {
  const conversion = conversionFrom(context, filed[0]?.unit ?? '');
  if (!conversion) return { figures: filed, factor: 1 };
  const { from, to, factor, given, isInverse } = conversion;
  const sign = isInverse ? '÷' : '×';
  const figures = filed.map((figure) => ({
    ...figure,
    value: figure.value * factor,
    before: (figure.before ?? []).map((one) => one * factor),
    unit: to,
    formula: `${figure.value} ${from} ${sign} ${given.value} = ${figure.value * factor} ${to}`,
  }));
  return { figures, factor };
};

export const sheetOf = (context: SectionContext, filed: readonly Known[], oneOffs: readonly OneOff[] = []): Sheet => {
  const { figures, factor } = inReportCurrency(context, filed);
  const values = figures.map(({ value }) => value);
  const scale = scaleFor(context.language, figures[0]?.unit ?? '', values);
  return { context, figures, filed, years: yearsOf(figures), scale, factor, oneOffs };
};

/** A figure that depends on a line with a break is uncertain. */
export const withClash = (cited: Cited, text: string, clash: Clash | undefined): Cited => {
  if (!clash) return cited;
  const finding = { code: 'tieOut' as const, about: text, instead: clash.equation };
  return { ...cited, check: 'uncertain', findings: [...(cited.findings ?? []), finding] };
};

/** Cites a figure as filed, or as computed from filed figures. */
export const citedAs = ({ language }: SectionContext, scale: Scale, figure: Known): Cited => {
  const text = amountIn(language, scale, figure.value);
  const cited = figure.formula === undefined ? verified(figure.refs) : computed(text, figure.formula, figure.refs);
  return withClash(cited, text, figure.clash);
};

export const rowOf = ({ context, figures, years, scale }: Sheet, metric: string): Row | undefined => {
  const own = years.map((year) => known(figures, metric, year));
  if (own.every((figure) => figure === undefined)) return undefined;
  return [
    { text: ownLabel(context.language, figures, metric) },
    ...own.map((figure) =>
      figure
        ? { text: amountIn(context.language, scale, figure.value), ...citedAs(context, scale, figure) }
        : { text: '' },
    ),
  ];
};

/** One computed figure per year; empty if an input is missing, "n.m." if the result is not meaningful. */
export const computedRow = (
  { years }: Sheet,
  label: string,
  of: (year: string, before: string | undefined) => Row[number] | undefined,
): Row | undefined => {
  const cells = years.map((year, i) => of(year, years[i - 1]));
  return cells.some((cell) => cell !== undefined)
    ? [{ text: label }, ...cells.map((cell) => cell ?? { text: '' })]
    : undefined;
};

const isRow = (row: Row | undefined): row is Row => row !== undefined;

/** Adds the basis to the title if all figures have the same one. */
const titled = ({ context, figures }: Sheet, title: string): string => {
  const [basis, ...others] = new Set(figures.map((figure) => figure.basis));
  if (!basis || others.length > 0) return title;
  return context.text('say.ofBasis', { title, basis: say(context.language, `basis.${basis}`) });
};

export const tableOf = (
  sheet: Sheet,
  caption: string,
  rows: readonly (Row | undefined)[],
  withUnit = true,
): Block[] => {
  const { context, figures, years, scale } = sheet;
  const shown = rows.filter(isRow);
  if (shown.length === 0) return [];
  const unit = withUnit ? { unit: scale.label } : {};
  return [
    {
      kind: 'table',
      caption: titled(sheet, caption),
      columns: [
        { label: context.text('say.line') },
        ...years.map((year) => ({ label: sayYear(context.language, year, figures), ...unit, numeric: true })),
      ],
      rows: shown,
    },
  ];
};
