// The sum of a register without a printed total: all its loans, or those due in a year.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import totals from '#shared/language/lexicon/totals.json' with { type: 'json' };
import { totalPlaces } from '#shared/language/lexicon/totals.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import type { DateEvent } from '../../understand/kinds/date-events.ts';
import { asksSum, sumOfEnding, togetherPlaces } from '../../understand/kinds/sum-requests.ts';
import { mentions, namedMeasures } from '../../understand/measures/find-metrics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { checked } from '../checked.ts';
import { figureCell } from '../figures/figure-cell.ts';
import { amountText, amountValue, cellMeasure } from '../figures/figure-sentence.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { say, sayAmount } from '../wording.ts';
import type { Writing } from '../writer.ts';
import { cellAt, columnOf, type Line, leftOver, nameColumn, plain, type Register, registerOf } from './register.ts';
import { registersIn, tableOfRows } from './requested-rows.ts';

type Item = { readonly name: string; readonly cell: FoundCell; readonly end: string | undefined };
type Listed = { readonly items: readonly Item[]; readonly heads: readonly string[] };

/** Most rows that can be read at a glance. Set by hand. */
const MAX_ROWS = 20;

const aroundOf = ({ passage: { chunk }, head }: Register): string =>
  [chunk.context.section, chunk.context.document, ...head].join(' · ');

/** The question without its words for the sum and its time. */
const coreOf = ({ question }: Plan, event: DateEvent | undefined): string => {
  const text = question.normalize('NFKC');
  const ends = event ? [...event.wordsInQuestion(text), ...periodsIn(text)] : [];
  return blank(text, [...totalPlaces(text), ...togetherPlaces(text), ...ends]);
};

/**
 * Whether the headings cover the rest of the question, by a measure in any language or by words; false if nothing is
 * left.
 */
const isAsked = (register: Register, core: string): boolean => {
  const around = aroundOf(register);
  const measures = namedMeasures(core);
  const rest = plain(blank(core, measures));
  const name = nameColumn(register, rest);
  // "All bank loans": a word that each name has excludes none.
  const isOfAll = (word: string): boolean =>
    register.rows.every(({ cells }) => plain(cells[name] ?? '').includes(word));
  return (
    measures.every(({ metric }) => mentions(metric, around)) &&
    measures.length + contentWords(rest, []).length > 0 &&
    leftOver(register, rest, isOfAll).length === 0
  );
};

const isAmount = (cell: FoundCell): boolean =>
  cellMeasure(cell)?.isScaled === true && cellMeasure(cell)?.unit !== 'percent' && !/[%％]/.test(cell.value.text);

const balancesIn = compile(totals.balances);
/** Of several amounts that the question does not name, what is owed is the balance. */
const balanceOf = (register: Register): number | undefined => {
  const [only, ...others] = register.head.flatMap((label, at) => (balancesIn(plain(label)).length > 0 ? [at] : []));
  const isWhole = only !== undefined && register.rows.every((row) => isFilled(cellAt(register.passage, row, only)));
  return isWhole && others.length === 0 ? only : undefined;
};
const isFilled = (cell: FoundCell | undefined): boolean => cell !== undefined && isAmount(cell);

const isDue = (plan: Plan, cell: string | undefined): boolean =>
  periodsIn(cell ?? '').some(({ key }) => plan.periods.some((wanted) => samePeriod(wanted, key)));

const listedIn = (plan: Plan, register: Register, event: DateEvent | undefined): Listed[] => {
  const { passage, head } = register;
  const due = event ? head.findIndex((label) => event.wordsIn(label).length > 0) : -1;
  const core = coreOf(plan, event);
  const question = plain(core);
  const column = columnOf(register, question, isAmount) ?? balanceOf(register);
  if ((event && due < 0) || column === undefined || !isAsked(register, core)) return [];
  const at = nameColumn(register, question);
  const itemOf = (row: Line): Item[] => {
    const cell = cellAt(passage, row, column);
    return cell ? [{ name: row.cells[at] ?? '', cell, end: row.cells[due] }] : [];
  };
  const items = register.rows.flatMap(itemOf).filter(({ end }) => !event || isDue(plan, end));
  const units = new Set(items.map(({ cell }) => `${cellMeasure(cell)?.unit} ${cellMeasure(cell)?.power}`));
  const heads = [head[at], head[column], ...(event ? [head[due]] : [])].map((label = '') => label);
  return items.length > 0 && units.size === 1 ? [{ items, heads }] : [];
};

