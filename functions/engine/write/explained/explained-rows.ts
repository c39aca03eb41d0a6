// Answers with the list rows that cover every word of the question, by their cells and column headings.
import type { Block } from '#shared/report/blocks.ts';
import { hasWanted } from '../../understand/kinds/answer-type.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { isOfOtherYear } from '../rows/other-year.ts';
import type { Line, Register } from '../rows/register.ts';
import { nameColumn, plain } from '../rows/register.ts';
import { type Picked, registersIn, tableOfRows } from '../rows/requested-rows.ts';
import type { Writing } from '../writer.ts';
import type { Concept } from './concept.ts';
import { accounted, conceptsOf } from './explained.ts';
import { isOfOtherNumber } from './other-number.ts';
import { asksForAll, isOfFigure } from './requests.ts';
import { isFileShort, surroundingsIn } from './surroundings.ts';

type Rows = Pick<Picked, 'register' | 'rows'>;

/** Finds rows with a requested concept that no column head has; otherwise every row would match. */
const answering = (writing: Writing, concepts: readonly Concept[], register: Register): Rows[] => {
  const { plan, passages } = writing;
  const around = surroundingsIn(plan, passages);
  const head = register.head.join(' ');
  const rows = register.rows.filter(({ chunk, cells, start }: Line) => {
    const own = cells.join(' ');
    const { section, ...rest } = around({ passage: { ...register.passage, chunk }, text: own, start });
    const all = accounted(concepts, { ...rest, own, before: '', section: `${section} > ${head}` });
    const tells = concepts.some(({ isIn }) => isIn(own) && !isIn(head));
    return tells && all.every(({ by }) => by !== undefined) && hasWanted(plan.wanted, own);
  });
  const isChosen = rows.length === 1 || (rows.length > 0 && asksForAll(plan) && plan.wanted === undefined);
  return isChosen && !isOfOtherYear(plan, register.head) && rows.length < register.rows.length
    ? [{ register, rows }]
    : [];
};

/** Returns rows of one list; empty if several lists match. */
export const explainedRows = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  const concepts = conceptsOf(plan);
  if (isOfFigure(plan) || plan.wanted === 'cause' || plan.rank || plan.choice || concepts.length === 0) return [];
  const isShort = isFileShort(passages);
  const own = passages.filter((one) => isOfCompany(plan, one) && isShort(one));
  const [found, ...others] = registersIn(own).flatMap((register) => answering(writing, concepts, register));
  if (!found || others.length > 0) return [];
  const columns = found.register.head.map((_, at) => at);
  const table = tableOfRows(writing, { ...found, columns, name: nameColumn(found.register, plain(plan.question)) });
  const { section = '' } = found.register.passage.chunk.context;
  return isOfOtherNumber(plan.question, table, section) ? [] : [table];
};
