// The lines that print total revenue, with the word for the total behind them.
import { expect, it } from 'vitest';
import { conceptOf } from '#shared/language/lexicon/statement-lines.ts';

it.each(['매출 합계', '영업수익 합계', '총매출액', 'Total revenue', '売上高合計'])('knows %s', (label) => {
  expect(conceptOf('income', label, '')).toBe('revenue');
});

it.each(['Operating (loss)/profit', 'Operating profit'])('knows %s', (label) => {
  expect(conceptOf('income', label, '')).toBe('operatingIncome');
});
