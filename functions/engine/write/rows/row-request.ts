// Parses what a question requests of a register: conditions on rows, and columns; every word must be covered.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import registerCells from '#shared/language/lexicon/register-cells.json' with { type: 'json' };
import { terms } from '../../terms.ts';
import { datedThingsIn, endIn } from '../../understand/kinds/date-events.ts';
import { isGroupWord } from '../../understand/kinds/find-rank.ts';
import { findThreshold, type Threshold } from '../../understand/kinds/threshold.ts';
import { asksExistence, asksYesNo } from '../../understand/kinds/yes-no.ts';
import { mentions, namedMeasures } from '../../understand/measures/find-metrics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { isPastStem } from '../../understand/words/inflection.ts';
import { termsIn } from '../clauses/clause-terms.ts';
import { meansSame } from '../explained/same-word.ts';
import { cellMeasure } from '../figures/figure-sentence.ts';
import { isPast } from '../figures/which-period.ts';
import { holdsWord } from '../holds-word.ts';
import { isHaving } from './having.ts';
import { datedColumns, namedColumns, withoutLabels } from './named-columns.ts';
import { cellAt, type Line, plain, type Register } from './register.ts';

type Test = (row: Line) => boolean;
export type RowRequest = {
  /** The column of names. */
  readonly name: number;
  readonly columns: readonly number[];
  readonly tests: readonly Test[];
  /** Words of the question that are in other cells than the names: a segment, a state. */
  readonly states: readonly string[];
  /** Whether several rows may be meant, since a limit, time or state is given. */
  readonly isOfSome: boolean;
  /** Whether the row is requested by its name alone, without a column. */
  readonly isByName: boolean;
};
type Condition = { readonly column: number; readonly test: Test; readonly places: readonly Place[] };

export const yesIn = compile(registerCells.yes);
export const noneIn = compile(registerCells.none);
const withoutIn = compile(registerCells.without);

const cells = ({ passage, rows }: Register, column: number) =>
  rows.flatMap((row) => cellAt(passage, row, column) ?? []);

const limitOf = (register: Register, question: string, words: readonly string[]): Condition | 'open' | undefined => {
  const threshold: (Threshold & { places: readonly Place[] }) | undefined = findThreshold(question);
  if (!threshold) return undefined;
  const { passage, head, rows } = register;
  const figures = head.flatMap((_, at) => {
    const own = cells(register, at);
    const isDated = rows.some((row) => periodsIn(row.cells[at] ?? '').length > 0);
    return at > 0 && own.length > 0 && own.length >= rows.filter((row) => row.cells[at]).length && !isDated ? [at] : [];
  });
  const { unit } = threshold.limit;
  const fitting = unit
    ? figures.filter((at) => cells(register, at).every((one) => cellMeasure(one)?.unit === unit))
    : figures;
  const named = namedColumns(head, words);
  const own = (fitting.length > 0 ? fitting : figures).filter((at) => named.includes(at));
  const [column, ...others] = own.length > 0 ? own : fitting;
  if (column === undefined || others.length > 0) return 'open';
  const test = (row: Line): boolean => {
    const cell = cellAt(passage, row, column);
    return cell !== undefined && isPast(threshold, cell);
  };
  return { column, test, places: threshold.places };
};

const endOf = ({ periods }: Plan, { head, rows }: Register, question: string): Condition | undefined => {
  const event = endIn(question);
  const column = event ? head.findIndex((label, at) => at > 0 && event.wordsIn(label).length > 0) : -1;
  const isDated = rows.some(({ cells: own }) => periodsIn(own[column] ?? '').length > 0);
  if (!event || column < 0 || periods.length === 0 || !isDated) return undefined;
  const test = (row: Line): boolean =>
    periodsIn(row.cells[column] ?? '').some(({ key }) => periods.some((wanted) => samePeriod(wanted, key)));
  return { column, test, places: [...event.wordsInQuestion(question), ...periodsIn(question)] };
};

/** "Auto-renewal: Yes", 담보: 무담보, "Renewal: Automatic": a column found by the term that heading and question share. */
const markedOf = ({ head, rows }: Register, question: string): Condition | undefined => {
  const cellsOf = (at: number): string[] => rows.map(({ cells: own }) => own[at] ?? '');
  const isMark = (cell: string): boolean => cell === '' || yesIn(cell).length + noneIn(cell).length > 0;
  const column = head.findIndex(
    (label, at) =>
      at > 0 &&
      cellsOf(at).some((cell) => cell !== '' && isMark(cell)) &&
      termsIn(plain(label)).some(({ wordsIn }) => wordsIn(question).length > 0),
  );
  if (column < 0) return undefined;
  const label = plain(head[column] ?? '');
  const own = termsIn(label).flatMap(({ wordsIn }) => [...wordsIn(question)]);
  const without = withoutIn(question);
  const hasNone = (row: Line): boolean => {
    const cell = row.cells[column] ?? '';
    return cell === '' || noneIn(cell).length > 0;
  };
  // Cells may name a kind, which the question's words then select.
  const words = terms(own.map(({ start, end }) => question.slice(start, end)).join(' '));
  const kinds = cellsOf(column).filter((cell) => !isMark(cell) && terms(cell).some((one) => words.includes(one)));
  const isMeant = (row: Line): boolean => (kinds.length > 0 ? kinds.includes(row.cells[column] ?? '') : !hasNone(row));
  // For a yes/no question about one row, its cell answers either way.
  const isOfOne = asksYesNo(question) && !asksExistence(question);
  const test: Test = isOfOne ? () => true : without.length > 0 ? hasNone : isMeant;
  return { column, test, places: [...own, ...without] };
};

