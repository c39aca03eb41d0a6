// Adds the other parts of a long table: only all parts together show its largest row and its sum.
import type { Chunk, Index } from '../../ports/search-index.ts';
import type { Passage } from '../evidence.ts';
import { endIn } from '../understand/kinds/date-events.ts';
import { namesExtreme } from '../understand/kinds/find-rank.ts';
import { findForemost } from '../understand/kinds/foremost.ts';
import { asksSum } from '../understand/kinds/sum-requests.ts';
import { findThreshold } from '../understand/kinds/threshold.ts';
import { asksExistence } from '../understand/kinds/yes-no.ts';
import type { Plan } from '../understand/plan-type.ts';

/** The number of top tables that are read in full, and the passages on each side: a part has 40 rows. Set by hand. */
const TABLES = 6;
const AROUND = 50;

/** The first line of cells, which is the header of each part of a table. */
export const headOf = ({ text }: Pick<Chunk, 'text'>): string =>
  text.split('\n').find((line) => line.includes('\t')) ?? '';

const partsOf = async (index: Pick<Index, 'range'>, tenant: string, { chunk }: Passage): Promise<readonly Chunk[]> => {
  const { fileId, seq } = chunk;
  const near = await index.range({ tenant, fileId, from: Math.max(0, seq - AROUND), to: seq + AROUND });
  const isPart = (other: Chunk): boolean => other.kind === 'table' && headOf(other) === headOf(chunk);
  const others = near.filter((other) => !isPart(other)).map((other) => other.seq);
  const from = Math.max(-1, ...others.filter((other) => other < seq));
  const to = Math.min(Number.POSITIVE_INFINITY, ...others.filter((other) => other > seq));
  const parts = near.filter((other) => other.seq > from && other.seq < to);
  // The table may continue beyond the passages that were read.
  return parts.some((other) => Math.abs(other.seq - seq) === AROUND) ? [] : parts;
};

/** Whether the question asks for all rows past a limit, that end in a year, or in a certain state. */
const asksForRows = ({ question, kind, periods }: Plan): boolean =>
  kind === 'list' ||
  asksExistence(question) ||
  findThreshold(question.normalize('NFKC')) !== undefined ||
  (periods.length > 0 && endIn(question) !== undefined);

export const withWholeTables = async (
  plan: Plan,
  passages: readonly Passage[],
  index: Pick<Index, 'range'>,
  tenant: string,
): Promise<readonly Passage[]> => {
  const isOfAll = namesExtreme(plan.question) || findForemost(plan.question) !== undefined || asksSum(plan);
  if (!isOfAll && !asksForRows(plan)) return passages;
  const tables = passages.filter(({ chunk, source }) => chunk.kind === 'table' && source === 'FILES').slice(0, TABLES);
  const wholes = await Promise.all(
    tables.map(async (one) => [one.chunk.id, await partsOf(index, tenant, one)] as const),
  );
  const byId = new Map(wholes);
  return passages.map((one) => {
    const parts = byId.get(one.chunk.id) ?? [];
    return parts.length > 0 ? { ...one, parts } : one;
  });
};
