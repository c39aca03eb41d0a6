// Reads the sizes of a market that a study prints: how fast the whole and its parts grew, and the part asked for.
import { sayPeriod } from '../../engine/write/wording.ts';
import { percentIn, plainIn } from '../evidence/amounts.ts';
import { listIn, type Reading, readingOf, type Side } from './reading.ts';
import { isSamePart, marketSizes, type Sized } from './studies.ts';

/** Before comparisons of the company: the market itself is asked for. */
const FIRST = 100;
const FEWEST_YEARS = 3;

const yearsOf = ({ years }: Sized): string[] => [...years.keys()].toSorted();
const sizeIn = ({ years }: Sized, year: string | undefined): number => years.get(year ?? '')?.value ?? 0;

/** Growth a year between the first and the last year. */
const yearly = (sized: Sized): number | undefined => {
  const years = yearsOf(sized);
  const [first, last] = [years[0], years.at(-1)];
  const span = Number(last) - Number(first);
  const [from, to] = [sizeIn(sized, first), sizeIn(sized, last)];
  return span > 0 && from > 0 && to > 0 ? (to / from) ** (1 / span) - 1 : undefined;
};

/** Growth of each year, the mean of them, and the mean of each part, fastest first. */
export const marketGrowth = async ({ context }: Side): Promise<Reading[]> => {
  const { language } = context;
  const sizes = await marketSizes(context);
  const total = sizes.find(({ isTotal }) => isTotal);
  const years = total ? yearsOf(total) : [];
  const mean = total && yearly(total);
  if (!total || mean === undefined || years.length < FEWEST_YEARS) return [];
  const step = (year: string, rate: number) =>
    context.text('reading.marketStep', { year: sayPeriod(language, year), rate: percentIn(language, rate) });
  const steps = years.slice(1).flatMap((year, i) => {
    const before = sizeIn(total, years[i]);
    return before > 0 ? [step(year, sizeIn(total, year) / before - 1)] : [];
  });
  const parts = sizes.flatMap((one) => {
    const rate = one.isTotal ? undefined : yearly(one);
    return rate === undefined ? [] : [{ name: one.name, rate, refs: one.refs }];
  });
  const shown = parts
    .toSorted((a, b) => b.rate - a.rate)
    .map(({ name, rate }) => `${name} ${percentIn(language, rate)}`);
  const [first = '', last = ''] = [years[0], years.at(-1)];
  const about = percentIn(language, mean);
  const text = context.text(shown.length > 1 ? 'reading.marketGrowth' : 'reading.marketGrowthAlone', {
    ...{ steps: listIn(language, steps), rate: about, parts: listIn(language, shown) },
    ...{ from: sayPeriod(language, first), to: sayPeriod(language, last) },
  });
  const span = Number(last) - Number(first);
  const formula = `(${plainIn(language, sizeIn(total, last))} ÷ ${plainIn(language, sizeIn(total, first))}) ^ (1 ÷ ${span}) − 1 = ${about}`;
  const refs = [...total.refs, ...parts.flatMap((one) => one.refs)];
  return [readingOf({ text, about, formula, refs, distance: FIRST })];
};

/** The part of the market that was asked for: its size, its share and its growth. */
export const marketSegment = async ({ context }: Side): Promise<Reading[]> => {
  const { language, inputs } = context;
  const { segment } = inputs;
  if (typeof segment !== 'string' || segment === '') return [];
  const sizes = await marketSizes(context);
  const [part, total] = [
    sizes.find(({ isTotal, name }) => !isTotal && isSamePart(name, segment)),
    sizes.find(({ isTotal }) => isTotal),
  ];
  const year = part && yearsOf(part).at(-1);
  const now = part && year ? part.years.get(year) : undefined;
  const before = part ? sizeIn(part, String(Number(year) - 1)) : 0;
  const whole = total ? sizeIn(total, year) : 0;
  if (!part || !total || !year || !now || before <= 0 || whole <= 0) return [];
  const share = percentIn(language, now.value / whole);
  const text = context.text('reading.marketSegment', {
    ...{ part: part.name, year: sayPeriod(language, year), size: now.printed, share },
    rate: percentIn(language, now.value / before - 1),
  });
  const formula = `${plainIn(language, now.value)} ÷ ${plainIn(language, whole)} = ${share}`;
  return [readingOf({ text, about: share, formula, refs: [...part.refs, ...total.refs], distance: FIRST - 1 })];
};
