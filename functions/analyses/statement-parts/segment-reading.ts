// Says what the segments mean for the revenue: which one carried the change, the shares, and which ones shrink.
import { translate } from '#shared/i18n/translate.ts';
import { withParticles } from '#shared/language/grammar/particle.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { amountText, percentIn, type Scale, scaleFor } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { type Known, known, yearsOf } from '../evidence/known-figure.ts';
import { nameOfPart, type PartTable } from '../evidence/parts.ts';
import { sayYear } from '../evidence/say-year.ts';

type Pair = { readonly part: string; readonly before: Known; readonly after: Known };
type Read = {
  readonly context: SectionContext;
  readonly pairs: readonly Pair[];
  readonly then: number;
  readonly now: number;
  readonly scale: Scale;
  readonly year: string;
};

const FEWEST = 2;

/** The parts with a figure in both of the last two years. */
const pairsIn = ({ parts, figures }: PartTable): Pair[] => {
  const [from = '', to = ''] = yearsOf(figures).slice(-2);
  return parts.flatMap((part) => {
    const [before, after] = [known(figures, part, from), known(figures, part, to)];
    return before && after && before !== after ? [{ part, before, after }] : [];
  });
};

const readOf = (context: SectionContext, table: PartTable): Read | undefined => {
  const pairs = pairsIn(table);
  const figures = pairs.flatMap(({ before, after }) => [before, after]);
  const sum = (of: (pair: Pair) => Known) => pairs.reduce((all, pair) => all + of(pair).value, 0);
  const [then, now] = [sum(({ before }) => before), sum(({ after }) => after)];
  const isWhole = pairs.length >= FEWEST && pairs.length === table.parts.length;
  if (!isWhole || then <= 0 || now <= 0 || figures.some(({ value }) => value < 0)) return undefined;
  const [first] = pairs;
  const scale = scaleFor(context.language, first?.after.unit ?? '', [now]);
  return { context, pairs, then, now, scale, year: sayYear(context.language, first?.after.year ?? '', table.figures) };
};

const money = ({ context, scale }: Read, value: number): string => amountText(context.language, scale, value);
const percent = ({ context }: Read, value: number): string => percentIn(context.language, value);

type Phrase = {
  readonly key: 'segmentShare' | 'segmentShareSame' | 'segmentMix' | 'segmentFell';
  readonly params: Readonly<Record<string, string>>;
  readonly about: string;
  readonly formula: string;
  readonly of: readonly Pair[];
};

const sentence = ({ context }: Read, { key, params, about, formula, of }: Phrase): Sentence => {
  const refs = refsOf(of.flatMap(({ before, after }) => [before, after]));
  const text = withParticles(translate(context.language, `finance.reading.${key}`, params));
  return { ...computed(about, formula, refs), text, refs, check: 'verified' };
};

/** The segment with most of the increase, if the revenue rose. */
const carried = (read: Read): Sentence[] => {
  const { pairs, then, now } = read;
  const gainOf = ({ before, after }: Pair) => after.value - before.value;
  const [most] = pairs.toSorted((a, b) => gainOf(b) - gainOf(a));
  const change = now - then;
  if (!most || change <= 0 || gainOf(most) <= 0 || gainOf(most) > change) return [];
  const [amount, whole] = [money(read, gainOf(most)), money(read, change)];
  const rate = percent(read, gainOf(most) / change);
  const shares = { before: percent(read, most.before.value / then), after: percent(read, most.after.value / now) };
  const params = { year: read.year, change: whole, segment: nameOfPart(most.part), amount, rate, ...shares };
  const key = shares.before === shares.after ? 'segmentShareSame' : 'segmentShare';
  return [sentence(read, { key, params, about: rate, formula: `${amount} ÷ ${whole} = ${rate}`, of: pairs })];
};

const mix = (read: Read): Sentence => {
  const { pairs, now, year } = read;
  const shares = pairs
    .toSorted((a, b) => b.after.value - a.after.value)
    .map(({ part, after }) => ({ part, share: percent(read, after.value / now), amount: money(read, after.value) }));
  const [first] = shares;
  const parts = shares.map(({ part, share }) => `${nameOfPart(part)} ${share}`).join(', ');
  const formula = `${first?.amount} ÷ ${money(read, now)} = ${first?.share}`;
  return sentence(read, { key: 'segmentMix', params: { year, parts }, about: first?.share ?? '', formula, of: pairs });
};

const fallen = (read: Read): Sentence[] =>
  read.pairs
    .filter(({ before, after }) => after.value < before.value)
    .map((pair) => {
      const [before, after] = [money(read, pair.before.value), money(read, pair.after.value)];
      const rate = percent(read, 1 - pair.after.value / pair.before.value);
      const params = { year: read.year, segment: nameOfPart(pair.part), rate, before, after };
      return sentence(read, {
        key: 'segmentFell',
        params,
        about: rate,
        formula: `1 − ${after} ÷ ${before} = ${rate}`,
        of: [pair],
      });
    });

export const segmentReading = (context: SectionContext, table: PartTable): Block[] => {
  const read = readOf(context, table);
  if (!read) return [];
  const items = [...carried(read), mix(read), ...fallen(read)].map((one) => [one]);
  return [{ kind: 'list', ordered: false, items }];
};
