// The final pass over an extractive answer: unexplained lines lose their tick, explained ones are added, each half gets
// its own.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { mapSentences, sentencesOf } from '#shared/report/visit.ts';
import type { Cited } from '../../evidence.ts';
import { joinedHalves } from '../../understand/joined-halves.ts';
import { unticked } from '../figures/closest-sentences.ts';
import { fitted } from '../fit/fit.ts';
import { judgeLines, type LineJudge, lineBlocks } from '../lines/line-answer.ts';
import { statedSum } from '../prose/stated-sum.ts';
import { isAnswered } from '../unanswered.ts';
import type { Writing } from '../writer.ts';
import { captionedTable, listedTable } from './captioned-table.ts';
import { explainedCell } from './explained-cell.ts';
import { explainedBlocks, wholeList } from './explained-lines.ts';
import { type Rules, withHalves } from './joined-answer.ts';
import { markUnexplained } from './mark-unexplained.ts';
import { shortIn } from './surroundings.ts';

/** Lines of short documents alone that no rule of its own has judged: by their likeness to the question. */
const isByLikeness = (writing: Writing, blocks: readonly Block[], cited: readonly Cited[]): boolean => {
  const isShort = shortIn(writing.passages);
  const short = new Set(writing.passages.filter(isShort).map(({ chunk }) => chunk.id));
  const isOfShort = ({ refs }: Sentence): boolean =>
    cited.some(({ n, chunk }) => refs.includes(n) && short.has(chunk.id));
  const ticked = blocks.flatMap(sentencesOf).filter(({ check, fit }) => check === 'verified' && fit !== 'near');
  return ticked.length > 0 && ticked.every((one) => one.fit === undefined && isOfShort(one));
};

/** What likeness alone gave and hardly answers is shown without its tick. */
const withoutUnlikely = (
  blocks: readonly Block[],
  cited: readonly Cited[],
  { isUnlikely }: LineJudge,
): readonly Block[] => {
  const marked = (one: Sentence): Sentence => {
    if (one.fit !== undefined || one.check !== 'verified') return one;
    const own = cited.filter(({ n, quote }) => one.refs.includes(n) && quote === one.text);
    const places = own.map(({ chunk, start, end }) => ({ chunkId: chunk.id, start, end }));
    return places.length > 0 && places.every(isUnlikely) ? fitted(one, [{ code: 'offQuestion' }]) : one;
  };
  return blocks.map((block) => mapSentences(block, marked));
};

/** What no other rule found is given by the line that leaves nothing of the question open, or by the most probable one. */
const explainedOr = (writing: Writing, judge: LineJudge, blocks: readonly Block[]): readonly Block[] => {
  const explained = explainedBlocks(writing, judge.isUnlikely);
  const refused = blocks.flatMap(sentencesOf).flatMap(({ text, fit }) => (fit === 'near' ? [text] : []));
  const given = explained.length > 0 ? explained : lineBlocks(writing, judge.best(refused));
  return given.length > 0 ? given : statedSum(writing);
};

/** What no other rule found, or found by likeness alone, is given by the lines themselves. */
const orExplained = (writing: Writing, given: readonly Block[], cited: () => readonly Cited[]): readonly Block[] => {
  const judge = judgeLines(writing);
  const blocks = withoutUnlikely(given, cited(), judge);
  const isOpen = !isAnswered(blocks);
  const isOne = joinedHalves(writing.plan.question).length === 0;
  if (!isOpen && !(isOne && isByLikeness(writing, blocks, cited()))) return blocks;
  const explained = explainedOr(writing, judge, blocks);
  if (isOpen) return explained.length > 0 ? explained : blocks;
  const texts = blocks.flatMap(sentencesOf).map(({ text }) => text);
  const isGiven = explained.flatMap(sentencesOf).some(({ text }) => texts.some((one) => one.includes(text)));
  return explained.length === 0 || isGiven ? blocks : [...explained, ...blocks.map(unticked)];
};

const isTickedText = (block: Block): boolean =>
  sentencesOf(block).some(({ check, fit }) => check === 'verified' && fit !== 'near');

const isTickedTable = (block: Block): boolean =>
  block.kind === 'table' && block.rows.flat().some(({ check }) => check === 'verified');

/** `cited`: all that is cited until now, which the rules add to. */
export const explainedAnswer = (writing: Writing, rules: Rules, cited: () => readonly Cited[]): readonly Block[] => {
  // Numbers and marks alone ask for nothing.
  if (!/\p{L}/u.test(writing.plan.question)) return [];
  const list = [...wholeList(writing), ...listedTable(writing)];
  if (list.length > 0) return list;
  const given = rules(writing);
  const cell = given.some(isTickedText) ? [] : explainedCell(writing);
  // Where nothing states its scale the rules may know better.
  const isSure = cell.some(isTickedTable);
  if (isSure) return cell;
  // Rows by likeness may lack the column that is asked for.
  const isGiven = isAnswered(given.filter(({ kind }) => kind !== 'table'));
  const table = isGiven ? [] : captionedTable(writing, given.filter(isTickedTable));
  if (table.length > 0) return table;
  return withHalves(writing, orExplained(writing, markUnexplained(writing, given, cited()), cited), rules);
};