const sizeOf = (cell: string): number => Number(cell.replace(/[,%％]/g, '') || Number.NaN);
/** A number must equal the whole cell, and a percentage needs a percent sign in cell or heading. */
const holdsNumber = (question: string, word: string, label: string, cell: string): boolean => {
  const isShare = new RegExp(`${word}\\s?[%％]`).test(question);
  return sizeOf(cell) === Number(word) && (!isShare || /[%％]/.test(`${label}${cell}`));
};

/** Finds a question word in the cells: the state of some rows, or the name of one. */
const wordTest = ({ head, rows }: Register, question: string, word: string): Condition | undefined => {
  const isNumber = /^\d+(?:\.\d+)?$/.test(word);
  const holds = (column: number, cell: string): boolean =>
    isNumber ? holdsNumber(question, word, head[column] ?? '', cell) : holdsWord(word, cell);
  const at = head.findIndex((_, column) => rows.some((row) => holds(column, row.cells[column] ?? '')));
  const test = (row: Line): boolean => row.cells.some((cell, column) => holds(column, cell));
  return at < 0 ? undefined : { column: at, test, places: [] };
};

/** A word of a heading may also be the state of some rows. */
const stateOf = (register: Register, question: string, word: string): Condition[] => {
  const found = wordTest(register, question, word);
  return found && found.column > 0 && !register.rows.every(found.test) ? [found] : [];
};

const isDated = (text: string): boolean => datedThingsIn(text).length > 0;
const isOfAsking = (word: string): boolean => isGroupWord(word) || isPastStem(word) || isHaving(word);

/** 의료수익 is one word of a heading, and the measure's name is only part of it. */
const endsHeading = (questionToMeasure: string, around: string): boolean =>
  around.includes(questionToMeasure.toLowerCase().match(/[\p{L}\p{N}]+$/u)?.[0] ?? ' ');

export const rowRequest = (plan: Plan, register: Register): RowRequest | undefined => {
  const {
    passage: { chunk },
    head,
  } = register;
  const question = plan.question.normalize('NFKC');
  const { document, section = '', company = '' } = chunk.context;
  const title = plain([document.replace(/[_.]+/g, ' '), section, company].join(' '));
  const around = `${title} ${plain(head.join(' '))}`;
  const allWords = contentWords(question, []);
  const limit = limitOf(register, question, allWords);
  const unit = findThreshold(question)?.limit.unit;
  const end = limit ? undefined : endOf(plan, register, question);
  const dated = end ? [] : datedColumns(plan, head);
  if (limit === 'open' || (plan.periods.length > 0 && !end && dated.length === 0)) return undefined;
  const marked = limit || end ? undefined : markedOf(register, question);
  const conditions = [limit, end, marked].filter((one) => one !== undefined);
  const rest = blank(
    question,
    conditions.flatMap(({ places }) => [...places]),
  );
  const measures = namedMeasures(rest);
  if (!measures.every(({ metric, end: to }) => mentions(metric, around) || endsHeading(rest.slice(0, to), around)))
    return undefined;
  const words = contentWords(rest, []).filter((word) => !isOfAsking(word) && word.toUpperCase() !== unit);
  const measured = measures.map((one) => rest.slice(one.start, one.end).toLowerCase());
  const ofAnyTime = namedColumns(head, [...words, ...measured], rest);
  const named = ofAnyTime.filter((at) => dated.length === 0 || dated.includes(at));
  // The named column is of another year.
  if (named.length === 0 && ofAnyTime.some((at) => at > 0)) return undefined;
  const isExplained = (word: string): boolean =>
    holdsWord(word, `${around} ${head.join(' ')}`) || meansSame(word, around) || (isDated(word) && isDated(around));
  const states = words
    .filter((word) => isExplained(word) && !holdsWord(word, title))
    .flatMap((word) => stateOf(register, question, word));
  const unnamed = new Set(contentWords(withoutLabels(rest, head), []));
  const open = words.filter((word) => unnamed.has(word) && !isExplained(word));
  const found = open.map((word) => wordTest(register, question, word));
  const byWord = found.filter((one) => one !== undefined);
  if (byWord.length < found.length || conditions.length + byWord.length + states.length === 0) return undefined;
  const tests = [...conditions, ...byWord, ...states];
  const ofStates = [...byWord, ...states].map(({ column }) => column).filter((at) => at > 0);
  const stateWords = words.filter((word) => (wordTest(register, question, word)?.column ?? 0) > 0);
  const columns = [...new Set([...named.filter((at) => at > 0), ...conditions.map(({ column }) => column)])];
  const isOfSome = conditions.length > 0 || (ofStates.length > 0 && ofStates.length === byWord.length + states.length);
  return {
    name: 0,
    columns: columns.length > 0 ? columns : [...new Set(ofStates)],
    tests: tests.map(({ test }) => test),
    states: stateWords,
    isOfSome,
    isByName: columns.length === 0 && states.length === 0,
  };
};
