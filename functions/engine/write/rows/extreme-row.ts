// Which row of a register is the largest or smallest, over all its rows: the biggest item of a list of costs.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import rankQuestions from '#shared/language/lexicon/rank-questions.json' with { type: 'json' };
import { isTotalOf } from '#shared/language/lexicon/totals.ts';
import { LANGUAGES } from '#shared/model/enums.ts';
import type { Block, Finding } from '#shared/report/blocks.ts';
import type { Chunk } from '../../../ports/index-port.ts';
import type { Passage } from '../../evidence.ts';
import { headOf } from '../../retrieve/whole-tables.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { readTable } from '../../tables/read-table.ts';
import { terms } from '../../terms.ts';
import { isGroupWord, extremeOf as wayOf } from '../../understand/kinds/find-rank.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { checked } from '../checked.ts';
import { compared, figureCell } from '../figures/figure-cell.ts';
import { amountText, amountValue, cellMeasure } from '../figures/figure-sentence.ts';
import { fitted } from '../fit/fit.ts';
import { isAnswered } from '../unanswered.ts';
import { say } from '../wording.ts';
import type { Writing } from '../writer.ts';
import { rankBlocks } from './rank-blocks.ts';

const SHOWN = 5;
const LEAST_ROWS = 2;

type Register = { readonly passage: Passage; readonly head: readonly string[]; readonly rows: readonly Line[] };
type Line = { readonly chunk: Chunk; readonly cells: readonly string[]; readonly start: number };
type Item = { readonly name: string; readonly cell: FoundCell };
type Ranked = { readonly items: readonly Item[]; readonly column: string; readonly explained: number };

const linesOf = (chunk: Chunk): Line[] => {
  let at = 0;
  return chunk.text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { chunk, start, cells: line.split('\t').map((cell) => cell.trim()) };
  });
};

/** "2025년 매출" heads a column of a list, a year alone one of a statement. */
const isHeading = (cell: string): boolean => {
  const rest = blank(cell, periodsIn(cell)).trim();
  return /\p{L}/u.test(rest) && !/^\W*\d/.test(rest);
};

/** One line of headings, the first over the names, and rows as wide; a statement has nothing over its labels. */
const registerOf = (passage: Passage): Register | undefined => {
  const head = headOf(passage.chunk)
    .split('\t')
    .map((cell) => cell.trim());
  if (head.length < 2 || !head.every(isHeading)) return undefined;
  const lines = (passage.parts ?? []).flatMap(linesOf).filter(({ cells }) => cells.length > 1);
  const rows = lines.filter(({ cells }) => cells.join('\t') !== head.join('\t') && !cells.some(isTotalOf));
  const isPlain = rows.length >= LEAST_ROWS && rows.every(({ cells }) => cells.length === head.length);
  return isPlain ? { passage, head, rows } : undefined;
};

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s*[([][^)\]]*[)\]]/g, '');

/** Words that say how a row stands out, each by itself. */
const EXTREMES = [rankQuestions.high, rankQuestions.low]
  .flatMap((words) => LANGUAGES.flatMap((language) => words[language]))
  .flatMap((word) => word.split('…'))
  .map((word) => word.trim())
  .sort((a, b) => b.length - a.length);

const isNamedIn = (question: string, heading: string): boolean => {
  const own = terms(heading);
  const words = new Set(terms(question));
  return question.includes(heading) || (own.length > 0 && own.every((term) => words.has(term)));
};

/** What of the question, its numbers too, neither the headings nor the document's name, nor the way of asking, account for. */
const leftOver = ({ passage: { chunk }, head }: Register, question: string): string[] => {
  const { document, section = '', company = '', unit = '' } = chunk.context;
  const around = plain([document, section, company, unit, ...head].join(' '));
  const words = new Set(terms(around));
  const rest = [...head.map(plain), ...EXTREMES].reduce((text, word) => text.replaceAll(word, ' '), question);
  const numbers = question.match(/\d+/g) ?? [];
  return [
    ...numbers.filter((number) => !around.includes(number)),
    ...contentWords(rest, []).filter(
      (word) => !isGroupWord(word) && !around.includes(word) && !terms(word).some((term) => words.has(term)),
    ),
  ];
};

const cellAt = (passage: Passage, { chunk, start, cells }: Line, index: number): FoundCell | undefined => {
  const row = readTable(chunk).rows.find((one) => one.start === start);
  const value = row?.values.find((one) => one.index === index && one.text === cells[index] && /\d/.test(one.text));
  return row && value && { passage: { ...passage, chunk }, metric: undefined, row, value, period: undefined, fit: 1 };
};

