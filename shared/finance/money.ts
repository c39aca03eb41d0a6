// The currency and scale in which a model states its amounts.
import * as z from 'zod';
import { type Label, label, labelOf } from './label.ts';

const SCALES = ['one', 'thousand', 'million', 'hundredMillion', 'billion'] as const;
const NAMED = ['KRW', 'USD', 'JPY', 'EUR', 'GBP', 'CNY'];
/** Currencies without minor units, whose share prices are whole numbers. */
const WHOLE = ['KRW', 'JPY'];

export const Currency = z.string().regex(/^[A-Z]{3}$/);

export const Money = z.object({
  currency: Currency,
  scale: z.enum(SCALES),
  /** For a small company whose amounts need a decimal in millions. */
  hasTenths: z.boolean().optional(),
});
export type Money = z.infer<typeof Money>;

export const currencyLabel = (currency: string): Label =>
  NAMED.includes(currency) ? labelOf('currency', currency) : currency;

/** `백만 원`, `KRW million`, `百万ウォン`. */
export const moneyLabel = ({ currency, scale }: Money): Label =>
  scale === 'one'
    ? currencyLabel(currency)
    : label('unit.money', { currency: currencyLabel(currency), scale: labelOf('scale', scale) });

/** Shares are counted in the scale of the amounts: `million shares`. */
export const sharesLabel = ({ scale }: Money): Label =>
  scale === 'one' ? label('unit.shares') : label('unit.scaledShares', { scale: labelOf('scale', scale) });

export const priceDecimals = (currency: string): 0 | 2 => (WHOLE.includes(currency) ? 0 : 2);
