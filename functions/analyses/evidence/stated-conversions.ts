// Checks amounts that a sentence gives in two currencies by the one rate that the document states (rule 40).
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { MONEY } from '#shared/language/grammar/units.ts';
import exchangeRates from '#shared/language/lexicon/exchange-rates.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import words from '#shared/language/lexicon/stated-growth.json' with { type: 'json' };
import { checkStated, type SentenceCheck } from './stated-growth.ts';

const [saysRate, saysRough] = [compile(exchangeRates), compile(words.rough)];

/** The price of one or a hundred units of a currency in another. */
type StatedRate = { readonly each: Figure; readonly price: Figure };

/** Korean sources quote the yen per hundred. */
const EACH: ReadonlySet<number> = new Set([1, 100]);
const isMoney = ({ unit }: Figure): boolean => unit !== undefined && MONEY.includes(unit);
const areTwo = (a: Figure, b: Figure): boolean => isMoney(a) && isMoney(b) && a.unit !== b.unit;

export const mayStateRate = (text: string): boolean =>
  /1(?:00)?(?:\.0+)?(?!\d)/.test(text) && saysRate(text).length > 0;

/** `undefined` if a sentence states no rate, or has more amounts than one rate. */
export const rateIn = (text: string): StatedRate | undefined => {
  const [a, b, ...more] = readFigures(text).figures.filter(isMoney);
  if (!a || !b || more.length > 0 || !areTwo(a, b) || saysRough(text).length > 0) return undefined;
  const [each, price] = EACH.has(a.value) ? [a, b] : [b, a];
  return EACH.has(each.value) && !EACH.has(price.value) ? { each, price } : undefined;
};

const keyOf = ({ each, price }: StatedRate): string => `${each.unit} ${price.unit}`;
const sizeOf = ({ each, price }: StatedRate): number => price.value / each.value;

/** Drops rates of the same currencies that differ, since the one used is unknown. */
export const onlyRates = (all: readonly StatedRate[]): StatedRate[] =>
  [...Map.groupBy(all, keyOf).values()].flatMap((same) =>
    new Set(same.map(sizeOf)).size === 1 ? same.slice(0, 1) : [],
  );

const isAside = (text: string, first: Figure, second: Figure): boolean =>
  /^\s*[(（]?\s*$/.test(text.slice(first.end, second.start)) && /[(（]/.test(text.slice(first.end, second.start + 1));

/** The first pair of an amount and, in brackets after it, the same amount in another currency. */
export const conversionIn = (text: string, rates: readonly StatedRate[]): SentenceCheck | undefined => {
  const { figures } = readFigures(text);
  const at = figures.findIndex((one, n) => {
    const next = figures[n + 1];
    return next && areTwo(one, next) && isAside(text, one, next);
  });
  const [amount, stated] = [figures[at], figures[at + 1]];
  const rate = rates.find(({ each, price }) =>
    [each, price].every(({ unit }) => [amount?.unit, stated?.unit].includes(unit)),
  );
  if (!amount || !stated || !rate || saysRough(text).length > 0) return undefined;
  const isUp = rate.price.unit === stated.unit;
  const each = rate.each.value;
  const check = checkStated(stated, [amount, rate.price], (a, b) => (isUp ? (a * b) / each : (a * each) / b));
  return { ...check, equation: `${stated.text} ≠ ${amount.text} ${isUp ? '×' : '÷'} ${rate.price.text}` };
};
