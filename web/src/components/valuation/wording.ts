// Formats the figures of a valuation and their origins.
import type { Origin } from '#shared/finance/given.ts';
import { type Label, labelText } from '#shared/finance/label.ts';
import { type Money, moneyLabel, priceDecimals } from '#shared/finance/money.ts';
import { looseText } from '#web/components/runs/loose-text.ts';
import { formatNumber } from '#web/lib/format.ts';

const financeLabel = (what: Label): string => labelText(what, (key, params) => looseText('finance', key, key, params));

/** The unit in words, such as `백만원` or `USD million`. */
export const unitOf = (money: Money): string => financeLabel(moneyLabel(money));

export const amountText = (value: number): string => formatNumber(value, { maximumFractionDigits: 0 });

export const priceText = (value: number, currency: string): string =>
  formatNumber(value, { maximumFractionDigits: priceDecimals(currency) });

export const percentText = (share: number, digits = 1): string =>
  formatNumber(share, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });

export const timesText = (times: number): string => `${formatNumber(times, { maximumFractionDigits: 1 })}x`;

/** The origin in words, such as `Annual report 2025.pdf, p. 6`; for an assumption, who made it and why. */
export const originText = (origin: Origin): string =>
  origin.kind === 'source'
    ? [origin.title, origin.place].filter(Boolean).join(', ')
    : [origin.by, origin.note].filter(Boolean).join(': ');
