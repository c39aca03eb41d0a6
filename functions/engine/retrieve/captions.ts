// Gives a table the title and unit of the passage directly before it, if its own text lacks them.
import { measureOf } from '#shared/language/grammar/units.ts';
import type { Chunk, Index } from '../../ports/search-index.ts';
import type { Passage } from '../evidence.ts';

const LOOKED_AT = 20;
/** Characters at the end of a passage that may refer to the table below it. */
const TAIL = 260;
const UNIT =
  /[(（[]\s*(?:단위|単位|in (?:thousands|millions|billions)|amounts in|dollars in|u\.s\. dollars)[^)）\]]{0,80}[)）\]]|(?:단위|単位)\s?[:：]\s?\S{1,10}|\bin (?:thousands|millions|billions)\b[^.\n]{0,60}/i;

type Caption = { readonly title: string; readonly unit: string };

const captionIn = (text: string): Caption | undefined => {
  const tail = text.slice(-TAIL);
  const unit = UNIT.exec(tail);
  if (!unit || measureOf(unit[0]) === undefined) return undefined;
  const line =
    tail
      .slice(0, unit.index)
      .split('\n')
      .filter((part) => part.trim().length > 3)
      .at(-1) ?? '';
  return { title: line.trim().slice(0, 120), unit: unit[0] };
};

/** Most parts of a long table, each with its header; the text above the first part applies to all. */
const MAX_PARTS = 6;
const headerOf = ({ kind, text }: Chunk): string | undefined => (kind === 'table' ? text.split('\n', 1)[0] : undefined);

/**
 * The text that may introduce the next table: only what follows the last row of an earlier table, whose own heading
 * does not count.
 */
const leadInOf = (chunk: Chunk, before: Chunk): string =>
  before.kind === 'prose' || headerOf(before) === headerOf(chunk)
    ? before.text
    : before.text.slice(before.text.lastIndexOf('\t')).replace(/^[^\n]*/, '');

const captioned = (chunk: Chunk, before: readonly Chunk[]): Chunk => {
  const own = captionIn(chunk.text.slice(0, TAIL));
  const caption = own ?? before.map((one) => captionIn(leadInOf(chunk, one))).find((found) => found !== undefined);
  if (!caption) return chunk;
  const section = [chunk.context.section, own ? '' : caption.title].filter(Boolean).join(' > ');
  return { ...chunk, context: { ...chunk.context, unit: caption.unit, ...(section ? { section } : {}) } };
};

/**
 * The passages that may refer to the table, nearest first: earlier parts of it, and the one passage before its first
 * part.
 */
const above = (chunk: Chunk, earlier: readonly Chunk[]): readonly Chunk[] => {
  const nearest = earlier.toReversed();
  const parts = nearest.findIndex((one) => headerOf(one) !== headerOf(chunk));
  return parts === -1 ? nearest : nearest.slice(0, parts + 1);
};

const lacksUnit = ({ chunk }: Passage): boolean =>
  chunk.kind === 'table' && measureOf(chunk.context.unit) === undefined;

/** Caches captioned tables, so that their rows are parsed only once. */
const CAPTIONED = new WeakMap<Chunk, Chunk>();

const withCaption = async (index: Pick<Index, 'range'>, tenant: string, chunk: Chunk): Promise<Chunk> => {
  const known = CAPTIONED.get(chunk);
  if (known) return known;
  const { fileId, seq } = chunk;
  const from = Math.max(0, seq - MAX_PARTS);
  const earlier = seq > 0 ? await index.range({ tenant, fileId, from, to: seq - 1 }) : [];
  const made = captioned(chunk, above(chunk, earlier));
  CAPTIONED.set(chunk, made);
  return made;
};

/** Maps the id of a chunk to the chunk with its caption, for the first tables that lack one. */
export const withCaptions = async (
  index: Pick<Index, 'range'>,
  tenant: string,
  passages: readonly Passage[],
): Promise<ReadonlyMap<string, Chunk>> => {
  const found = await Promise.all(
    passages
      .slice(0, LOOKED_AT)
      .filter(lacksUnit)
      .map(({ chunk }) => withCaption(index, tenant, chunk)),
  );
  return new Map(found.map((chunk) => [chunk.id, chunk]));
};
