// Register rows that contradict a prose answer: another amount, share or date under the same words.
import type { Passage } from '../evidence.ts';
import { type Cell, type Line, periodsOfCell, readLines } from '../tables/cells.ts';
import { terms } from '../terms.ts';
import type { Plan } from '../understand/plan-type.ts';
import { differsFrom, type Statement, statementOf } from './statements.ts';

export type RegisterRow = { readonly text: string; readonly start: number; readonly end: number };

/** "바른투자 지분율": whether the question contains the name. */
const isNamed = (name: string, question: string): boolean =>
  name.length > 1 && question.includes(name.normalize('NFKC').toLowerCase());

const headOver = (header: Line, { index }: Cell): string =>
  header.cells.find((cell) => cell.index === index)?.text ?? '';

/** Reads a cell whose head the question names, together with the head, which may have its unit. */
const statedIn = (cell: Cell, head: string, { question, wanted }: Plan): Statement | undefined => {
  const questionTerms = new Set(terms(question));
  const isWanted = terms(head).some((term) => questionTerms.has(term));
  return isWanted || wanted === 'date' ? statementOf(cell.text) : undefined;
};

/** Returns rows whose name is in the question and whose cells contradict the answer. */
export const registerRows = (plan: Plan, answered: Statement, { chunk }: Passage): RegisterRow[] => {
  if (chunk.kind !== 'table') return [];
  const [header, ...lines] = readLines(chunk.text);
  const question = plan.question.normalize('NFKC').toLowerCase();
  // Tables with columns of periods are statements, which are compared line by line.
  if (!header || header.cells.some(({ text }) => periodsOfCell(text).length > 0)) return [];
  return lines
    .filter(({ cells: [first] }) => first && isNamed(first.text, question))
    .filter(({ cells }) =>
      cells.slice(1).some((cell) => {
        const stated = statedIn(cell, headOver(header, cell), plan);
        return stated !== undefined && differsFrom(plan, answered, stated);
      }),
    )
    .map(({ start, end }) => ({ text: chunk.text.slice(start, end), start, end }));
};
