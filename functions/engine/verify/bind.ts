// Binds a figure to the period and measure in its sentence.
import type { Figure } from '#shared/language/grammar/figures.ts';
import beside from '#shared/language/lexicon/beside.json' with { type: 'json' };
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import { splitSentences } from '../write/prose/split-sentences.ts';
import { isRatio } from './units.ts';

/** Text between a figure and the period after it: "12 million in the year ended", 12억원의, (2024). */
const LEADS_ON =
  /^\s*(?:\(\s*|의\s?|の|,?\s*(?:(?:in|for|at|during|as|of|on|by|the|its|total|fiscal|calendar|full|year|quarter|period|months?|weeks?|ended|ending|end|three|six|nine|twelve)\s+)+)$/i;
const isOtherOne = compile(beside);
const AROUND = 16;

/** Whether the figure is compared with, and so of another period: from 12 million, 전년 12억원에서. */
const isBeside = (text: string, { start, end }: Place): boolean => {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const near = (places: readonly Place[], at: (place: Place) => number) => places.some((place) => at(place) <= 2);
  return (
    near(isOtherOne(before).slice(-1), (place) => before.length - place.end) ||
    near(isOtherOne(after).slice(0, 1), (place) => (/[a-z]/i.test(after.slice(0, place.end)) ? 9 : place.start))
  );
};

/** Pairs figures with marks: "In 2023 and 2024, 12 and 15" has as many of both, all of one kind first. */
const pairs = <M extends Place>(figures: readonly Figure[], marks: readonly M[]): Map<Figure, M[]> | undefined => {
  const own = figures.length === marks.length ? figures : figures.filter(({ unit }) => !isRatio(unit));
  const [first, last] = [own[0], own.at(-1)];
  const [from, to] = [marks[0], marks.at(-1)];
  if (!first || !last || !from || !to || own.length !== marks.length || own.length < 2) return undefined;
  if (to.end > first.start && last.end > from.start) return undefined;
  return new Map(own.map((figure, i) => [figure, marks.slice(i, i + 1)]));
};

const behind = <M extends Place>(text: string, figure: Figure, marks: readonly M[]): M | undefined => {
  const next = marks.find(({ start }) => start >= figure.end);
  return next && LEADS_ON.test(text.slice(figure.end, next.start)) ? next : undefined;
};

const ofSentence = <M extends Place>(
  text: string,
  figures: readonly Figure[],
  marks: readonly M[],
  isTime: boolean,
): Map<Figure, M[]> => {
  const paired = pairs(figures, marks);
  const bound = new Map<Figure, M[]>();
  for (const figure of figures) {
    const pair = paired?.get(figure);
    const before = marks.filter(({ end }) => end <= figure.start);
    // With several marks before the first figure, it is unknown which one applies.
    const isOpen =
      before.length > 1 && !figures.some((one) => one.start < figure.start && one.start > (before[0]?.end ?? 0));
    const next = behind(text, figure, marks);
    const last = before.at(-1);
    // "1,740 employees": the unit names the measure.
    const own = marks.find(({ start, end }) => start >= figure.start && end <= figure.end);
    if (own) bound.set(figure, [own]);
    else if (pair) bound.set(figure, pair);
    else if (next) bound.set(figure, [next]);
    else if (isTime && isBeside(text, figure) && !isOwn(figure, last)) bound.set(figure, []);
    else if (last) bound.set(figure, isOpen ? before : [last]);
  }
  return bound;
};

/** 2023년 12억원에서: most characters between a mark and a figure of its own. */
const CLOSE = 2;
const isOwn = ({ start }: Figure, last: Place | undefined): boolean => last !== undefined && start - last.end <= CLOSE;

/**
 * Returns the marks of each figure: several if any may apply, none if the figure is of another period than the
 * sentence.
 */
export const bind = <M extends Place>(
  text: string,
  figures: readonly Figure[],
  marks: readonly M[],
  isTime: boolean,
): ReadonlyMap<Figure, readonly M[]> => {
  const bound = new Map<Figure, readonly M[]>();
  for (const { start, end } of splitSentences(text)) {
    const inside = <T extends Place>(all: readonly T[]) => all.filter((one) => one.start >= start && one.end <= end);
    for (const [figure, own] of ofSentence(text, inside(figures), inside(marks), isTime)) bound.set(figure, own);
  }
  return bound;
};
