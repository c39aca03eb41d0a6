// Determines what a table cell counts, from its text, row, column or table.
import counters from '#shared/language/lexicon/counters.json' with { type: 'json' };
import type { Chunk } from '../../ports/search-index.ts';
import {
  type Counted,
  countedIn,
  counterStated,
  countsIn,
  isOtherCount,
  requestedCounter,
} from '../understand/kinds/counters.ts';
import { measureAt } from './measure.ts';
import type { Row, Value } from './table.ts';

const IN_BRACKETS = /[(（]([^()（）]*)[)）]/;
const stated = (text: string): Counted => counterStated(IN_BRACKETS.exec(text)?.[1] ?? text);

type Place = { readonly row: Row; readonly value: Value; readonly chunk: Pick<Chunk, 'text' | 'context'> };

const countOf = ({ row, value, chunk }: Place): Counted =>
  countsIn(value.text)[0] ??
  stated(row.label) ??
  stated(value.column?.label ?? '') ??
  stated(chunk.context.unit ?? '') ??
  countedIn(measureAt({ row, value, chunk })?.unit);

/** 점포수, number of sites: a label for a count, whatever unit is above the table. */
const counts = (label: string): boolean =>
  counters.labels.some((word) => label.trim().toLowerCase().endsWith(word) || label.toLowerCase().startsWith(word));

/** Whether the question asks for another counter than the row's figures have. */
export const isRowOfOtherCount = (question: string, chunk: Pick<Chunk, 'text' | 'context'>, row: Row): boolean => {
  const wanted = requestedCounter(question);
  const figures = row.values.filter(({ text }) => /\d/.test(text));
  return (
    wanted !== undefined &&
    !counts(row.label) &&
    figures.length > 0 &&
    figures.every((value) => isOtherCount(wanted, countOf({ row, value, chunk })))
  );
};

/** Things that a table lists one by one: a row is one of them, and no count. */
const LISTED: ReadonlySet<string> = new Set(['sites', 'companies', 'countries']);
type Cell = { readonly text: string; readonly head: string };
/** Whether the question asks how many there are, and the row of a list states no count of them. */
export const isMemberForCount = (question: string, label: string, cells: readonly Cell[]): boolean => {
  const wanted = requestedCounter(question);
  if (wanted === undefined || !LISTED.has(wanted.id)) return false;
  const isOf = (counted: Counted): boolean => counted !== undefined && !isOtherCount(wanted, counted);
  const isOfHead = (head: string): boolean => counts(head) || isOf(stated(head));
  const isCount = ({ text, head }: Cell): boolean =>
    countsIn(text).some(isOf) || (/\d/.test(text) && (isOfHead(label) || isOfHead(head)));
  return !countsIn(label).some(isOf) && !cells.some(isCount);
};
