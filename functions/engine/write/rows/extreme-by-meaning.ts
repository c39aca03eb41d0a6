// The largest or smallest row of a register whose headings say in other words what the question asks for.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import { isRest, isTotalOf } from '#shared/language/lexicon/totals.ts';
import type { Block, Finding } from '#shared/report/blocks.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { extremeOf, isGroupWord, isMemberWord, withoutExtremes } from '../../understand/kinds/find-rank.ts';
import { speaksOf } from '../../understand/kinds/topics.ts';
import { findMetrics } from '../../understand/measures/find-metrics.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { questionMeanings } from '../explained/question-meanings.ts';
import { amountValue } from '../figures/figure-sentence.ts';
import { namesNobody } from '../figures/pick-figure.ts';
import { holdsWord } from '../holds-word.ts';
import type { Writing } from '../writer.ts';
import { type RankedRows, rankedBlocks } from './ranked-rows.ts';
import { cellAt, type Line, plain, type Register } from './register.ts';
import { registersIn } from './requested-rows.ts';

const MIN_ROWS = 3;
type Holds = (text: string) => boolean;
/** A content word of the question, and whether a text has it or means it. */
type Word = { readonly word: string; readonly isIn: Holds };

const cellsOf = ({ rows }: Register, at: number): string[] => rows.map(({ cells }) => cells[at] ?? '');
const isYear = (text: string): boolean => /^(?:19|20)\d{2}$/.test(text);
const isDate = (text: string): boolean => periodsIn(text).length > 0;
/** A code names its row: L03, SO-2601, 7. */
const isCode = (text: string): boolean => /^[A-Za-z]{0,4}[-_ ]?\d{1,6}$/.test(text);

const figureColumns = (register: Register): number[] =>
  register.head.flatMap((_, at) => {
    const filled = cellsOf(register, at).filter((cell) => cell !== '');
    const figures = register.rows.filter((row) => cellAt(register.passage, row, at) !== undefined).length;
    const isOther = filled.every(isYear) || filled.every(isDate) || (at === 0 && filled.every(isCode));
    // Blanks and dashes may be among the figures.
    return !isOther && 2 * figures > register.rows.length ? [at] : [];
  });

/** Of several columns of figures the one that is named, of shares for owners, or of the latest sales. */
const columnOf = (plan: Plan, register: Register, words: readonly Word[]): number | undefined => {
  const { head } = register;
  const label = (at: number): string => head[at] ?? '';
  const isShare = (at: number): boolean =>
    /[%％]/.test(label(at)) || cellsOf(register, at).some((one) => /[%％]/.test(one));
  const isOfSales = (at: number): boolean => findMetrics(label(at)).some(({ id }) => id === 'revenue') && !isShare(at);
  const isPreferred = plan.topic?.id === 'shareholders' ? isShare : isOfSales;
  const namedIn = (at: number): number => words.filter(({ isIn }) => isIn(label(at))).length;
  const yearOf = (at: number): number => Math.max(0, ...(label(at).match(/(?:19|20)\d{2}/g) ?? []).map(Number));
  const figures = figureColumns(register);
  const [column] = figures.toSorted(
    (a, b) => namedIn(b) - namedIn(a) || Number(isPreferred(b)) - Number(isPreferred(a)) || yearOf(b) - yearOf(a),
  );
  const isKnown = column !== undefined && (figures.length === 1 || namedIn(column) > 0 || isPreferred(column));
  return isKnown ? column : undefined;
};

/** Rows of the last period, where a column dates each row and names recur. */
const latestRows = ({ head }: Register, rows: readonly Line[]): readonly Line[] => {
  const keyOf = (text: string): string => periodsIn(text)[0]?.key ?? (isYear(text) ? text : '');
  const at = head.findIndex((_, column) => {
    const keys = new Set(rows.map(({ cells }) => keyOf(cells[column] ?? '')));
    return !keys.has('') && keys.size > 1 && 2 * keys.size <= rows.length;
  });
  if (at < 0) return rows;
  const [last] = rows
    .map(({ cells }) => keyOf(cells[at] ?? ''))
    .toSorted()
    .reverse();
  return rows.filter(({ cells }) => keyOf(cells[at] ?? '') === last);
};

/** The text columns that together name each row once, with the one that the question names first. */
const namesOf = (register: Register, rows: readonly Line[], words: readonly Word[], figure: number): number[] => {
  const figures = new Set(figureColumns(register));
  const texts = register.head.flatMap((_, at) =>
    figures.has(at) || at === figure || cellsOf(register, at).every((one) => isDate(one) || isYear(one)) ? [] : [at],
  );
  const [named = texts[0]] = texts.filter((at) => words.some(({ isIn }) => isIn(register.head[at] ?? '')));
  if (named === undefined) return [];
  const others = texts.filter((at) => at !== named);
  const isOfCodes = (at: number): boolean => rows.every(({ cells }) => isCode(cells[at] ?? ''));
  const order = [named, ...others].toSorted((a, b) => Number(isOfCodes(a)) - Number(isOfCodes(b)));
  const keysOf = (count: number): string[] =>
    rows.map(({ cells }) =>
      order
        .slice(0, count)
        .map((at) => cells[at] ?? '')
        .join(' '),
    );
  const least = order.findIndex((_, n) => new Set(keysOf(n + 1)).size === rows.length);
  return least < 0 ? [] : order.slice(0, least + 1);
};

