// Summarizes a company's documents: points of their sections, in document order.
import type { Block } from '#shared/report/blocks.ts';
import { asksForSummary } from '../../understand/kinds/summary-requests.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import type { Writing } from '../writer.ts';
import { isFurniture } from './furniture.ts';
import { listed } from './prose-blocks.ts';
import { pointsOf } from './section-points.ts';

/** Summarizes the document that ranks first. */
export const keyPoints = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  if (!asksForSummary(plan) || namesNobody(plan)) return [];
  const own = passages.filter((passage) => passage.chunk.kind === 'prose' && isOfCompany(plan, passage));
  const first = own[0]?.chunk.fileId;
  const ofFirst = own.filter(({ chunk }) => chunk.fileId === first).sort((a, b) => a.chunk.seq - b.chunk.seq);
  const points = pointsOf({ ...plan, periods: [] }, { passages: ofFirst, worth: 0 }).filter((point) =>
    point.every(({ passage, text }) => !isFurniture(passage, text)),
  );
  return points.length > 0 ? [listed(writing, points)] : [];
};
