// Completes the answer to a question for several things: searches for each missing one, and names what is not found.
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { ground } from '../../understand/ground.ts';
import { type Half, joinedHalves } from '../../understand/joined-halves.ts';
import { lacksWanted } from '../../understand/kinds/answer-type.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import { plan as planOf } from '../../understand/plan.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isTicked } from '../account/statements.ts';
import { isAnswered, missing } from '../answered.ts';
import { fitted } from '../fit/fit.ts';
import { holdsWord } from '../holds-word.ts';
import { judgeLines } from '../lines/line-answer.ts';
import { quoted } from '../prose/prose-blocks.ts';
import { listedShare } from '../rows/listed-share.ts';
import { requestedRows } from '../rows/requested-rows.ts';
import type { Writing } from '../writer.ts';
import { conceptsOf } from './explained.ts';
import { explainedLines, statesTime } from './explained-lines.ts';
import { isOfFigure } from './requests.ts';
import { meansSame } from './same-word.ts';

/** The rules that answer a question for one thing. */
export type Rules = (writing: Writing) => readonly Block[];

type Own = { readonly half: Half; readonly plan: Plan };

/** Plans one half of a question, without names that belong to the other halves. */
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

const sentencesIn = (blocks: readonly Block[]): Sentence[] => blocks.flatMap(sentencesOf).filter(isTicked);

/** Ticked sentences, and ticked table rows with their column heads. */
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

/** A change does not state the level. */
const lacksLevel = ({ kind, metrics, question }: Plan, text: string): boolean =>
  kind === 'figure' &&
  metrics.length > 0 &&
  !asksGrowth(question) &&
  readFigures(text).figures.every(({ unit }) => unit === 'percent');

/** A half is covered if a ticked line has more than this share of its words. Set by hand. */
const MAX_OPEN = 0.5;
const isCovered = ({ half, plan }: Own, texts: readonly string[], holds?: typeof meansSame): boolean => {
  const concepts = conceptsOf({ ...plan, question: half.own, metrics: [], periods: [] });
  return texts.some((text) => {
    const has = (!lacksWanted(plan.wanted, text) || statesTime(plan, text)) && !lacksLevel(plan, text);
    const held = concepts.filter(({ name, isIn }) => (holds ? holds(name, text) : isIn(text))).length;
    return has && (concepts.length === 0 || held > concepts.length * MAX_OPEN);
  });
};

/** 先 or 처 names a party: 譲渡 does not cover 譲渡先. */
const OF_WHOM = /[先者処처자]$/u;
const saysIt = (word: string, text: string): boolean =>
  holdsWord(word, text) || (!OF_WHOM.test(word) && meansSame(word, text));

/**
 * Returns the rules for a half that asks for a figure or a cell; prose that leaves something open answers none (on
 * ko-pages, wrong ticks would rise from 0.019 to 0.038). "Liabilities and equity" may be one line, of which neither
 * half is the figure.
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

const isTickedBlock = (block: Block): boolean => tickedTexts([block]).length > 0;

/** Returns nothing if the half is already answered, else its lines or other blocks; `undefined` if it is missing. */
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
    const given = ofFigures(half, rules, isMixed)({ ...writing, plan }).filter(isTickedBlock);
    return given.length > 0 ? given : undefined;
  }
  return [{ kind: 'text', sentences: lines.map((one) => fitted(quoted({ ...writing, plan }, one), [])) }];
};

export const withHalves = (writing: Writing, blocks: readonly Block[], rules: Rules): readonly Block[] => {
  const halves = joinedHalves(writing.plan.question);
  if (halves.length === 0) return blocks;
  const texts = tickedTexts(blocks);
  const each = halves.map((half) => halfPlan(writing, half, halves));
  // A figure joined with something else makes two separate questions: 임직원 수와 평균 근속연수.
  const isMixed = each.filter(({ plan }) => isOfFigure(plan)).length === 1;
  const found = each.map((own) => ({ plan: own.plan, blocks: halfBlocks(writing, own, texts, rules, isMixed) }));
  const isWhole = isAnswered(blocks);
  // A generated sentence over figures answers both halves: the largest, with its share.
  const isOurs = sentencesIn(blocks).some(
    ({ text }) => !writing.passages.some(({ chunk }) => chunk.text.includes(text)),
  );
  if (!isWhole && !found.some((one) => one.blocks !== undefined && one.blocks.length > 0)) return blocks;
  return [...(isWhole ? blocks : []), ...found.flatMap((one) => one.blocks ?? (isOurs ? [] : [missing(one.plan)]))];
};
