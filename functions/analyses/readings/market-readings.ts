// Compares the company and its segments with their market: growth against growth, revenue against size.
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { quotable } from '../../engine/write/prose/sentences.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import { amountText, percentIn, plainIn, quotientIn, scaleFor } from '../evidence/amounts.ts';
import { refsOf } from '../evidence/computed.ts';
import { documentName } from '../evidence/document-name.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { type Known, known, yearsOf } from '../evidence/known-figure.ts';
import { sayYear } from '../evidence/say-year.ts';
import { statedAmount } from '../evidence/stated-amount.ts';
import { SUBJECTS } from '../evidence/subjects.ts';
import { calendarYear, latestOf } from '../latest-year.ts';
import { growthRelation } from '../market-relation.ts';
import { ownParts } from './own-parts.ts';
import { apart, listIn, type Reading, readingOf, roomOf, type Side } from './reading.ts';
import { boundRates, isSamePart, marketSizes, type Sized, studyPassages } from './studies.ts';

type Grown = { readonly own: number; readonly market: number; readonly of: readonly Known[]; readonly sized: Sized };

const beforeOf = (year: string): string => String(Number(year) - 1);

/** Growth of a figure and of its market in the same calendar year. */
const grown = (figures: readonly Known[], metric: string, sized: Sized): Grown | undefined => {
  const year = yearsOf(figures).at(-1) ?? '';
  const [now, before] = [known(figures, metric, year), known(figures, metric, beforeOf(year))];
  if (!now || !before || before.value <= 0) return undefined;
  const calendar = calendarYear(now);
  const [size, earlier] = [sized.years.get(calendar), sized.years.get(beforeOf(calendar))];
  if (!size || !earlier || earlier.value <= 0) return undefined;
  return { own: now.value / before.value - 1, market: size.value / earlier.value - 1, of: [now, before], sized };
};

/** The company's share of its market as a study states it, beside revenue over the size of the market. */
type Shares = {
  readonly stated: number;
  readonly text: string;
  readonly refs: readonly number[];
  readonly computed: number;
};
const sharesOf = async ({ context, company }: Side, total: Sized, revenue: Known): Promise<Shares | undefined> => {
  const size = total.years.get(calendarYear(revenue));
  const names = companyNames(company.name);
  const prose = (await studyPassages(context)).filter(({ chunk }) => chunk.kind === 'prose');
  for (const one of prose.flatMap(quotable).filter(({ text }) => SUBJECTS.marketShare.test(text))) {
    const bound = boundRates(one.text).find(({ lead }) => names.some((name) => isNamedIn(name, lead)));
    if (!bound || !size) continue;
    const { n } = context.notes.cite(one.passage, one.start, one.end);
    const refs = [n, ...total.refs, ...refsOf([revenue])];
    return { stated: bound.figure.value / 100, text: bound.figure.text, refs, computed: revenue.value / size.value };
  }
  return undefined;
};

/** Beyond this, part of the revenue is earned in another market. Set by hand. */
const SAME_MARKET = 0.15;
const isOfOther = ({ stated, computed }: Shares): boolean => computed / stated - 1 > SAME_MARKET;

type Whole = { readonly total: Sized; readonly figures: readonly Known[]; readonly revenue: Known };
const wholeOf = async ({ context, company }: Side): Promise<Whole | undefined> => {
  const figures = await figuresOf(context, company, ['revenue']);
  const revenue = known(figures, 'revenue', yearsOf(figures).at(-1) ?? '');
  const total = (await marketSizes(context)).find(({ isTotal, unit }) => isTotal && unit === revenue?.unit);
  return revenue && total ? { total, figures, revenue } : undefined;
};

/** A share that a study states below revenue over its size: the revenue is not all of this market. */
export const sharePerimeter = async (side: Side): Promise<Reading[]> => {
  const { context } = side;
  const { language } = context;
  const whole = await wholeOf(side);
  const shares = whole && (await sharesOf(side, whole.total, whole.revenue));
  if (!whole || !shares || !isOfOther(shares)) return [];
  const rate = percentIn(language, shares.computed);
  const period = sayYear(language, whole.revenue.year, [whole.revenue]);
  const text = context.text('reading.sharePerimeter', { period, rate, stated: shares.text });
  const size = whole.total.years.get(calendarYear(whole.revenue));
  const formula = `${quotientIn(language, whole.revenue, { value: size?.value ?? 0 })} = ${rate}`;
  const distance = apart(shares.computed, shares.stated);
  return [readingOf({ text, about: rate, formula, refs: shares.refs, distance })];
};

/** A rate as printed, so that the difference of two rates is that of the printed ones. */
const rounded = (share: number): number => Math.round(share * 1000) / 1000;

const growthOfTotal = async (side: Side): Promise<Reading[]> => {
  const { context } = side;
  const { language } = context;
  const whole = await wholeOf(side);
  const found = whole && grown(whole.figures, 'revenue', whole.total);
  const shares = whole && found && (await sharesOf(side, whole.total, whole.revenue));
  const [now, before] = found?.of ?? [];
  if (!found || !now || !before || (shares && isOfOther(shares))) return [];
  const [own, market] = [percentIn(language, found.own), percentIn(language, found.market)];
  const gap = rounded(found.own) - rounded(found.market);
  const points = context.text('say.points', { count: plainIn(language, Math.abs(gap) * 100, 1, 1) });
  const text = context.text(gap < 0 ? 'say.growthBelowMarket' : 'say.growthAboveMarket', {
    ...{ period: sayYear(language, now.year, [now]), own, stated: market, points },
  });
  const formula = `(${quotientIn(language, now, before)} − 1) − ${market} = ${points}`;
  const refs = [...refsOf(found.of), ...found.sized.refs];
  return [readingOf({ text, about: points, formula, refs, distance: apart(1 + found.own, 1 + found.market) * 10 })];
};