/** The column of figures that is asked for: the one that the question names, or the only one. */
const columnOf = ({ passage, head, rows }: Register, question: string): number | undefined => {
  const isDated = (index: number) => rows.every(({ cells }) => periodsIn(cells[index] ?? '').length > 0);
  const figures = head.flatMap((_, index) =>
    !isDated(index) && rows.every((row) => cellAt(passage, row, index)) ? [index] : [],
  );
  const named = figures.filter((index) => isNamedIn(question, plain(head[index] ?? '')));
  const [only, ...others] = named.length > 0 ? named : figures;
  return others.length === 0 ? only : undefined;
};

const rankedRows = (question: string, register: Register, sign: number): Ranked[] => {
  const { head, rows, passage } = register;
  const column = columnOf(register, question);
  if (column === undefined) return [];
  const texts = head.flatMap((_, index) => (rows.every((row) => !cellAt(passage, row, index)) ? [index] : []));
  const named = texts.filter((index) => isNamedIn(question, plain(head[index] ?? '')));
  const at = named[0] ?? texts[0];
  const items = rows.flatMap((row) => {
    const [cell, name] = [cellAt(passage, row, column), row.cells[at ?? -1]];
    return cell && name ? [{ name, cell }] : [];
  });
  // Rows of one name are parts of it.
  if (items.length !== rows.length || new Set(items.map(({ name }) => name)).size !== items.length) return [];
  const sorted = items.toSorted((a, b) => sign * (amountValue(a.cell) - amountValue(b.cell)));
  const explained = head.filter((heading) => isNamedIn(question, plain(heading))).length;
  return [{ items: sorted, column: head[column] ?? '', explained }];
};

/** As its column states it: the unit over the table may be that of another column. */
const figureOf = (plan: Plan, column: string, { cell }: Item): string =>
  /[(（]/.test(column) && cellMeasure(cell)?.isScaled
    ? amountText(plan.language, cell)
    : `${column} ${cell.value.text}`;

const blocksOf = ({ plan, citations }: Writing, { items, column }: Ranked, near: readonly Finding[]): Block[] => {
  const [first, second] = items;
  const way = wayOf(plan.question);
  if (!first || !second || !way || amountValue(first.cell) === amountValue(second.cell)) return [];
  const cite = ({ cell: { passage, row } }: Item) => citations.cite(passage, row.start, row.end);
  const text = say(plan.language, `figure.${way}`, {
    name: first.name,
    figure: figureOf(plan, column, first),
    next: second.name,
    nextFigure: figureOf(plan, column, second),
  });
  const rows = items.slice(0, SHOWN).map((item) => {
    const { passage, row, value } = item.cell;
    const cell = figureCell(passage, row, value, cite(item).n);
    return [{ text: item.name }, item === first ? fitted(cell, near) : compared(cell)];
  });
  return [
    { kind: 'text', sentences: [fitted(checked(text, [cite(first), cite(second)], plan), near)] },
    { kind: 'table', columns: [{ label: '' }, { label: column }], rows },
  ];
};

/** Of several registers that the question fits as well none has a tick: which is meant stays open. */
const extremeRow = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  const way = wayOf(plan.question);
  if (!way || plan.rank?.isOfChange || plan.ratios.length > 0 || plan.wanted === 'cause') return [];
  const registers = passages.flatMap((one) => registerOf(one) ?? []);
  const whole = [...new Map(registers.map((one) => [one.rows[0]?.chunk.id, one])).values()];
  const sign = way === 'highest' ? -1 : 1;
  const [first, rival] = whole
    .filter((register) => leftOver(register, plain(plan.question)).length === 0)
    .flatMap((register) => rankedRows(plain(plan.question), register, sign))
    .toSorted((a, b) => b.explained - a.explained);
  if (!first) return [];
  const other = rival?.explained === first.explained ? rival.items[0]?.cell.passage.chunk.context.document : undefined;
  return blocksOf(writing, first, other ? [{ code: 'partDiffers', about: plan.question, instead: other }] : []);
};

/** Of a list that is known to be of what is asked, whatever the language of its headings. */
export const extremeOf = (writing: Writing, passage: Passage): Block[] => {
  const register = registerOf(passage.parts ? passage : { ...passage, parts: [passage.chunk] });
  const sign = wayOf(writing.plan.question) === 'highest' ? -1 : 1;
  const [ranked] = register ? rankedRows('', register, sign) : [];
  return ranked ? blocksOf(writing, ranked, []) : [];
};

/** Over all rows of a register, else over the members of a table. */
export const extremeBlocks = (writing: Writing): Block[] => {
  const register = extremeRow(writing);
  return isAnswered(register) ? register : rankBlocks(writing);
};
