// Makes lists of many layouts with a known reading: each property varies by itself, and sheets that ask nothing too.
import { plainSheet } from '#functions/checklists/grid.ts';
import { type Corners, columnName } from '#shared/spreadsheet/a1.ts';
import type { Block, KnownSheet } from './known-sheet.ts';
import { type Asking, type Frame, type MadeColumn, madeColumns, type Part } from './made-columns.ts';
import { type Made, madeDecoy, titleLines } from './made-decoys.ts';
import { diceOf, entriesFor, LANGUAGES } from './made-words.ts';

const ASKING: readonly Asking[] = ['questions', 'questions', 'requests', 'requests', 'statements', 'records'];
/** The share of sheets that ask nothing. */
const ASK_NOTHING = 0.25;

/** The uses that decision 61 allows for the columns that a list has. */
const usesOf = (columns: readonly MadeColumn[], left: number): Block['columns'] => {
  const of = (...parts: Part[]): string[] =>
    columns.flatMap(({ part }, n) => (parts.includes(part) ? [columnName(n + left)] : []));
  const first = (all: readonly string[], otherwise: readonly string[]): string[] =>
    all.length > 0 ? [...all] : [...otherwise, '-'];
  const replies = [...of('choice'), ...of('answer'), ...of('mark')];
  const words = of('comment');
  const askersColumns = of('askers');
  return {
    question: of('question'),
    answer:
      replies.length > 0
        ? [...replies, ...of('followAnswer'), ...of('mark').flatMap(() => words)]
        : ['-', ...words, ...askersColumns],
    comment:
      words.length > 0
        ? [...words, ...(replies.length > 0 && of('mark').length === 0 ? [] : ['-'])]
        : ['-', ...askersColumns, ...of('followQuestion', 'followAnswer')],
    reference: first(of('reference'), []),
    status: of('status').length > 0 ? of('status') : ['-', ...(replies.length > 0 ? [] : of('choice'))],
    section: first(of('section'), []),
    owner: of('owner').length > 0 ? of('owner') : ['-', ...of('askerPerson')],
  };
};

/** Without heads any use but the questions may be left out. */
const unnamed = (uses: Block['columns']): Block['columns'] =>
  Object.fromEntries(
    Object.entries(uses).map(([use, own]) => [use, use === 'question' || own.includes('-') ? own : [...own, '-']]),
  );

/** Rows with the name of a part alone, as a list without a column of sections has them. */
const withBands = (frame: Frame, rows: readonly (readonly string[])[], at: number): (readonly string[])[] => {
  const every = 3 + frame.dice.below(4);
  const names = frame.dice.shuffled(entriesFor(frame.language, 'sections'));
  const column = frame.dice.is(0.5) ? 0 : at;
  return rows.flatMap((row, n) => {
    const name = names[Math.floor(n / every)];
    return n % every > 0 || name === undefined ? [row] : [[...Array.from({ length: column }, () => ''), name], row];
  });
};

/** A line of groups over the heads, each over two columns or more. */
const groupLine = (frame: Frame, columns: readonly MadeColumn[], left: number, row: number) => {
  const names = frame.dice.shuffled(entriesFor(frame.language, 'groups'));
  const cut = Math.max(2, Math.min(columns.length - 2, columns.findIndex(({ part }) => part === 'question') + 1));
  const spans = [
    { left, right: left + cut - 1, top: row, bottom: row },
    { left: left + cut, right: left + columns.length - 1, top: row, bottom: row },
  ];
  const line = columns.map((_, n) => (n === 0 ? names[0] : n === cut ? names[1] : '') ?? '');
  return { line, spans };
};

const downMerges = (columns: readonly MadeColumn[], left: number, top: number): Corners[] =>
  columns.flatMap(({ cells, isMergedDown }, n) => {
    if (!isMergedDown) return [];
    const starts = cells.flatMap((text, at) => (text === '' ? [] : [at]));
    return starts.flatMap((start, i) => {
      const end = (starts[i + 1] ?? cells.length) - 1;
      return end > start ? [{ left: left + n, right: left + n, top: top + start, bottom: top + end }] : [];
    });
  });

const madeList = (frame: Frame): Made => {
  const { dice, language } = frame;
  const asking = dice.oneOf(ASKING);
  const mixed = asking === 'questions' && dice.is(0.3) ? entriesFor(language, 'requests') : [];
  const questions = dice.shuffled([...entriesFor(language, asking), ...mixed]).slice(0, frame.count);
  const columns = madeColumns({ ...frame, count: questions.length }, asking, questions);
  const left = dice.is(0.15) ? 2 : 1;
  const margin = Array.from({ length: left - 1 }, () => '');
  const above = titleLines(frame);
  const isGrouped = columns.length > 4 && dice.is(0.12);
  const hasHeads = !dice.is(0.05);
  const head = hasHeads ? above.length + 1 + Number(isGrouped) : 0;
  const group = isGrouped && hasHeads ? groupLine(frame, columns, left, head - 1) : undefined;
  const rows = questions.map((_, n) => columns.map(({ cells }) => cells[n] ?? ''));
  const hasSection = columns.some(({ part }) => part === 'section');
  const at = columns.findIndex(({ part }) => part === 'question');
  const body = !hasSection && dice.is(0.3) ? withBands(frame, rows, at) : rows;
  const table = [...(group ? [group.line] : []), ...(hasHeads ? [columns.map((one) => one.head)] : []), ...body];
  const uses = usesOf(columns, left);
  const top = above.length + table.length - body.length + 1;
  return {
    lines: [...above, ...table.map((cells) => [...margin, ...cells])],
    merges: [...(group?.spans ?? []), ...(body === rows ? downMerges(columns, left, top) : [])],
    choices: columns.flatMap(({ choices }, n) => {
      const at2 = left + n;
      return choices ? [{ range: { left: at2, right: at2, top, bottom: top + body.length - 1 }, values: choices }] : [];
    }),
    blocks: [{ head: group ? [head, head - 1] : [head], columns: hasHeads ? uses : unnamed(uses) }],
  };
};

/** The list of a number is always the same. */
export const madeSheet = (set: string, seed: number): KnownSheet => {
  const dice = diceOf(seed * 7919 + 13);
  const frame: Frame = { dice, language: dice.oneOf(LANGUAGES), count: 6 + dice.below(13) };
  const { lines, blocks, ...shape } = dice.is(ASK_NOTHING) ? madeDecoy(frame) : madeList(frame);
  const grid = { ...plainSheet(String(seed), lines), ...shape };
  return { set, list: `${set} ${seed}`, grid, blocks, asked: new Map() };
};