/** By the growth that a document states, else by the sizes that a study prints. */
export const growthToMarket = async (side: Side): Promise<Reading[]> => {
  const latest = await latestOf(side.context);
  const stated = latest && (await growthRelation(latest));
  return stated ? [{ sentence: stated, distance: 1 }] : growthOfTotal(side);
};

type Matched = { readonly part: string; readonly figures: readonly Known[]; readonly sized: Sized };

/** The company's segments and products that a study measures under the same name. */
const matchedParts = async (side: Side): Promise<Matched[]> => {
  const sizes = (await marketSizes(side.context)).filter(({ isTotal }) => !isTotal);
  return (await ownParts(side)).flatMap(({ part, figures }): Matched[] => {
    const sized = sizes.find(({ name, unit }) => isSamePart(name, part) && unit === figures[0]?.unit);
    return sized ? [{ part, figures, sized }] : [];
  });
};

export const segmentGrowth = async (side: Side): Promise<Reading[]> => {
  const { context } = side;
  const { language } = context;
  const rows = (await matchedParts(side)).flatMap(({ part, figures, sized }) => {
    const one = grown(figures, part, sized);
    return one ? [{ part, ...one }] : [];
  });
  const [first] = rows.toSorted((a, b) => apart(1 + b.own, 1 + b.market) - apart(1 + a.own, 1 + a.market));
  if (!first) return [];
  const [now] = first.of;
  const items = rows.map(({ part, own, market }) =>
    context.text('reading.segmentGrowthItem', {
      part,
      own: percentIn(language, own),
      market: percentIn(language, market),
    }),
  );
  const period = now ? sayYear(language, now.year, [now]) : '';
  const text = context.text('reading.segmentGrowth', { period, list: listIn(language, items) });
  const about = percentIn(language, first.own);
  const [after, before] = first.of;
  const formula = after && before ? `${quotientIn(language, after, before)} − 1 = ${about}` : about;
  const refs = rows.flatMap(({ of, sized }) => [...refsOf(of), ...sized.refs]);
  return [readingOf({ text, about, formula, refs, distance: apart(1 + first.own, 1 + first.market) * 10 })];
};

export const segmentShare = async (side: Side): Promise<Reading[]> => {
  const { context } = side;
  const { language } = context;
  const rows = (await matchedParts(side)).flatMap(({ part, figures, sized }) => {
    const now = known(figures, part, yearsOf(figures).at(-1) ?? '');
    const size = now && sized.years.get(calendarYear(now));
    return now && size && size.value > now.value ? [{ part, now, size, sized, share: now.value / size.value }] : [];
  });
  const [first] = rows.toSorted((a, b) => b.share - a.share);
  if (!first) return [];
  const say = (value: number) => amountText(language, scaleFor(language, first.now.unit, [first.size.value]), value);
  const items = rows.map(({ part, share }) =>
    context.text('reading.segmentShareItem', { part, share: percentIn(language, share) }),
  );
  const period = sayYear(language, first.now.year, [first.now]);
  const text = context.text('reading.segmentShare', { period, list: listIn(language, items) });
  const about = percentIn(language, first.share);
  const formula = `${say(first.now.value)} ÷ ${say(first.size.value)} = ${about}`;
  const refs = rows.flatMap(({ now, sized }) => [...refsOf([now]), ...sized.refs]);
  return [readingOf({ text, about, formula, refs, distance: 1 })];
};

/** Two sizes of one market are apart by less; more is another market. Set by hand. */
const MAX_APART = 0.3;
const MIN_APART = 0.001;

export const marketTwice = async (side: Side): Promise<Reading[]> => {
  const { context } = side;
  const { language } = context;
  const whole = await wholeOf(side);
  const stated = whole && (await statedAmount(context, { name: 'marketSize', unit: whole.revenue.unit }));
  const year = stated?.years[0] ?? (whole ? calendarYear(whole.revenue) : '');
  const size = whole?.total.years.get(year);
  const distance = stated && size ? Math.abs(stated.figure.value / size.value - 1) : 1;
  if (!whole || !stated || !size || distance > MAX_APART || distance < MIN_APART) return [];
  if (Math.abs(stated.figure.value - size.value) <= roomOf(stated.figure.text, stated.figure.value)) return [];
  const { passage, start, end } = stated.sentence;
  const { n } = context.notes.cite(passage, start, end);
  const rate = percentIn(language, distance);
  const text = context.text('reading.marketTwice', {
    ...{ own: stated.figure.text, theirs: size.printed, rate, period: sayPeriod(language, year) },
    ownDocument: documentName(passage.chunk.context.document).replaceAll('_', ' '),
  });
  const formula = `${stated.figure.text} ÷ ${size.printed} − 1 → ${rate}`;
  return [readingOf({ text, about: rate, formula, refs: [n, ...whole.total.refs], distance })];
};
