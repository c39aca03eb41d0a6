// Finds the metrics that a question names.
import { wordsOf } from '#shared/language/lexicon/lexicon.ts';
import tooPlain from '#shared/language/lexicon/too-plain-names.json' with { type: 'json' };
import { lazy } from '#shared/lazy.ts';
import { LANGUAGES } from '#shared/model/enums.ts';
import { isParticle } from '../../terms.ts';
import type { Metric } from './metrics/metric.ts';
import { LINES, METRICS } from './metrics.ts';

type Named = { readonly metric: Metric; readonly start: number; readonly end: number; readonly isPlain: boolean };

const TOO_PLAIN = new Set(wordsOf(tooPlain));

/** Rejects nouns of quality: 수익성 is not 수익, but 매출 성장 is still 매출. */
const QUALITY = '(?!성(?![장과]))';

type Name = { readonly metric: Metric; readonly text: string; readonly plain: boolean };

/** The text without spaces and marks and with "and" as "&", and the original position of each character. */
const squeezed = (text: string): { readonly text: string; readonly at: readonly number[] } => {
  let out = '';
  const at: number[] = [];
  for (const { 0: piece, index } of text.matchAll(/\band\b|[^\s,'’–・·-]/gu)) {
    const isAnd = piece === 'and';
    out += isAnd ? '&' : piece;
    for (let unit = 0; unit < (isAnd ? 1 : piece.length); unit += 1) at.push(index + (isAnd ? piece.length - 1 : 0));
  }
  return { text: out, at };
};

/** Names up to this length begin many Korean and Japanese words, so only a particle may follow them. */
const SHORT_NAME = 3;
const BEFORE = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}]/u;
const isAlone = (plain: string, start: number, end: number): boolean => {
  const [word = ''] = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}]*/u.exec(plain.slice(start)) ?? [];
  return word.length === end - start || isParticle(word.slice(end - start));
};

const LEAD = 2;
/** Indexes names by their first two characters, so that a text is scanned once for all of them. */
const namesByLead = (metrics: readonly Metric[]): ReadonlyMap<string, readonly Name[]> => {
  const names = metrics.flatMap((metric) =>
    LANGUAGES.flatMap((language) => metric.labels[language]).map((label) => ({
      metric,
      text: squeezed(label.normalize('NFKC').toLowerCase()).text,
      plain: TOO_PLAIN.has(label),
    })),
  );
  return Map.groupBy(names, ({ text }) => text.slice(0, LEAD));
};

const metricNames = lazy(() => namesByLead(METRICS));
const lineNames = lazy(() => namesByLead(LINES));

const isLatin = (letter: string | undefined): boolean => letter !== undefined && /[a-z]/u.test(letter);
const isQuality = new RegExp(`^${QUALITY}`, 'u');

const isWord = ({ isLine }: Metric, name: string, plain: string, start: number, end: number): boolean => {
  if (isLatin(name[0])) return !isLatin(plain[start - 1]) && !isLatin(plain[end]);
  if (!isLine) return isQuality.test(plain.slice(end));
  // 비유동차입금 is not 유동차입금.
  if (BEFORE.test(plain[start - 1] ?? '')) return false;
  return name.length > SHORT_NAME || isAlone(plain, start, end);
};

const matchesIn = (plain: string, names: ReadonlyMap<string, readonly Name[]>): Named[] => {
  const { text, at } = squeezed(plain);
  const found: Named[] = [];
  for (let from = 0; from < text.length; from += 1)
    for (const { metric, text: name, plain: isPlain } of names.get(text.slice(from, from + LEAD)) ?? []) {
      if (!text.startsWith(name, from)) continue;
      const start = text[from] === '&' ? (at[from] ?? 0) - 2 : (at[from] ?? 0);
      const end = (at[from + name.length - 1] ?? 0) + 1;
      if (isWord(metric, name, plain, start, end)) found.push({ metric, start, end, isPlain });
    }
  return found;
};

const overlaps = (a: Named, b: Named): boolean => a.start < b.end && b.start < a.end;
const longer = (a: Named, b: Named): number =>
  b.end - b.start - (a.end - a.start) ||
  Number(a.isPlain) - Number(b.isPlain) ||
  Number(a.metric.isLine ?? false) - Number(b.metric.isLine ?? false);

const apart = (all: readonly Named[]): Named[] => {
  const chosen: Named[] = [];
  for (const named of [...all].sort(longer)) if (!chosen.some((other) => overlaps(other, named))) chosen.push(named);
  return chosen.sort((a, b) => a.start - b.start);
};

