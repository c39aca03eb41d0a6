// Ranks a company among those that the documents compare it with: by revenue and operating margin of one year.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import type { Cited, Sentence } from '#shared/report/cited.ts';
import { amountText, scaleFor } from './evidence/amounts.ts';
import { computed } from './evidence/computed.ts';
import { peerSet } from './evidence/peer-set.ts';
import { sayYear } from './evidence/say-year.ts';
import { calendarYear, type Latest } from './latest-year.ts';
import { isOfMerits } from './merits.ts';
import { marginOf, pointsOf } from './points.ts';

/** Two companies are too few for a rank. */
const FEWEST_COMPARED = 3;

type Placed = { readonly company: string; readonly value: number; readonly text: string } & Pick<Cited, 'refs'>;

/** The company's rank, and the first of the others. */
const sentenceOf = (latest: Latest, key: TextIn<'analyses'>, placed: readonly Placed[]): Sentence[] => {
  const { context, year } = latest;
  const order = placed.toSorted((a, b) => b.value - a.value);
  const at = order.findIndex(({ company }) => company === context.company?.name);
  const [own, other] = [order[at], order.find((_, i) => i !== at)];
  if (!own || !other || order.length < FEWEST_COMPARED) return [];
  // A rank in the lower half is no reason to invest.
  if (isOfMerits(context) && (at + 1) * 2 > order.length) return [];
  const rank = String(at + 1);
  const text = context.text(key, {
    period: sayYear(context.language, year, [latest.revenue]),
    own: own.text,
    count: order.length,
    rank,
    place: String(order.indexOf(other) + 1),
    other: other.company,
    theirs: other.text,
  });
  const formula = order.map((one) => `${one.company} ${one.text}`).join(' > ');
  const refs = [...new Set(order.flatMap(({ refs = [] }) => refs))];
  return [{ ...computed(rank, formula, refs), text, refs, check: 'verified' }];
};

type Ranked = { readonly revenues: readonly Placed[]; readonly margins: readonly Placed[] };

/** Figures of another year or currency are not ranked. */
const placedIn = async (latest: Latest): Promise<Ranked> => {
  const { context, revenue } = latest;
  const own = context.company ? [context.company] : [];
  const companies = [...own, ...(await peerSet(context)).map(({ company }) => company)];
  const points = (await pointsOf(context, companies)).filter(
    ({ now }) => calendarYear(now) === calendarYear(revenue) && now.unit === revenue.unit,
  );
  const amount = (value: number) =>
    amountText(context.language, scaleFor(context.language, revenue.unit, [value]), value);
  const revenues = points.map(({ company, now: { value, refs } }) => ({
    company,
    value,
    text: amount(value),
    refs: [...refs],
  }));
  const margins = points.flatMap((point) => {
    const margin = marginOf(context, point);
    const { value, text = '', refs } = margin ?? {};
    return value === undefined ? [] : [{ company: point.company, value, text, refs }];
  });
  return { revenues, margins };
};

export const standing = async (latest: Latest): Promise<Sentence[]> => {
  const { revenues, margins } = await placedIn(latest);
  return [
    ...sentenceOf(latest, 'say.standingByRevenue', revenues),
    ...sentenceOf(latest, 'say.standingByMargin', margins),
  ];
};

/** The competitors that are ahead of the company, the first of them first. */
const aheadIn = (latest: Latest, key: TextIn<'analyses'>, placed: readonly Placed[]): Sentence[] => {
  const { context, year, revenue } = latest;
  const own = placed.find(({ company }) => company === context.company?.name);
  const ahead = placed.filter(({ value }) => own && value > own.value).toSorted((a, b) => b.value - a.value);
  if (!own || ahead.length === 0) return [];
  const names = ahead.map(({ company, text }) => `${company} ${text}`);
  const text = context.text(key, {
    period: sayYear(context.language, year, [revenue]),
    own: own.text,
    list: names.join(context.language === 'ja' ? '、' : ', '),
  });
  const refs = [...new Set([own, ...ahead].flatMap(({ refs: cited = [] }) => cited))];
  return [{ ...computed(own.text, `${names.join(' > ')} > ${own.text}`, refs), text, refs, check: 'verified' }];
};

export const rivalsAhead = async (latest: Latest): Promise<Sentence[]> => {
  const { revenues, margins } = await placedIn(latest);
  return [...aheadIn(latest, 'say.aheadByRevenue', revenues), ...aheadIn(latest, 'say.aheadByMargin', margins)];
};
