// Finds rows whose label contains a known measure but is a separate figure: 외래수익 is a row, not 수익.
import type { Place } from '#shared/language/lexicon/lexicon.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import { metricScore, OWN_LABEL } from '../../tables/label-match.ts';
import { readTable } from '../../tables/read-table.ts';
import { isParticle } from '../../terms.ts';
import { withoutJoinedParticles } from '../words/inflection.ts';
import { bare } from '../words/phrase.ts';
import { namedMeasures } from './find-metrics.ts';
import type { Metric } from './metrics/metric.ts';
import { findRatios } from './ratios.ts';
import { isStatementTitle } from './statement-titles.ts';

/** Shorter labels occur inside other words by chance. Set by hand. */
const SHORTEST = 4;
const LETTER = /[\p{L}\p{N}]/u;
const HANGUL_REST = /^[가-힣]*/u;
const COMPOUND = /[\p{Script=Han}\p{Script=Katakana}ー]/u;

const isWordEnd = (label: string, behind: string): boolean => {
  const [rest = ''] = HANGUL_REST.exec(behind) ?? [];
  if (rest !== '') return isParticle(rest) || withoutJoinedParticles(`${label}${rest}`) === label;
  return COMPOUND.test(label) ? !COMPOUND.test(behind[0] ?? '') : !LETTER.test(behind[0] ?? '');
};

const isWordStart = (label: string, before: string): boolean =>
  COMPOUND.test(label) ? !COMPOUND.test(before) : !LETTER.test(before);

const placeOf = (label: string, question: string): Place | undefined => {
  const start = question.indexOf(label);
  const end = start + label.length;
  const isWord = start >= 0 && isWordStart(label, question[start - 1] ?? '') && isWordEnd(label, question.slice(end));
  return isWord ? { start, end } : undefined;
};

const isInside = (a: Place, b: Place): boolean =>
  b.start <= a.start && a.end <= b.end && b.end - b.start > a.end - a.start;

/** Whether the label contains a ratio within a longer name: ソルベンシー・マージン比率 is not a margin. */
const holdsRatio = (label: string): boolean => {
  const ratios = findRatios(label);
  const names = ratios.flatMap((one) => Object.values(one.names).flat().map(bare));
  return ratios.length > 0 && !names.includes(bare(label));
};

export type NamedRow = Place & { readonly metric: Metric };

const readLabels = (chunk: Chunk): readonly string[] =>
  readTable(chunk)
    .rows.filter(({ label, values }) => values.length > 0 && bare(label).length >= SHORTEST && !isStatementTitle(label))
    .map(({ label }) => label.trim());

const LABELS = new WeakMap<Chunk, readonly string[]>();
/** Cached because a report asks about the same passages many times. */
const labelsOf = (chunk: Chunk): readonly string[] => {
  const labels = LABELS.get(chunk) ?? readLabels(chunk);
  LABELS.set(chunk, labels);
  return labels;
};

const labelsIn = (chunks: readonly Chunk[]): ReadonlySet<string> =>
  new Set(chunks.filter(({ kind }) => kind === 'table').flatMap(labelsOf));

/** The rows in the order of the question, each as a separate measure. */
export const namedRows = (question: string, chunks: readonly Chunk[]): readonly NamedRow[] => {
  const plain = question.normalize('NFKC').toLowerCase();
  const measures = namedMeasures(plain);
  const found = [...labelsIn(chunks)].flatMap((label): NamedRow[] => {
    const place = placeOf(label.normalize('NFKC').toLowerCase(), plain);
    // Most labels do not occur in the question.
    if (!place) return [];
    const inside = measures.filter((one) => isInside(one, place));
    const isLonger = inside.length > 0 || holdsRatio(label);
    if (!isLonger || inside.some(({ metric }) => metricScore(metric, label) >= OWN_LABEL)) return [];
    const metric = { id: `row ${bare(label)}`, statement: 'other', isLine: true } as const;
    return [{ ...place, metric: { ...metric, labels: { ko: [label], en: [label], ja: [label] } } }];
  });
  return found.filter((one) => !found.some((other) => isInside(one, other))).sort((a, b) => a.start - b.start);
};
