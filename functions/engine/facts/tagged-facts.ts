// Reads facts that a document tags by concept (inline XBRL), with the cell of the passage that shows them.
import { DAY_MS } from '#shared/model/durations.ts';
import type { FileFact } from '#shared/model/fact.ts';
import type { Segment } from '#shared/model/file.ts';
import type { TaggedFact } from '../../ports/parser.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { meaningOfConcept } from '../../sources/metric-of.ts';
import { placeOf } from './table-facts.ts';

type Place = { readonly seq: number; readonly start: number };
const YEAR_DAYS = [350, 380] as const;

/** The place of each table line. A repeated header is in several chunks, of which the first is taken. */
const linesOf = (chunks: readonly Chunk[]): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  for (const { kind, text, seq } of chunks) {
    if (kind !== 'table') continue;
    let start = 0;
    for (const line of text.split('\n')) {
      if (!places.has(line)) places.set(line, { seq, start });
      start += line.length + 1;
    }
  }
  return places;
};

/** Whole years and days; only their tables distinguish other periods. */
const periodOf = ({ period }: TaggedFact): string | undefined => {
  if (!period) return undefined;
  if (!period.start) return period.end;
  const days = (Date.parse(period.end) - Date.parse(period.start)) / DAY_MS;
  return days >= YEAR_DAYS[0] && days <= YEAR_DAYS[1] ? period.end.slice(0, 4) : undefined;
};

const cellAt = (segment: Segment | undefined, cell: number): { from: number; text: string } | undefined => {
  const text = segment?.cells?.[cell];
  if (text === undefined) return undefined;
  const from = segment?.cells?.slice(0, cell).reduce((sum, one) => sum + one.length + 1, 0) ?? 0;
  return { from, text };
};

type Found = { readonly fact: FileFact; readonly rank: number };

const factOf = (
  tagged: TaggedFact,
  segments: readonly Segment[],
  lines: ReadonlyMap<string, Place>,
): Found | undefined => {
  const { concept, place, dimensions, numeric, unit, scale = 0 } = tagged;
  const period = periodOf(tagged);
  if (!numeric || !place || place.cell === undefined || period === undefined || Object.keys(dimensions).length > 0)
    return undefined;
  const meaning = meaningOfConcept(concept, tagged.period?.start === undefined);
  const segment = segments[place.segment];
  const line = lines.get(segment?.text ?? '');
  const cell = cellAt(segment, place.cell);
  if (!meaning || !line || !cell) return undefined;
  const start = line.start + cell.from;
  const fact: FileFact = {
    metric: meaning.metric,
    concept,
    label: segment?.cells?.[0] ?? concept,
    period,
    ...(unit ? { unit: unit.split('/')[0] ?? unit } : {}),
    value: Number(tagged.value),
    scale,
    shown: cell.text,
    basis: 'consolidated',
    seq: line.seq,
    start,
    end: start + cell.text.length,
  };
  return { fact, rank: meaning.rank };
};

export const taggedFacts = (
  tagged: readonly TaggedFact[],
  segments: readonly Segment[],
  chunks: readonly Chunk[],
): FileFact[] => {
  const lines = linesOf(chunks);
  const best = new Map<string, Found>();
  for (const one of tagged) {
    const found = factOf(one, segments, lines);
    if (!found || !Number.isFinite(found.fact.value)) continue;
    const known = best.get(placeOf(found.fact));
    if (!known || found.rank < known.rank) best.set(placeOf(found.fact), found);
  }
  return [...best.values()].map(({ fact }) => fact);
};