type Found = { readonly ranked: RankedRows; readonly open: readonly string[]; readonly explained: number };

const foundIn = (plan: Plan, register: Register, words: readonly Word[]): Found[] => {
  const { head, passage } = register;
  const { document, section = '', company = '' } = passage.chunk.context;
  const around = plain([document.replace(/[_.]+/g, ' '), section, company, ...head].join(' '));
  const column = columnOf(plan, register, words);
  const texts = head.flatMap((_, at) => (figureColumns(register).includes(at) ? [] : [at]));
  // A heading that means the word comes before a cell that only means it: buyers are the customers of the list.
  const selecting = words.flatMap(({ word, isIn }) => {
    const isMeant = isIn(around) ? (text: string) => holdsWord(word, text) : isIn;
    const has = ({ cells }: Line): boolean => texts.some((at) => isMeant(cells[at] ?? ''));
    const those = register.rows.filter(has).length;
    return those > 0 && those < register.rows.length ? [{ word, has }] : [];
  });
  const above = words.filter(({ word, isIn }) => isIn(around) && !selecting.some((one) => one.word === word));
  const isOfTopic = plan.topic !== undefined && speaksOf(plan.topic, head.join(' '));
  if (column === undefined || above.length + selecting.length + Number(isOfTopic) === 0) return [];
  const chosen = register.rows.filter(
    (row) =>
      selecting.every(({ has }) => has(row)) &&
      cellAt(passage, row, column) &&
      !row.cells.some((one) => isRest(one) || isTotalOf(one)),
  );
  const isNamedOnce = namesOf(register, chosen, words, column).length === 1;
  const rows = isNamedOnce ? chosen : latestRows(register, chosen);
  const names = namesOf(register, rows, words, column);
  const [first = -1] = names;
  // Where segments are asked for and each row is a product of one, no row is a segment.
  const isOfParts = names.length > 1 && words.some(({ word, isIn }) => isGroupWord(word) && isIn(head[first] ?? ''));
  if (rows.length < (selecting.length > 0 ? 2 : MIN_ROWS) || names.length === 0 || isOfParts) return [];
  const items = rows.flatMap((row) => {
    const cell = cellAt(passage, row, column);
    return cell
      ? [
          {
            name: names
              .map((at) => row.cells[at] ?? '')
              .filter(Boolean)
              .join(' '),
            cell,
          },
        ]
      : [];
  });
  const sign = extremeOf(plan.question) === 'highest' ? -1 : 1;
  const sizeOf = ({ cell }: { cell: FoundCell }): number => amountValue(cell);
  const open = words.filter((one) => !above.includes(one) && !selecting.some(({ word }) => word === one.word));
  return [
    {
      ranked: { items: items.toSorted((a, b) => sign * (sizeOf(a) - sizeOf(b))), column: head[column] ?? '' },
      open: open.map(({ word }) => word).filter((word) => !isMemberWord(word)),
      explained: words.length - open.length + Number(isOfTopic),
    },
  ];
};

/** Whether everything around the rows, or a cell, has each period of the question. */
const isOfPeriods =
  ({ periods }: Plan) =>
  ({ head, rows, passage: { chunk } }: Register): boolean => {
    const { document, section = '', unit = '', periods: own } = chunk.context;
    const known = [
      ...own,
      ...periodsIn([document, section, unit, ...head, ...rows.flatMap(({ cells }) => cells)].join(' · ')).map(
        ({ key }) => key,
      ),
    ];
    return periods.every((one) => known.some((key) => samePeriod(one, key)));
  };

/** A register that leaves words open, or has a rival, is shown without a tick. */
export const extremeByMeaning = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  if (!extremeOf(plan.question) || plan.rank?.isOfChange || plan.ratios.length > 0 || plan.wanted === 'cause')
    return [];
  const question = withoutNames(
    withoutExtremes(plan.question.normalize('NFKC')),
    // A guess that no document names is a word to explain.
    namesNobody(plan) ? [] : [...plan.names, ...plan.entities],
    ' ',
  );
  const meanings = questionMeanings(question);
  const words = contentWords(question, [])
    .filter((word) => extremeOf(word) === undefined)
    .map((word): Word => ({ word, isIn: meanings(word) }));
  const found = registersIn(passages)
    .filter(isOfPeriods(plan))
    .flatMap((one) => foundIn(plan, one, words));
  const [first, ...others] = found.toSorted((a, b) => b.explained - a.explained || a.open.length - b.open.length);
  if (!first) return [];
  // The same list in another file agrees.
  const topOf = ({ ranked }: Found): string => plain(ranked.items[0]?.name ?? '');
  const hasRival = others.some((one) => one.explained === first.explained && topOf(one) !== topOf(first));
  const instead = first.ranked.items[0]?.cell.passage.chunk.context.document ?? '';
  const isOpen = first.open.length > 0 || hasRival;
  const near: Finding[] = isOpen
    ? [{ code: 'partDiffers', about: first.open.join(', ') || plan.question, instead }]
    : [];
  return rankedBlocks(writing, first.ranked, near);
};
