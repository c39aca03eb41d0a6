// Completes the answer to a question for several things: searches again for what is missing, and names what is not
// found.
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { ground } from '../../understand/ground.ts';
import { type Half, joinedHalves } from '../../understand/joined-halves.ts';
import { lacksWanted } from '../../understand/kinds/answer-type.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import { plan as planOf } from '../../understand/plan.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { fitted } from '../fit/fit.ts';
import { holdsWord } from '../holds-word.ts';
import { judgeLines } from '../lines/line-answer.ts';
import { quoted } from '../prose/prose-blocks.ts';
import { listedShare } from '../rows/listed-share.ts';
import { requestedRows } from '../rows/requested-rows.ts';
import { isAnswered, missing } from '../unanswered.ts';
import type { Writing } from '../writer.ts';
import { conceptsOf } from './explained.ts';
import { explainedLines, statesTime } from './explained-lines.ts';
import { isOfFigure } from './requests.ts';
import { meansSame } from './same-word.ts';

/** What answers a question that asks for one thing. */
export type Rules = (writing: Writing) => readonly Block[];

type Own = { readonly half: Half; readonly plan: Plan };

/** What another half asks for is nobody's name in this one. */
const halfPlan = ({ plan, passages }: Writing, half: Half, all: readonly Half[]): Own => {
  const { language, sources } = plan;
  const guessed = planOf({ query: half.question, history: [], language, sources, now: 0 });
  const read = ground(
    guessed,
    passages.map(({ chunk }) => chunk),
  );
  const carried = plan.names.filter((name) => !all.some((one) => one !== half && one.own.includes(name)));
  const names = read.names.length > 0 ? read.names : carried;
  return { half, plan: { ...read, names, periods: read.periods.length > 0 ? read.periods : plan.periods } };
};

const sentencesIn = (blocks: readonly Block[]): Sentence[] =>
  blocks.flatMap(sentencesOf).filter(({ check, fit }) => check === 'verified' && fit !== 'near');

/** What is ticked, a row of a table with its heads. */
const tickedTexts = (blocks: readonly Block[]): string[] => [
  ...sentencesIn(blocks).map(({ text }) => text),
  ...blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows
          .filter((row) => row.some(({ check }) => check === 'verified'))
          .map((row) => [...block.columns.map(({ label }) => label), ...row.map(({ text }) => text)].join(' '))
      : [],
  ),
];

/** By how much it rose is not how much it is. */
const lacksLevel = ({ kind, metrics, question }: Plan, text: string): boolean =>
  kind === 'figure' &&
  metrics.length > 0 &&
  !asksGrowth(question) &&
  readFigures(text).figures.every(({ unit }) => unit === 'percent');

/** Of what a half alone asks for, more than so much stands in a line that is ticked. Set by hand, no set chose it. */
const MAX_OPEN = 0.5;
const isCovered = ({ half, plan }: Own, texts: readonly string[], holds?: typeof meansSame): boolean => {
  const concepts = conceptsOf({ ...plan, question: half.own, metrics: [], periods: [] });
  return texts.some((text) => {
    const has = (!lacksWanted(plan.wanted, text) || statesTime(plan, text)) && !lacksLevel(plan, text);
    const held = concepts.filter(({ name, isIn }) => (holds ? holds(name, text) : isIn(text))).length;
    return has && (concepts.length === 0 || held > concepts.length * MAX_OPEN);
  });
};

/** To whom or by whom: 譲渡 is not yet 譲渡先. */
const OF_WHOM = /[先者処처자]$/u;
const saysIt = (word: string, text: string): boolean =>
  holdsWord(word, text) || (!OF_WHOM.test(word) && meansSame(word, text));

/**
 * A half may be a figure or a cell. Prose that leaves something open answers none: of ko-pages 0.038 for 0.019 would be
 * wrong and ticked. "Liabilities and equity" may be one line, of which no half is the figure.
 */
const ofFigures =
  ({ kind }: Half, rules: Rules, isMixed: boolean): Rules =>
  (writing) => {
    if (kind === 'rest') return [];
    const share = listedShare(writing);
    if (share.length > 0) return share;
    if (isMixed && isOfFigure(writing.plan)) return rules(writing);
    return kind === 'clause' && (writing.plan.kind === 'figure' || writing.plan.position !== undefined)
      ? rules(writing)
      : requestedRows(writing);
  };

const isTicked = (block: Block): boolean => tickedTexts([block]).length > 0;

/** Nothing where it has its answer already, the line that gives it or what the other rules give, or what is missing. */
const halfBlocks = (
  writing: Writing,
  own: Own,
  texts: readonly string[],
  rules: Rules,
  isMixed: boolean,
): readonly Block[] | undefined => {
  const { half, plan } = own;
  const explained = explainedLines({ ...writing, plan }, half.subject);
  const lines = explained.length > 0 ? explained : judgeLines({ ...writing, plan }, half.subject).best([]);
  if (lines.some(({ text }) => texts.some((one) => one.includes(text)))) return [];
  if (isCovered(own, texts, saysIt)) return [];
  if (lines.length === 0) {
    if (isCovered(own, texts)) return [];
    const given = ofFigures(half, rules, isMixed)({ ...writing, plan }).filter(isTicked);
    return given.length > 0 ? given : undefined;
  }
  return [{ kind: 'text', sentences: lines.map((one) => fitted(quoted({ ...writing, plan }, one), [])) }];
};

export const withHalves = (writing: Writing, blocks: readonly Block[], rules: Rules): readonly Block[] => {
  const halves = joinedHalves(writing.plan.question);
  if (halves.length === 0) return blocks;
  const texts = tickedTexts(blocks);
  const each = halves.map((half) => halfPlan(writing, half, halves));
  // Of a figure and of what is none each half is a question of its own: 임직원 수와 평균 근속연수.
  const isMixed = each.filter(({ plan }) => isOfFigure(plan)).length === 1;
  const found = each.map((own) => ({ plan: own.plan, blocks: halfBlocks(writing, own, texts, rules, isMixed) }));
  const isWhole = isAnswered(blocks);
  // A sentence of our own over figures gives both: the largest, with its share.
  const isOurs = sentencesIn(blocks).some(
    ({ text }) => !writing.passages.some(({ chunk }) => chunk.text.includes(text)),
  );
  if (!isWhole && !found.some((one) => one.blocks !== undefined && one.blocks.length > 0)) return blocks;
  return [...(isWhole ? blocks : []), ...found.flatMap((one) => one.blocks ?? (isOurs ? [] : [missing(one.plan)]))];
};
