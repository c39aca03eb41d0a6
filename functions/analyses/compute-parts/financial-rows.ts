// Formats the rows and texts of a valuation of a bank or an insurer.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import { amountIn, percentIn, plainIn } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import type { FinancialCase } from './financial-case.ts';

export type Row = BlockOf<'table'>['rows'][number];
export type Key = TextIn<'finance.financials'>;

export const say = (
  { context }: FinancialCase,
  key: Key,
  params: Readonly<Record<string, string | number>> = {},
): string => translate(context.language, `finance.financials.${key}`, params);

export const amount = ({ context, scale }: FinancialCase, value: number): string =>
  amountIn(context.language, scale, value);
export const percent = ({ context }: FinancialCase, value: number): string => percentIn(context.language, value);
/** Two decimals: close to 1, one decimal hides differences between multiples of book value. */
export const times = (one: FinancialCase, value: number): string =>
  say(one, 'times', { value: plainIn(one.context.language, value, 2, 2) });
export const refsIn = ({ equity, profit }: FinancialCase): number[] => refsOf([equity, profit]);

export const tableOf = (one: FinancialCase, caption: Key, rows: readonly Row[]): Block => ({
  kind: 'table',
  caption: say(one, caption),
  columns: [
    { label: translate(one.context.language, 'finance.workbook.item') },
    { label: translate(one.context.language, 'finance.workbook.value'), numeric: true },
  ],
  rows: [...rows],
});

export const row = (label: string, text: string, formula: string, refs: readonly number[]): Row => [
  { text: label },
  { text, ...computed(text, `${formula} = ${text}`, refs) },
];
export const given = (label: string, text: string): Row => [{ text: label }, { text }];
