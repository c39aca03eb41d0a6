// Features of a line as the answer to a question, each about 0 to 1: its words, concepts, kind, place and what it leaves open.

import type { Passage } from '../../evidence.ts';
import { conceptShare } from '../../rank/concept-share.ts';
import { WANTED, type Wanted } from '../../understand/kinds/answer-type.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { translatedShare } from '../../understand/words/dictionary.ts';
import { judgedOver, type WordAccount } from '../account/account-features.ts';
import type { Statement } from '../account/statements.ts';
import { FEATURES as FIT, featuresOver, type Judged } from '../fit/fit-features.ts';
import { probabilityOf } from '../fit/fit-probability.ts';
import { isQuestion } from '../prose/furniture.ts';

const QUESTION = [
  'isFigure',
  'isList',
  'isYesNo',
  'hasMetric',
  'hasPeriod',
  'hasName',
  'hasTopic',
  'isOfTopicAlone',
  'hasPosition',
  'isConcentration',
  'hasRank',
] as const;
const OPEN = ['openOver', 'verbOpen', 'exactOpen', 'nothingOwn', 'lacks', 'equals'] as const;
const TICKS = ['isTicked', 'isTickedQuote', 'isTickedRow', 'isTickedJudged'] as const;
const CONCEPTS = ['named', 'namedBefore', 'namedInReply', 'namedAbove', 'replied', 'translated'] as const;
const FLAGS = ['isForeign', 'lacksNouns', 'lacksPeriods'] as const;
const AMONG = ['likeness', 'likenessRank', 'likenessBehind', 'namedRank', 'namedBehind'] as const;

export const FEATURES = [...FIT, ...FLAGS, ...CONCEPTS, ...OPEN, ...AMONG, ...TICKS, ...QUESTION, ...WANTED] as const;
const NO_TICKS = { isTicked: 0, isTickedQuote: 0, isTickedRow: 0, isTickedJudged: 0 } as const;
type Name = (typeof FEATURES)[number];
export type Features = Readonly<Record<Name, number>>;
export type AnsweringLine = Pick<Judged, 'passage' | 'text' | 'start' | 'end' | 'reply'> & {
  readonly features: Features;
  readonly account: WordAccount;
};

type Spot = Pick<Judged, 'passage' | 'text' | 'start' | 'end'>;
export const asStatement = ({ passage: { source, chunk }, text, start, end }: Spot): Statement => ({
  of: { text, refs: [], check: 'verified' },
  text,
  cited: [{ n: 0, source, chunk, start, end, quote: chunk.text.slice(start, end) }],
  kind: chunk.kind === 'table' ? 'row' : 'quote',
  isJudged: false,
});

/** 1 for the highest, 1/2 for the next; and the distance to the highest. */
const rankedAmong = (all: readonly number[]) => {
  const sorted = all.toSorted((a, b) => b - a);
  return all.map((one) => ({ rank: 1 / (1 + sorted.indexOf(one)), behind: (sorted[0] ?? 0) - one }));
};

const ofQuestion = ({
  kind,
  metrics,
  periods,
  names,
  wanted,
  topic,
  words,
  position,
  isConcentration,
  rank,
}: Plan) => ({
  isFigure: Number(kind === 'figure'),
  isList: Number(kind === 'list'),
  hasPeriod: Number(periods.length > 0),
  hasName: Number(names.length > 0),
  hasMetric: Number(metrics.length > 0),
  hasTopic: Number(topic !== undefined),
  isOfTopicAlone: Number(topic !== undefined && words.length === 0),
  hasPosition: Number(position !== undefined),
  isConcentration: Number(isConcentration === true),
  hasRank: Number(rank !== undefined),
  ...(Object.fromEntries(WANTED.map((one) => [one, Number(one === wanted)])) as Record<Wanted, number>),
});

const conceptsOver = (plan: Plan, lines: readonly Judged[]) => {
  const shareOf = conceptShare(
    plan.question,
    lines.map(({ text }) => text),
  );
  return lines.map(({ passage, text, reply }, n) => {
    const before = lines[n - 1]?.passage === passage ? (lines[n - 1]?.text ?? '') : '';
    const named = shareOf(text);
    return {
      named,
      namedBefore: shareOf(text, before) - named,
      namedInReply: shareOf(text, reply.question ?? '') - named,
      namedAbove: shareOf(text, passage.chunk.context.section ?? '') - named,
      replied: reply.share,
      translated: translatedShare(plan.question, text),
    };
  });
};

const made = (plan: Plan, passages: readonly Passage[]): readonly AnsweringLine[] => {
  const lines = featuresOver(plan, passages).filter(({ reply, text }) => !reply.isAsking && !isQuestion(text));
  const concepts = conceptsOver(plan, lines);
  const open = judgedOver({ plan, passages }, lines.map(asStatement));
  const likeness = lines.map(({ features }) => probabilityOf(features));
  const [likest, namedMost] = [rankedAmong(likeness), rankedAmong(concepts.map(({ named }) => named))];
  const question = ofQuestion(plan);
  return lines.flatMap(({ features, ...line }, n) => {
    const [concept, judged] = [concepts[n], open[n]];
    if (!concept || !judged) return [];
    return {
      ...line,
      account: judged.account,
      features: {
        ...judged.features,
        ...features,
        isForeign: Number(features.isForeign),
        lacksNouns: Number(features.lacksNouns),
        lacksPeriods: Number(features.lacksPeriods),
        ...concept,
        likeness: likeness[n] ?? 0,
        likenessRank: likest[n]?.rank ?? 0,
        likenessBehind: likest[n]?.behind ?? 0,
        namedRank: namedMost[n]?.rank ?? 0,
        namedBehind: namedMost[n]?.behind ?? 0,
        ...NO_TICKS,
        ...question,
      },
    };
  });
};

/** The same passages are read several times for one question. */
const READ = new WeakMap<readonly Passage[], { readonly plan: Plan; readonly lines: readonly AnsweringLine[] }>();
export const answeringLines = (plan: Plan, passages: readonly Passage[]): readonly AnsweringLine[] => {
  const known = READ.get(passages);
  if (known?.plan === plan) return known.lines;
  const lines = made(plan, passages);
  READ.set(passages, { plan, lines });
  return lines;
};

export const isCitedBy = ({ cited }: Statement, { passage, start, end }: Omit<Spot, 'text'>): boolean =>
  cited.some((one) => one.chunk.id === passage.chunk.id && one.start < end && start < one.end);

/** The same lines with what rules have ticked. */
export const withTicks = (lines: readonly AnsweringLine[], ticked: readonly Statement[]): readonly AnsweringLine[] =>
  lines.map((line) => {
    const own = ticked.filter((one) => isCitedBy(one, line));
    if (own.length === 0) return line;
    const has = (is: (one: Statement) => boolean): number => Number(own.some(is));
    const ticks = {
      isTicked: 1,
      isTickedQuote: has(({ kind }) => kind === 'quote'),
      isTickedRow: has(({ kind }) => kind === 'row'),
      isTickedJudged: has(({ isJudged }) => isJudged),
    };
    return { ...line, features: { ...line.features, ...ticks } };
  });
