// Completes the answer on staff: the number of employees first, and the table that divides it by function.
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import type { Answered, SectionContext } from './builder.ts';
import { headcountLine } from './evidence/headcount-line.ts';
import { headedTable } from './evidence/headed-table.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import { aboutText } from './room/report-subjects.ts';

const OF_STAFF = ['headcount', 'workforce', 'labour', 'organisation', 'people'];
const isOnStaff = (text: string): boolean => {
  const { own } = aboutText(text, []);
  return OF_STAFF.some((id) => own.has(id));
};

const countsIn = (text: string): number[] => readFigures(text).figures.map(({ value }) => value);
/** True if the sentence has no count that the first one lacks. */
const repeats = (text: string, first: string): boolean => {
  const [own, known] = [countsIn(text), new Set(countsIn(first))];
  return own.length > 0 && own.every((value) => known.has(value));
};

/** Puts the number of employees first. */
export const withHeadcount = async (context: SectionContext, found: Answered): Promise<Answered> => {
  const line = found.isComposed ? undefined : await headcountLine(context);
  if (!line) return found;
  const first = quotedOf(context, line);
  const rest = found.blocks.flatMap((block) =>
    filterSentences(block, ({ text }) => text !== first.text && isOnStaff(text) && !repeats(text, first.text)),
  );
  return { ...found, blocks: [{ kind: 'text', sentences: [first] }, ...rest], isEmpty: false };
};

const FEWEST_ROWS = 3;
const isOfRows = (block: Block): boolean => block.kind === 'table' && block.rows.length >= FEWEST_ROWS;

const saysScale = (text: string): boolean => {
  const { own } = aboutText(text, []);
  return (own.has('headcount') || own.has('sites')) && !own.has('workforce');
};

/** How large the company is: sentences beside those on sites and staff belong to other sections. */
export const onScale = (found: Answered): Answered => {
  const blocks = found.blocks.flatMap((block) => filterSentences(block, ({ text }) => saysScale(text)));
  return { ...found, blocks, isEmpty: blocks.every(({ kind }) => kind === 'notice') };
};

/** Adds the table of staff by function, since the answer may have found only its total. */
export const withStaffTable = async (context: SectionContext, found: Answered): Promise<Answered> => {
  if (found.isComposed) return found;
  const [own, headed] = [found.blocks.filter(isOfRows), await headedTable(context, 'employeesOf')];
  const table = own.length > 0 ? own : headed.filter(isOfRows);
  if (table.length === 0) return found;
  const rest = found.blocks.filter(({ kind }) => kind !== 'table');
  return { ...found, blocks: [...table, ...rest], isEmpty: false };
};

/** Of several tables of the same people, keeps the largest, which contains the others. */
export const withFullestTable = (found: Answered): Answered => {
  const tables = found.blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
  const sizeOf = ({ columns, rows }: BlockOf<'table'>) => columns.length * rows.length;
  const [fullest] = tables.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return { ...found, blocks: found.blocks.filter((block) => block.kind !== 'table' || block === fullest) };
};
