// Selects the line of a short document that most probably answers, and unticks unlikely lines.
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { subjectTopic } from '../../rank/subject-heading.ts';
import { terms } from '../../terms.ts';
import { asksWhatItIs } from '../../understand/kinds/line-of-business.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { agreementsIn } from '../clauses/clauses-of.ts';
import { fitted } from '../fit/fit.ts';
import { quoted } from '../prose/prose-blocks.ts';
import type { Quotable } from '../prose/sentences.ts';
import type { Writing } from '../writer.ts';
import { type JudgedLine, lineFeaturesOver } from './line-features.ts';
import { mayAnswer, probabilityOf, thresholdFor } from './line-probability.ts';
import { type Manner, unitsOf } from './units.ts';

/** Below this a line loses a tick that it has by similarity alone. Set by hand, on the training documents. */
const UNLIKELY = 0.5;
/** From this on a line keeps its tick even if another rule found something open. Set by hand. */
const CERTAIN = 0.9;

/**
 * Least share of lines with a label or list mark for a document to be a form, list or contract. On jaquad .017 of the
 * questions are wrong and ticked; .038 if every document with headings is judged.
 */
const MIN_LAID = 0.25;
/** Plain text in another language answers only if it belongs to no company or to the requested one. */
const isOfNobodyElse = ({ chunk, signals }: Passage): boolean =>
  chunk.context.company === undefined || signals.entity === 1;
const withLayout = (passages: readonly Passage[], manner: Manner): readonly Passage[] => {
  const agreements = agreementsIn(passages).map(({ fileId }) => fileId);
  const prose = passages.filter(({ chunk }) => chunk.kind === 'prose');
  const laid = [...Map.groupBy(prose, ({ chunk }) => chunk.fileId)].flatMap(([fileId, own]) => {
    const units = own.flatMap((passage) => unitsOf(passage, manner));
    const formed = units.filter(({ label, isItem }) => label !== '' || isItem);
    const isPlain = manner === 'across' && own.every(isOfNobodyElse);
    return isPlain || formed.length >= units.length * MIN_LAID ? [fileId] : [];
  });
  const tables = passages.filter(({ chunk }) => chunk.kind === 'table').map(({ chunk }) => chunk.fileId);
  const files = new Set([
    ...agreements,
    ...laid,
    ...tables.filter((one) => !prose.some(({ chunk }) => chunk.fileId === one)),
  ]);
  return passages.filter(({ chunk }) => files.has(chunk.fileId));
};

type Probable = JudgedLine & { readonly probability: number };
type Place = { readonly chunkId: string; readonly start: number; readonly end: number };
export type LineJudge = {
  /** Whether the lines at a place were judged unlikely to answer. */
  readonly isUnlikely: (place: Place) => boolean;
  /** Returns the best lines; `refused` holds texts in which other rules found something open. */
  readonly best: (refused: readonly string[]) => readonly Quotable[];
};

const asQuotable = ({
  passage,
  text,
  start,
  end,
}: Pick<JudgedLine, 'passage' | 'text' | 'start' | 'end'>): Quotable => ({
  passage,
  text,
  start,
  end,
  words: new Set(terms(text)),
  section: passage.chunk.context.section,
});

/** A bare reason is shown with the line before it, which tells what it explains. */
const withBefore = (one: JudgedLine): readonly Quotable[] => {
  const { hasCause, nothingOwn } = one.features;
  const before = unitsOf(one.passage, one.isForeign ? 'across' : 'own').findLast(({ end }) => end <= one.start);
  const isReason = hasCause === 1 && nothingOwn === 1;
  return isReason && before ? [asQuotable(before), asQuotable(one)] : [asQuotable(one)];
};

/** Questions with rules of their own: a topic by its section, what a company does, whole lists. */
const isOfOtherRules = (plan: Plan): boolean =>
  (plan.topic !== undefined && plan.words.length === 0) || asksWhatItIs(plan) || subjectTopic(plan) !== undefined;

/** Many lines name a measure: only a line with its label as head gives the figure. */
const isOfFigures = ({ metrics, ratios, periods, wanted }: Plan, { labelIsHead }: JudgedLine['features']): boolean =>
  metrics.length + ratios.length > 0 &&
  wanted !== 'date' &&
  (ratios.length > 0 || periods.length > 0 || wanted === 'cause' || labelIsHead === 0);

const NONE: LineJudge = { isUnlikely: () => false, best: () => [] };

/** Lines with their probabilities, most probable first. */
const judgedIn = (writing: Pick<Writing, 'plan' | 'passages'>, manner: Manner, subject = ''): readonly Probable[] =>
  lineFeaturesOver({ ...writing, passages: withLayout(writing.passages, manner) }, manner, subject)
    .map(
      (one): Probable => ({
        ...one,
        probability: mayAnswer(one.features) ? probabilityOf(one.features, one.isForeign) : 0,
      }),
    )
    .sort((a, b) => b.probability - a.probability);

/** `subject` is the part of the question that its halves share. */
export const judgeLines = (writing: Pick<Writing, 'plan' | 'passages'>, subject = ''): LineJudge => {
  const { plan } = writing;
  if (isOfOtherRules(plan)) return NONE;
  // A line in the question's language comes before a translated match.
  const all = [...judgedIn(writing, 'own', subject), ...judgedIn(writing, 'across', subject)];
  const candidates = all.filter(({ features }) => !isOfFigures(plan, features));
  const isOfWords = plan.metrics.length + plan.ratios.length === 0 && plan.kind !== 'list';
  return {
    isUnlikely: ({ chunkId, start, end }) => {
      const own = all.filter((one) => one.passage.chunk.id === chunkId && one.start < end && start < one.end);
      return isOfWords && own.length > 0 && own.every(({ probability }) => probability < UNLIKELY);
    },
    best: (refused) => {
      const isEnough = ({ text, probability, isForeign }: Probable): boolean =>
        probability >= (refused.some((one) => one.includes(text)) ? CERTAIN : thresholdFor(isForeign));
      const firsts = [false, true].flatMap((isForeign) => candidates.find((one) => one.isForeign === isForeign) ?? []);
      const first = firsts.find(isEnough);
      return first ? withBefore(first) : [];
    },
  };
};

/** Too low for a tick, but worth reading first. Set by hand. */
const LIKELY = 0.25;
const MAX_LIKELY = 2;
/** Returns the closest lines in other languages if nothing answers. */
export const likelyLines = (writing: Pick<Writing, 'plan' | 'passages'>): readonly JudgedLine[] =>
  isOfOtherRules(writing.plan)
    ? []
    : judgedIn(writing, 'across')
        .filter(({ probability }) => probability >= LIKELY)
        .slice(0, MAX_LIKELY);

export const lineBlocks = (writing: Writing, lines: readonly Quotable[]): Block[] =>
  lines.length === 0 ? [] : [{ kind: 'text', sentences: lines.map((one) => fitted(quoted(writing, one), [])) }];
