// Reads the map of players: whether the largest earn the most.
import type { CompanyIds } from '#shared/model/fact.ts';
import { amountText, scaleFor } from '../evidence/amounts.ts';
import { peerSet } from '../evidence/peer-set.ts';
import { withoutGloss } from '../evidence/without-gloss.ts';
import { calendarYear } from '../latest-year.ts';
import { marginOf, pointsOf } from '../points.ts';
import { type Reading, readingOf, type Side } from './reading.ts';

const FEWEST = 3;
/** Before comparisons with the market: the section reads the map above it. */
const FIRST = 99.5;

/** The largest with its margin, and the one that earns most with its rank by revenue; of one currency and year. */
export const playersBySize = async ({ context, company }: Side): Promise<Reading[]> => {
  const { language } = context;
  const all: CompanyIds[] = [company, ...(await peerSet(context)).map((one) => one.company)];
  const points = await pointsOf(context, all);
  const own = points.find((one) => one.company === company.name);
  const rated = points.flatMap((point) => {
    const margin = marginOf(context, point);
    const isAlike = own && point.now.unit === own.now.unit && calendarYear(point.now) === calendarYear(own.now);
    return margin && isAlike ? [{ ...point, margin }] : [];
  });
  const bySize = rated.toSorted((a, b) => b.now.value - a.now.value);
  const byMargin = rated.toSorted((a, b) => b.margin.value - a.margin.value);
  const [largest, richest] = [bySize[0], byMargin[0]];
  if (!largest || !richest || rated.length < FEWEST) return [];
  const scale = scaleFor(language, largest.now.unit, [largest.now.value]);
  const text = context.text(largest === richest ? 'reading.playersAlike' : 'reading.players', {
    ...{ count: String(rated.length), largest: withoutGloss(largest.company), margin: largest.margin.text ?? '' },
    ...{ amount: amountText(language, scale, largest.now.value), place: String(byMargin.indexOf(largest) + 1) },
    ...{
      richest: withoutGloss(richest.company),
      best: richest.margin.text ?? '',
      rank: String(bySize.indexOf(richest) + 1),
    },
  });
  const order = bySize.map((one) => `${one.company} ${one.margin.text ?? ''}`).join(' > ');
  const refs = rated.flatMap(({ now, margin }) => [...now.refs, ...(margin.refs ?? [])]);
  return [readingOf({ text, about: richest.margin.text ?? '', formula: order, refs, distance: FIRST })];
};