const isInside = (a: Named, b: Named): boolean =>
  b.start <= a.start && a.end <= b.end && b.end - b.start > a.end - a.start;

/**
 * Limits the cache of questions, which are scanned repeatedly in a few forms; a long one takes seconds. Set by hand.
 */
const MAX_FORMS = 128;
const remembered = (find: (text: string) => Named[]): ((text: string) => Named[]) => {
  const known = new Map<string, readonly Named[]>();
  return (text) => {
    const made = known.get(text) ?? find(text);
    if (known.size >= MAX_FORMS) known.clear();
    known.set(text, made);
    return [...made];
  };
};

/** The metrics in the order of the question. A longer name, also that of a line, hides a shorter one inside it. */
export const namedMetrics = remembered((question) => {
  const plain = question.normalize('NFKC').toLowerCase();
  const own = matchesIn(plain, metricNames());
  const lines = own.length > 0 ? matchesIn(plain, lineNames()) : [];
  return apart(own.filter((one) => !lines.some((line) => isInside(one, line))));
});

/** Like `namedMetrics`, with the lines of statements and notes, whose names are longer. */
export const namedMeasures = remembered((question) => {
  const plain = question.normalize('NFKC').toLowerCase();
  return apart([...matchesIn(plain, metricNames()), ...matchesIn(plain, lineNames())]);
});

const FOUND = new Map<string, readonly Metric[]>();
/** About the number of labels and headings in twenty filings. */
const MAX_TEXTS = 20_000;
/** Longer texts are passages, which are not looked up twice. */
const MAX_LENGTH = 200;

const metricsIn = (text: string): readonly Metric[] => [...new Set(namedMetrics(text).map(({ metric }) => metric))];

/** Caches short texts, since labels and headings are scanned for every question. */
export const findMetrics = (text: string): readonly Metric[] => {
  if (text.length > MAX_LENGTH) return metricsIn(text);
  const known = FOUND.get(text);
  if (known) return known;
  if (FOUND.size >= MAX_TEXTS) FOUND.clear();
  const made = metricsIn(text);
  FOUND.set(text, made);
  return made;
};

export const findMeasures = (question: string): Metric[] => [
  ...new Set(namedMeasures(question).map(({ metric }) => metric)),
];

type OwnNames = { readonly byLead: ReadonlyMap<string, readonly Name[]>; readonly texts: readonly string[] };
const OWN_NAMES = new WeakMap<Metric, OwnNames>();
const readNames = (metric: Metric): OwnNames => {
  const byLead = namesByLead([metric]);
  return { byLead, texts: [...new Set([...byLead.values()].flat().map(({ text }) => text))] };
};
const namesOf = (metric: Metric): OwnNames => {
  const names = OWN_NAMES.get(metric) ?? readNames(metric);
  OWN_NAMES.set(metric, names);
  return names;
};

const AND = /\band\b/gu;
const NOTHING = /[\s,'’–・·-]/gu;
/** Fast check on text normalized as in `squeezed`, without positions: most texts contain none of the names. */
const holdsAny = (plain: string, texts: readonly string[]): boolean => {
  const text = plain.replace(AND, '&').replace(NOTHING, '');
  return texts.some((name) => text.includes(name));
};

/** Whether a text contains any name of the metric. */
export const mentions = (metric: Metric, text: string): boolean => {
  const plain = text.normalize('NFKC').toLowerCase();
  const { byLead, texts } = namesOf(metric);
  return holdsAny(plain, texts) && matchesIn(plain, byLead).some(({ isPlain }) => !isPlain);
};

/** Cached for the last question, since it is compared with every line of its passages. */
const USED = new WeakMap<Metric, { readonly question: string; readonly isCommon: boolean }>();
const usesCommonWord = (question: string, metric: Metric): boolean => {
  const known = USED.get(metric);
  if (known?.question === question) return known.isCommon;
  const isCommon = namedMetrics(question).some((named) => named.metric === metric) && !mentions(metric, question);
  USED.set(metric, { question, isCommon });
  return isCommon;
};

/** Like `mentions`; a common word (収益, sales) counts if the question itself uses one. */
export const mentionsAs = (question: string, metric: Metric, text: string): boolean => {
  if (mentions(metric, text)) return true;
  return usesCommonWord(question, metric) && namedMetrics(text).some((named) => named.metric === metric);
};
