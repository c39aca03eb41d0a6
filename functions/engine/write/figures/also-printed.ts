// Finds further pages of a document that print an answer's figure.
import type { Cited, Passage } from '../../evidence.ts';
import { type FoundCell, findCells } from '../../tables/find-cells.ts';
import type { Plan } from '../../understand/plan-type.ts';
import type { Citations } from '../citations.ts';
import { pageOf } from '../close/pages.ts';
import { nearFindings } from '../fit/fit.ts';
import { amountValue } from './figure-sentence.ts';

const MAX_SHOWN = 2;

const isSame = (plan: Plan, one: FoundCell, other: FoundCell): boolean =>
  amountValue(one) === amountValue(other) && nearFindings(plan, other).length === 0;

/** Returns citations in passage order, one per page. */
export const alsoPrinted = (
  plan: Plan,
  cell: FoundCell,
  passages: readonly Passage[],
  citations: Citations,
): readonly Cited[] => {
  if (cell.parts || nearFindings(plan, cell).length > 0) return [];
  const pages = new Set([pageOf(cell.passage, cell.row.start)]);
  const found: Cited[] = [];
  for (const passage of passages) {
    if (found.length >= MAX_SHOWN) break;
    if (passage.chunk.fileId !== cell.passage.chunk.fileId) continue;
    const other = findCells(plan, cell.metric, cell.period, passage).find((one) => isSame(plan, cell, one));
    const page = other && pageOf(passage, other.row.start);
    if (!other || page === undefined || pages.has(page)) continue;
    pages.add(page);
    found.push(citations.cite(passage, other.row.start, other.row.end));
  }
  return found;
};
