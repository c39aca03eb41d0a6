// Answers yes or no whether a ratio keeps its covenant or limit, from sentences that state both.
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import lexicon from '#shared/language/lexicon/covenant-compliance.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block } from '#shared/report/blocks.ts';
import { findThreshold } from '../../understand/kinds/threshold.ts';
import type { Ratio } from '../../understand/measures/ratios/ratio.ts';
import { fitted } from '../fit/fit.ts';
import { isOfOtherYear } from '../fit/quantities.ts';
import { ownSentences } from '../prose/own-sentences.ts';
import { quoted } from '../prose/prose-blocks.ts';
import type { Quotable } from '../prose/sentences.ts';
import { say } from '../wording.ts';
import type { Writing } from '../writer.ts';

const keepsIn = compile(lexicon.keeps);
const breaksIn = compile(lexicon.breaks);
const atMostIn = compile(lexicon.atMost);
const atLeastIn = compile(lexicon.atLeast);

const UNITS: readonly Figure['unit'][] = ['times', 'percent'];
/** Characters after a figure in which Korean and Japanese state the limit: 200% 이하로. Set by hand. */
const BEHIND = 8;

type Side = 'atMost' | 'atLeast';
type Level = { readonly line: Quotable; readonly value: number; readonly side: Side | undefined };

/** The first figure of the ratio's unit after its name, and its limit. */
const levelIn = ({ names }: Ratio, line: Quotable): Level[] => {
  const plain = line.text.normalize('NFKC').toLowerCase();
  const all = Object.values(names).flat();
  const ends = all.flatMap((name) => {
    const at = plain.indexOf(name.normalize('NFKC').toLowerCase());
    return at < 0 ? [] : [at + name.length];
  });
  if (ends.length === 0) return [];
  const from = Math.max(...ends);
  const figure = readFigures(line.text).figures.find((one) => one.start >= from && UNITS.includes(one.unit));
  if (!figure) return [];
  const around = line.text.slice(from, figure.end + BEHIND);
  const side = atMostIn(around).length > 0 ? 'atMost' : atLeastIn(around).length > 0 ? 'atLeast' : undefined;
  return [{ line, value: figure.value, side }];
};

/** Returns the only level; `undefined` if two differ. */
const only = (all: readonly Level[]): Level | undefined =>
  new Set(all.map(({ value, side }) => `${value} ${side}`)).size === 1 ? all[0] : undefined;

const isKept = (value: number, limit: Level): boolean =>
  limit.side === 'atMost' ? value <= limit.value : value >= limit.value;

/** Answers as the question asks: its own limit comes before that of a clause. */
const answeredBy = (question: string, actual: Level, limits: readonly Level[]) => {
  const threshold = findThreshold(question);
  if (threshold) {
    const isPast =
      threshold.side === 'above' ? actual.value > threshold.limit.value : actual.value < threshold.limit.value;
    const isEqual = threshold.isInclusive === true && actual.value === threshold.limit.value;
    return { isYes: isPast || isEqual, lines: [actual.line] };
  }
  const limit = only(limits);
  const isBreach = breaksIn(question).length > 0;
  if (!limit || (!isBreach && keepsIn(question).length === 0)) return undefined;
  return { isYes: isKept(actual.value, limit) !== isBreach, lines: [limit.line, actual.line] };
};

export const covenantVerdict = (writing: Writing): Block[] => {
  const { plan } = writing;
  const [ratio, ...others] = plan.ratios;
  if (!ratio || others.length > 0) return [];
  const levels = ownSentences(writing)
    .filter(({ text }) => !isOfOtherYear(plan, text))
    .flatMap((line) => levelIn(ratio, line));
  const actual = only(levels.filter(({ side }) => side === undefined));
  const limits = levels.filter(({ side }) => side !== undefined);
  const decided = actual && answeredBy(plan.question.normalize('NFKC'), actual, limits);
  if (!decided) return [];
  const lines = [...new Map(decided.lines.map((one) => [one.text, one])).values()];
  const sentences = lines.map((one) => fitted(quoted(writing, one), []));
  if (sentences.some(({ check }) => check !== 'verified')) return [];
  const text = say(plan.language, decided.isYes ? 'verdict.yes' : 'verdict.no');
  const refs = [...new Set(sentences.flatMap((one) => one.refs))];
  return [{ kind: 'text', sentences: [{ text, refs, check: 'verified', fit: 'answers' }, ...sentences] }];
};
