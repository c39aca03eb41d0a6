// Answers from a table cell whose row, column and title together cover every word of the question.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { isRowOfOtherCount } from '../../tables/count-of-cell.ts';
import { readTable } from '../../tables/read-table.ts';
import type { Row, Value } from '../../tables/table.ts';
import { terms } from '../../terms.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { isAskingTerm } from '../../understand/words/question-words.ts';
import { figureCell } from '../figures/figure-cell.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { asksForMoney, isRateForMoney } from '../fit/quantities.ts';
import { isHaving } from '../rows/having.ts';
import { plain } from '../rows/register.ts';
import { countCell } from '../rows/requested-rows.ts';
import type { Writing } from '../writer.ts';
import type { Concept } from './concept.ts';
import { accounted, conceptsOf } from './explained.ts';
import { hasSameWord } from './same-word.ts';
import { sizesIn, withPercent } from './size-concepts.ts';
import { type Around, surroundingsIn, wholeTextsOf } from './surroundings.ts';

type Place = { readonly passage: Passage; readonly row: Row; readonly value: Value };

/** The cells of the row that are not figures: a name, and a year beside it. */
const namesOf = ({ passage, row, value }: Place): string => {
  const cells = passage.chunk.text.slice(row.start, row.end).split('\t');
  const figures = new Set(row.values.map(({ index }) => index));
  const own = cells.filter((text, at) => at !== value.index && (!figures.has(at) || periodsIn(text).length > 0));
  return own.join(' ');
};

/** Latin words as printed; for other scripts, content words. */
const wordsOf = (heading: string): readonly string[] => {
  const text = plain(blank(heading, periodsIn(heading)));
  const latin = (text.match(/[a-z\u00c0-\u024f]{2,}/g) ?? []).filter((word) => !terms(word).every(isAskingTerm));
  return [...latin, ...contentWords(text.replaceAll(/[\x20-\x7e\u00c0-\u024f]+/g, ' '), [])];
};

/** Whether the question covers every word of a heading; otherwise the heading is about something else or narrower. */
export const isRequested = (question: string, heading: string, concepts: readonly Concept[]): boolean =>
  wordsOf(heading).every(
    (word) => isHaving(word) || hasSameWord(word, question) || concepts.some(({ isIn }) => isIn(word)),
  );

const placesIn = (passage: Passage): Place[] => {
  const seen = new Set<number>();
  return readTable(passage.chunk)
    .rows.flatMap((row) => row.values.map((value) => ({ passage, row, value })))
    .filter(({ value: { start, text } }) => /\d/.test(text) && !seen.has(start) && seen.add(start));
};

/** Text below a table up to this length is a note on it: "Harvest in tonnes, 2024". Set by hand. */
const MAX_NOTE_LENGTH = 120;
const notesOn = ({ chunk }: Passage, passages: readonly Passage[]): readonly string[] => {
  const below = passages.find((one) => one.chunk.fileId === chunk.fileId && one.chunk.seq === chunk.seq + 1)?.chunk;
  const [note = ''] = below?.kind === 'prose' ? below.text.split('\n') : [];
  const lines = chunk.text.split('\n').filter((line) => !line.includes('\t'));
  return [...lines, ...(note.length <= MAX_NOTE_LENGTH ? [note] : [])];
};

/** Uses the document's year if neither the table nor its surroundings name one. */
const yearOf = (text: string, title: string): string => (periodsIn(text).length === 0 ? title : '');

/** The head of the name column, which tells what the names are: "Mill" above Boston and Wisbech. */
const cornerOf = ({ chunk: { text } }: Passage): string =>
  text
    .split('\n')
    .find((line) => line.includes('\t'))
    ?.split('\t')[0] ?? '';

/** "The Larch Hill cable car": words after a name may give its kind, stated elsewhere in the file. Set by hand. */
const MAX_KIND_WORDS = 2;
const isKindOf = (question: string, label: string, word: string): boolean => {
  const at = question.toLowerCase().indexOf(label.trim().toLowerCase());
  const behind = label.trim() === '' || at < 0 ? '' : question.slice(at + label.trim().length);
  const next =
    behind
      .match(/^(?: [a-z]+)+/)?.[0]
      .trim()
      .split(' ')
      .slice(0, MAX_KIND_WORDS) ?? [];
  return next.flatMap((one) => terms(one)).includes(word);
};

