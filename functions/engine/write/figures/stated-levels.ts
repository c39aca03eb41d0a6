// Finds figures that only prose states: one sentence per requested measure, or one for all.

import { escaped } from '#shared/language/escaped.ts';
import type { Figure } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import type { Place } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import { moveOf } from '../../rank/sentence-score.ts';
import { futureWords, speaksOfFuture } from '../../understand/kinds/aspects.ts';
import { isSupposition } from '../../understand/kinds/suppositions.ts';
import { setsLimit } from '../../understand/kinds/threshold.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import { namedMeasures } from '../../understand/measures/find-metrics.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { fitted } from '../fit/fit.ts';
import { impliedYears } from '../fit/implied-year.ts';
import { otherParties } from '../fit/other-parties.ts';
import { ownLines } from '../prose/own-lines.ts';
import { quoted } from '../prose/prose-blocks.ts';
import type { Quotable } from '../prose/sentences.ts';
import type { Writing } from '../writer.ts';
import { narrows } from './clause-of-figure.ts';
import { hasBoth, levelAt } from './level-in-prose.ts';
import { namesNobody } from './pick-figure.ts';

/** Finds the names of one measure in a sentence. */
type Subject = (text: string) => readonly Place[];

const subjectsOf = ({ ratios, metrics }: Plan): readonly Subject[] => {
  if (ratios.length === 0)
    return metrics.map((metric) => (text) => namedMeasures(text).filter((one) => one.metric === metric));
  return ratios.map(({ names }) => {
    const pattern = new RegExp(Object.values(names).flat().map(escaped).join('|'), 'giu');
    return (text) =>
      [...text.matchAll(pattern)].map(({ index, 0: name }) => ({ start: index, end: index + name.length }));
  });
};

/** Whether the question names a measure beyond the ratio's own name. */
const namesMore = ({ question, ratios }: Plan): boolean => {
  if (ratios.length === 0) return false;
  const names = ratios.flatMap((one) => Object.values(one.names).flat()).map(escaped);
  return namedMeasures(question.replace(new RegExp(names.join('|'), 'giu'), ' ')).length > 0;
};

const keysOf = (text: string): string[] => periodsIn(text).map(({ key }) => key);

/**
 * Whether the sentence is of the requested period, by its words or its context; a change may name one of both periods
 * if it states a movement.
 */
const isOfPeriod = ({ periods }: Plan, { text, passage, start }: Quotable, isChange: boolean): boolean => {
  const own = keysOf(text);
  const keys = isChange && moveOf(text) === undefined ? own : [...own, ...impliedYears(passage, start)];
  const isStated = (wanted: string) => keys.some((key) => statesPeriod(wanted, key));
  const isMoved = isChange && moveOf(text) !== undefined;
  return periods.length === 0 || (isMoved ? periods.some(isStated) : periods.every(isStated));
};

/** Whether the sentence names every other requested part, place or party. */
const namesAll = (plan: Plan, { text, passage }: Quotable): boolean =>
  otherParties(plan, passage).every((party) => text.toLowerCase().includes(party));

/** Characters behind a figure in which it is compared: "2.50배를 초과하는 분기". Set by hand. */
const COMPARED = 10;
const isLimit = ({ question }: Plan, text: string, { end }: Figure): boolean =>
  setsLimit(text.slice(end, end + COMPARED)) && !setsLimit(question);

type Level = { readonly one: Quotable; readonly value: number; readonly year: string };

const levelsOf = (writing: Writing, subject: Subject): readonly Level[] => {
  const { plan } = writing;
  const isChange = asksGrowth(plan.question) || plan.periods.length > 1;
  const isFuture = futureWords(plan.question).length > 0;
  return ownLines(writing).flatMap((one): Level[] => {
    if (isSupposition(one.text) || speaksOfFuture(one.text) !== isFuture) return [];
    const figure = subject(one.text)
      .map((place) => levelAt(plan, one.text, place))
      .find((found) => found !== undefined);
    if (!figure || isLimit(plan, one.text, figure)) return [];
    if (!isOfPeriod(plan, one, isChange) || !narrows(plan, one.text, figure.end) || !namesAll(plan, one)) return [];
    const year = [...keysOf(one.text), ...impliedYears(one.passage, one.start)].toSorted().at(-1) ?? '';
    return isChange && !hasBoth(one.text, figure) ? [] : [{ one, value: figure.value, year }];
  });
};

/** Returns the newest; `undefined` if two of the same year differ, since they concern different things. */
const newest = (levels: readonly Level[]): Quotable | undefined => {
  const [first] = levels.toSorted((a, b) => b.year.localeCompare(a.year));
  const same = levels.filter(({ year }) => year === first?.year);
  return same.every(({ value }) => value === first?.value) ? first?.one : undefined;
};

export const statedLevels = (writing: Writing): Block[] => {
  const { plan } = writing;
  const subjects = subjectsOf(plan);
  if (namesMore(plan)) return [];
  if (subjects.length === 0 || plan.wanted === 'cause' || namesNobody(plan) || asksYesNo(plan.question)) return [];
  const found = subjects.map((subject) => newest(levelsOf(writing, subject)));
  const all = found.filter((one) => one !== undefined);
  if (all.length < found.length) return [];
  const once = new Map(all.map((one) => [`${one.passage.chunk.id} ${one.start}`, one]));
  const sentences = [...once.values()];
  return [{ kind: 'text', sentences: sentences.map((one) => fitted(quoted(writing, one), [])) }];
};
