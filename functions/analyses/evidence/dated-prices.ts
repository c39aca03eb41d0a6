// Reads prices over time from tables with a column for each date: all rows below a heading on prices, or the rows that
// name a price.
import { isCurrency, measureOf } from '#shared/language/grammar/units.ts';
import forecastYears from '#shared/language/lexicon/forecast-years.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import words from '#shared/language/lexicon/unit-prices.json' with { type: 'json' };
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import type { PlainTable } from './plain-table.ts';
import { inUnit, isPeriodLabel, periodOf, unitOfAll } from './table-columns.ts';

type DatedPrice = {
  readonly item: string;
  readonly at: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

type Unit = { readonly money: string; readonly per: string };

const saysForecast = compile(forecastYears);
const named = (id: 'price' | 'notOfGoods'): ((text: string) => boolean) => {
  const find = compile({ ...words[id], id, source: words.source, not: [] });
  return (text) => find(text).length > 0;
};
const [namesPrice, isNotOfGoods] = [named('price'), named('notOfGoods')];
const FEWEST_DATES = 2;
/** No good is priced in millions. */
const MILLIONS = 6;
const NUMBER = /^[£$€¥₩]?\s?\d[\d,]*(?:\.\d+)?$/u;
const BRACKETS = /\s*[(（]([^()（）]{1,16})[)）]\s*$/u;
/** 톤당 만원, 1本当たり円, £ per tonne. */
const PER = /^(?<per>[^\s]{1,8}(?:당|当たり|あたり))\s*(?<money>.+)$|^(?<unit>\S+)\s+(?<each>(?:per|a)\s.+)$/u;

const unitFrom = (text: string): Unit | undefined => {
  const { per, money, unit, each } = PER.exec(text.trim())?.groups ?? {};
  const own = { money: (money ?? unit ?? text).trim(), per: per ?? each ?? '' };
  const { unit: currency = '', power = 0 } = measureOf(own.money) ?? {};
  return isCurrency(currency) && power < MILLIONS ? own : undefined;
};

const priced = (cell: string, { money, per }: Unit): string => {
  const amount = inUnit(cell, money);
  return per === '' ? amount : `${amount} (${per})`;
};

/** A column for each date; what is expected is no price. */
const datesIn = ({ head }: PlainTable): readonly { readonly at: string; readonly column: number }[] =>
  head.flatMap((label, column) => {
    const at = column > 0 && isPeriodLabel(label) && saysForecast(label).length === 0 ? periodOf(label) : undefined;
    return at ? [{ at, column }] : [];
  });

/** `isItem` tells the label of the wanted item; a row of it is a price unless the table is of results. */
export const datedPrices = (table: PlainTable, isItem: (label: string) => boolean): DatedPrice[] => {
  const dates = datesIn(table);
  if (dates.length < FEWEST_DATES || isNotOfGoods(table.heading)) return [];
  const isOfPrices = namesPrice(table.heading);
  const isOfResults = findMetrics(table.heading).length > 0;
  const isPrice = (label: string) =>
    isOfPrices || namesPrice(label) || (isItem(label) && !isOfResults && findMetrics(label).length === 0);
  const ofAll = unitFrom(BRACKETS.exec(table.head[0] ?? '')?.[1] ?? unitOfAll(table));
  return table.rows.flatMap(({ cells, start, end }): DatedPrice[] => {
    const [label = ''] = cells;
    const ofRow = unitFrom(BRACKETS.exec(label)?.[1] ?? '');
    const unit = ofRow ?? ofAll;
    if (!unit || label === '' || isNotOfGoods(label) || !isPrice(label)) return [];
    const item = ofRow ? label.replace(BRACKETS, '') : label;
    return dates.flatMap(({ at, column }): DatedPrice[] => {
      const cell = cells[column] ?? '';
      return NUMBER.test(cell) ? [{ item, at, text: priced(cell, unit), start, end }] : [];
    });
  });
};