type Look = {
  readonly plan: Plan;
  readonly concepts: readonly Concept[];
  /** Column heads that a size question implies without naming. */
  readonly sizes: readonly Concept[];
  readonly around: Around;
  /** All retrieved text of the passage's file. */
  readonly fileOf: (passage: Passage) => string;
};

/** 仙台拠点 matches the row 仙台 under 拠点. */
const isOfNames = ({ isIn, parts = [] }: Concept, names: string): boolean =>
  isIn(names) || parts.some(([first]) => hasSameWord(first, names));

const isAnswer = ({ plan, concepts, sizes, around, fileOf }: Look, place: Place, notes: readonly string[]): boolean => {
  const { passage, row, value } = place;
  const head = value.column?.label ?? '';
  const names = namesOf(place);
  const own = `${names} ${head}`;
  const { section, ...rest } = around({ passage, text: own, start: row.start });
  const title = [section, row.section, cornerOf(passage), ...notes, passage.chunk.context.unit]
    .filter(Boolean)
    .join(' > ');
  const dated = `${title} ${yearOf(`${own} ${title}`, rest.title)}`;
  const all = accounted(concepts, { ...rest, own, before: '', section: dated });
  const isOfFile = (word: string): boolean => hasSameWord(word, fileOf(passage));
  const isOpen = ({ isIn }: Concept): boolean => !isIn(title) && !isIn(rest.title);
  return (
    all.every(({ by, name }) => by !== undefined || (isKindOf(plan.question, row.label, name) && isOfFile(name))) &&
    concepts.some((one) => isOfNames(one, names) && isOpen(one)) &&
    [...concepts, ...sizes].some((one) => one.isIn(head) && !one.isIn(names)) &&
    isRequested(plan.question, row.label, [...concepts, ...sizes]) &&
    isRequested(plan.question, head, [...concepts, ...sizes]) &&
    !isRowOfOtherCount(plan.question, passage.chunk, { ...row, values: [value] }) &&
    !isRateForMoney(plan, { ...place, metric: undefined, period: undefined, fit: 1 })
  );
};

const unitHeading = (label: string, head: string): string => (/[)）]\s*$/u.test(label) ? label : head);

const blockOf = ({ plan, citations }: Writing, { passage, row, value }: Place): Block => {
  const { n } = citations.cite(passage, row.start, row.end);
  const cell = asksForMoney(plan)
    ? figureCell(passage, row, value, n)
    : countCell(figureCell(passage, row, value, n), unitHeading(row.label, value.column?.label ?? ''));
  const label = [row.section, row.label].filter(Boolean).join(' · ');
  return {
    kind: 'table',
    columns: [{ label: '' }, { label: value.column?.label ?? '' }],
    rows: [[{ text: label }, fitted(cell, [])]],
  };
};

const NOT_OF_CELLS: readonly Plan['wanted'][] = ['cause', 'name', 'place', 'notice', 'code'];

/** Returns one cell; empty if several with different text match. */
export const explainedCell = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  const isCompared = plan.periods.length > 1 || asksGrowth(plan.question);
  // Figures of measures are left to the figure rules.
  const isOfMeasure = plan.metrics.some(({ id }) => id !== 'employees');
  const isOfMore = isOfMeasure || plan.ratios.length > 0 || plan.rank || plan.choice || plan.whichPeriod || isCompared;
  if (isOfMore || NOT_OF_CELLS.includes(plan.wanted)) return [];
  const question = plan.question.normalize('NFKC');
  const concepts = conceptsOf(plan)
    .filter(({ name }) => !isHaving(name))
    .map(withPercent);
  const sizes = sizesIn(question);
  const around = surroundingsIn(plan, passages);
  const files = wholeTextsOf(passages);
  const fileOf = ({ chunk }: Passage): string => files.get(chunk.fileId) ?? '';
  const requested = new Set(terms(question).filter((term) => !isAskingTerm(term)));
  const shares = (text: string): boolean => terms(text).some((term) => requested.has(term));
  const [found, ...others] = passages
    .filter((one) => one.chunk.kind === 'table' && isOfCompany(plan, one))
    .flatMap((one) => {
      const notes = notesOn(one, passages);
      return placesIn(one)
        .filter((place) => shares(namesOf(place)) || shares(place.value.column?.label ?? ''))
        .filter((place) => isAnswer({ plan, concepts, sizes, around, fileOf }, place, notes));
    });
  return found && others.every(({ value }) => value.text === found.value.text) ? [blockOf(writing, found)] : [];
};
