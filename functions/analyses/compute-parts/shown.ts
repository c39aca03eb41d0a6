// Cells and charts of figures computed from a workbook.
import type { Ratio } from '#shared/finance/ratio.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Datum } from '#shared/report/cited.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, percentIn, plainIn, type Scale, scaled, scaleFor } from '../evidence/amounts.ts';
import { computed } from '../evidence/computed.ts';

export type Cell = BlockOf<'table'>['rows'][number][number];

/** In the scale of the whole, if there is one: nobody reads billions to the last unit. */
export const amountCell = (
  context: SectionContext,
  value: number,
  formula: string,
  refs: readonly number[],
  scale?: Scale,
): Cell => {
  const { language } = context;
  const text = scale ? amountIn(language, scale, value) : plainIn(language, value, Math.abs(value) >= 1000 ? 0 : 2);
  return { text, ...computed(text, formula, refs) };
};

export const shareCell = (context: SectionContext, value: Ratio, formula: string, refs: readonly number[]): Cell => {
  if (value === undefined) return { text: '' };
  if (typeof value !== 'number') return { text: context.text('say.notMeaningful'), refs: [...refs] };
  const text = percentIn(context.language, value);
  return { text, ...computed(text, formula, refs) };
};

export const shareDatum = (
  context: SectionContext,
  value: Ratio,
  formula: string,
  refs: readonly number[],
): Datum | null => {
  if (typeof value !== 'number') return null;
  const text = percentIn(context.language, value);
  return { value: value * 100, text, ...computed(text, formula, refs) };
};

export const amountDatum = (
  context: SectionContext,
  value: number,
  formula: string,
  refs: readonly number[],
  scale?: Scale,
): Datum => {
  const { text, ...cited } = amountCell(context, value, formula, refs, scale);
  return { value: scale ? scaled(scale, value) : value, text, ...cited };
};

export const currencyOf = ({ inputs }: SectionContext): string | undefined =>
  typeof inputs.currency === 'string' ? inputs.currency : undefined;

export const unitOf = ({ inputs }: SectionContext): { unit?: string } =>
  typeof inputs.currency === 'string' ? { unit: inputs.currency } : {};

/** Below this many customers, a rate changes with each of them. Set by hand. */
export const FEW = 10;

/** From this size, decimals say nothing beside the whole. */
const WHOLE_FROM = 1000;
const WHOLE: Scale = { power: 0, unit: '', label: '' };

/** The scale of amounts; without a currency as the file prints them, and `undefined` where decimals matter. */
export const scaleOf = (context: SectionContext, values: readonly number[]): Scale | undefined => {
  const currency = currencyOf(context);
  if (currency !== undefined) return scaleFor(context.language, currency, values);
  return Math.max(0, ...values.map(Math.abs)) >= WHOLE_FROM ? WHOLE : undefined;
};

export const unitIn = (scale: Scale | undefined): { unit?: string } => (scale?.label ? { unit: scale.label } : {});

/** For a ledger without a currency: amounts are as the file prints them. */
export const unitNote = (context: SectionContext, more = ''): { note?: string } => {
  const note = [currencyOf(context) === undefined ? context.text('say.noCurrency') : '', more]
    .filter(Boolean)
    .join(' ');
  return note ? { note } : {};
};