/** In the unit of the rows, with as many decimals as they have. */
export const sumText = (plan: Plan, cells: readonly FoundCell[], first: FoundCell): string => {
  const measure = cellMeasure(first);
  const places = Math.max(...cells.map(({ value }) => /\.(\d+)/.exec(value.text)?.[1]?.length ?? 0));
  const sum = cells.reduce((all, cell) => all + amountValue(cell), 0) / 10 ** (measure?.power ?? 0);
  const [whole = '', rest] = sum.toFixed(places).split('.');
  const printed = [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ','), rest].filter(Boolean).join('.');
  return sayAmount(plan.language, printed, measure);
};

const blocksOf = ({ plan, citations }: Writing, { items, heads }: Listed): Block[] => {
  const [first] = items;
  if (!first) return [];
  const cite = ({ cell: { passage, row } }: Item) => citations.cite(passage, row.start, row.end);
  const cells = items.map(({ cell }) => cell);
  const text = say(plan.language, 'figure.listed', {
    figure: sumText(plan, cells, first.cell),
    parts: cells.map((cell) => amountText(plan.language, cell)).join(' + '),
  });
  const sentence = items.length > 1 ? [checked(text, items.map(cite), plan)] : [];
  return [
    ...(sentence.length > 0 ? [{ kind: 'text' as const, sentences: sentence }] : []),
    {
      kind: 'table',
      columns: heads.map((label) => ({ label })),
      rows: items.slice(0, MAX_ROWS).map((item) => {
        const { passage, row, value } = item.cell;
        const cell = figureCell(passage, row, value, cite(item).n);
        return [{ text: item.name }, cell, ...(heads.length > 2 ? [{ text: item.end ?? '', refs: cell.refs }] : [])];
      }),
    },
  ];
};

/** Uses one list; returns nothing if several match. */
const sumOf = (writing: Writing, event: DateEvent | undefined): Block[] => {
  const { plan, passages } = writing;
  const registers = passages.filter((one) => isOfCompany(plan, one)).flatMap((one) => registerOf(one) ?? []);
  const whole = [...new Map(registers.map((one) => [one.rows[0]?.chunk.id, one])).values()];
  const [listed, ...others] = whole.flatMap((register) => listedIn(plan, register, event));
  return listed && others.length === 0 ? blocksOf(writing, listed) : [];
};

/** Sums what ends in the requested periods. */
export const endingSum = (writing: Writing): Block[] => {
  const event = sumOfEnding(writing.plan);
  return event ? sumOf(writing, event) : [];
};

/** The total that the list prints, which may be of several currencies. */
const printedTotal = (writing: Writing, register: Register): Block[] => {
  const core = coreOf(writing.plan, undefined);
  const column = columnOf(register, plain(core), isAmount) ?? balanceOf(register);
  const [total, ...others] = register.totals;
  if (column === undefined || !total || others.length > 0 || !isAsked(register, core)) return [];
  const name = nameColumn(register, plain(core));
  const isPrinted = isFilled(cellAt(register.passage, total, column));
  return isPrinted ? [tableOfRows(writing, { register, rows: [total], columns: [name, column], name })] : [];
};

/** What a whole list comes to, as printed or added up. */
export const sumTogether = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  if (togetherPlaces(plan.question).length === 0) return [];
  const registers = registersIn(passages.filter((one) => isOfCompany(plan, one) && one.parts));
  const [total, ...others] = registers.flatMap((register) => printedTotal(writing, register));
  return total && others.length === 0 ? [total] : sumOf(writing, undefined);
};

/** Sums the whole list. */
export const listedSum = (writing: Writing): Block[] => (asksSum(writing.plan) ? sumOf(writing, undefined) : []);
