// Sets the exit multiple that a DCF implies beside the multiples of companies that documents print.
import type { Sentence } from '#shared/report/blocks.ts';
import { multipleIn, percentIn } from '../evidence/amounts.ts';
import { latestOf } from '../latest-year.ts';
import { type Concluding, money, sentence, words } from './dcf-words.ts';
import { type Implied, impliedValues, timesIn } from './implied-value.ts';
import { printedTables } from './printed-multiples.ts';

/** Of listed companies there are usually more than of transactions. */
const widest = (all: readonly Implied[]): Implied | undefined =>
  all.filter(({ metric }) => metric === 'ebitda').sort((a, b) => b.count - a.count)[0];

export const exitLine = async (one: Concluding): Promise<Sentence[]> => {
  const { context, given, result } = one;
  const { impliedMultiple, byGrowth } = result.scenarios[given.input.scenario];
  const latest = await latestOf(context);
  if (!latest || impliedMultiple === undefined || byGrowth.enterpriseValue === undefined) return [];
  const peers = widest(await impliedValues(latest, await printedTables(context)));
  const [low, middle, high] = peers?.quartiles ?? [];
  const value = middle === undefined ? undefined : given.valuedWith({ exitMultiple: middle }).byMultiple;
  if (!peers || low === undefined || middle === undefined || high === undefined || value === undefined) return [];
  const price = given.input.askingPrice?.value;
  const gap = price === undefined || price <= 0 ? undefined : value / price - 1;
  const side = (share: number) => words(one, share < 0 ? 'belowPrice' : 'abovePrice', { rate: rateOf(share) });
  const rateOf = (share: number) => percentIn(context.language, Math.abs(share));
  const refs = peers.table.rows.map(({ start, end }) => context.notes.cite(peers.table.passage, start, end).n);
  const text = words(one, 'exit', {
    ...{ own: multipleIn(context.language, impliedMultiple), table: peers.table.heading },
    ...{ median: timesIn(latest, peers, middle), low: timesIn(latest, peers, low), high: timesIn(latest, peers, high) },
    ...{ value: money(one, value), gap: gap === undefined ? '' : side(gap) },
    why: words(one, value > byGrowth.enterpriseValue ? 'exitAbove' : 'exitBelow'),
  });
  const formula = `EBITDA × ${timesIn(latest, peers, middle)} → ${money(one, value)}`;
  return [sentence(text, money(one, value), formula, [...new Set(refs)])];
};
