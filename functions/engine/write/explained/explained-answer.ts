// Finishes an extractive answer: removes ticks from unexplained lines, adds explained lines, and completes each half of
// a question.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { mapSentences, sentencesOf } from '#shared/report/visit.ts';
import type { Cited } from '../../evidence.ts';
import { joinedHalves } from '../../understand/joined-halves.ts';
import { isTicked } from '../account/statements.ts';
import { isAnswered } from '../answered.ts';
import { unticked } from '../figures/closest-sentences.ts';
import { fitted } from '../fit/fit.ts';
import { judgeLines, type LineJudge, lineBlocks } from '../lines/line-answer.ts';
import { statedSum } from '../prose/stated-sum.ts';
import type { Writing } from '../writer.ts';
import { captionedTable, listedTable } from './captioned-table.ts';
import { explainedCell } from './explained-cell.ts';
import { explainedBlocks, wholeList } from './explained-lines.ts';
import { type Rules, withHalves } from './joined-answer.ts';
import { markUnexplained } from './mark-unexplained.ts';
import { shortIn } from './surroundings.ts';

/** Whether all ticked sentences come from short documents and were found by similarity alone. */
const isByLikeness = (writing: Writing, blocks: readonly Block[], cited: readonly Cited[]): boolean => {
  const isShort = shortIn(writing.passages);
  const short = new Set(writing.passages.filter(isShort).map(({ chunk }) => chunk.id));
  const isOfShort = ({ refs }: Sentence): boolean =>
    cited.some(({ n, chunk }) => refs.includes(n) && short.has(chunk.id));
  const ticked = blocks.flatMap(sentencesOf).filter(isTicked);
  return ticked.length > 0 && ticked.every((one) => one.fit === undefined && isOfShort(one));
};

/** Removes the tick from sentences that similarity alone found and the line model rates unlikely. */
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

/** Falls back to the line that covers the whole question, then to the most probable line, then to a stated sum. */
const explainedOr = (writing: Writing, judge: LineJudge, blocks: readonly Block[]): readonly Block[] => {
  const explained = explainedBlocks(writing, judge.isUnlikely);
  const refused = blocks.flatMap(sentencesOf).flatMap(({ text, fit }) => (fit === 'near' ? [text] : []));
  const given = explained.length > 0 ? explained : lineBlocks(writing, judge.best(refused));
  return given.length > 0 ? given : statedSum(writing);
};

/** Uses the lines if the other rules found nothing, or only by similarity. */
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

const isTickedText = (block: Block): boolean => sentencesOf(block).some(isTicked);

const isTickedTable = (block: Block): boolean =>
  block.kind === 'table' && block.rows.flat().some(({ check }) => check === 'verified');

/** `cited` returns all citations so far; the rules add to them. */
export const explainedAnswer = (writing: Writing, rules: Rules, cited: () => readonly Cited[]): readonly Block[] => {
  // A question of only numbers and symbols has no answer.
  if (!/\p{L}/u.test(writing.plan.question)) return [];
  const list = [...wholeList(writing), ...listedTable(writing)];
  if (list.length > 0) return list;
  const given = rules(writing);
  const cell = given.some(isTickedText) ? [] : explainedCell(writing);
  // A cell without a stated scale is not verified, and the other rules may do better.
  const isSure = cell.some(isTickedTable);
  if (isSure) return cell;
  // Rows found by similarity may lack the requested column.
  const isGiven = isAnswered(given.filter(({ kind }) => kind !== 'table'));
  const table = isGiven ? [] : captionedTable(writing, given.filter(isTickedTable));
  if (table.length > 0) return table;
  return withHalves(writing, orExplained(writing, markUnexplained(writing, given, cited()), cited), rules);
};
