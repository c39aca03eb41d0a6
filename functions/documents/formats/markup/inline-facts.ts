// Collects the tagged figures and statements of an inline XBRL document, each with the locator where it is displayed.
import type { Segment } from '#shared/model/file.ts';
import type { TaggedFact } from '../../../ports/parser.ts';
import { clean } from '../../text/clean.ts';
import { contextReader } from './contexts.ts';
import type { Mark } from './page-writer.ts';
import { taggedValue } from './tagged-value.ts';

type Attributes = Readonly<Record<string, string>>;
type Tagged = {
  readonly attributes: Attributes;
  readonly numeric: boolean;
  readonly mark: Mark | undefined;
  text: string;
};

const TAGS = new Set(['ix:nonfraction', 'ix:nonnumeric']);
/** Tags of whole notes, which are text and not facts. */
const WHOLE_NOTE = /(?:TextBlock|Policy|Policies)$/;
const MAX_TEXT_LENGTH = 300;
const MAX_FACTS = 100_000;

const bare = (text: string): string => text.replace(/[^\d.,]/g, '');

export const inlineFacts = () => {
  const about = contextReader();
  const open: Tagged[] = [];
  const tagged: Tagged[] = [];
  const used = new Map<number, Set<number>>();

  /** The index of the cell that displays the figure; equal figures of a row get different cells. */
  const cellOf = (segment: number, cells: readonly string[], shown: string): number | undefined => {
    const taken = used.get(segment) ?? new Set<number>();
    used.set(segment, taken);
    const same = (cell: string) => cell === shown || (bare(shown) !== '' && bare(cell) === bare(shown));
    const free = cells.findIndex((cell, n) => !taken.has(n) && same(cell));
    const within = cells.findIndex((cell) => cell.includes(shown));
    if (free === -1) return within === -1 ? undefined : within;
    taken.add(free);
    return free;
  };
  const placeOf = ({ mark }: Tagged, shown: string, segments: readonly Segment[]): TaggedFact['place'] => {
    if (mark?.segment === undefined) return undefined;
    const cells = segments[mark.segment]?.cells;
    return { segment: mark.segment, cell: cells && cellOf(mark.segment, cells, shown) };
  };
  const factOf = (one: Tagged, segments: readonly Segment[]): TaggedFact | undefined => {
    const { attributes, numeric } = one;
    const shown = clean(one.text);
    const context = about.contexts.get(attributes.contextref ?? '');
    const scale = Number(attributes.scale ?? 0) || 0;
    const negative = attributes.sign === '-';
    const value = numeric ? taggedValue(shown, { format: attributes.format ?? '', scale, negative }) : shown;
    if (value === undefined || value === '' || !attributes.name || shown.length > MAX_TEXT_LENGTH) return undefined;
    if (WHOLE_NOTE.test(attributes.name)) return undefined;
    return {
      concept: attributes.name,
      value,
      shown,
      numeric,
      ...(numeric ? { unit: about.units.get(attributes.unitref ?? ''), scale, decimals: attributes.decimals } : {}),
      negative,
      period: context?.end === undefined ? undefined : { start: context.start, end: context.end },
      entity: context?.entity,
      dimensions: { ...context?.dimensions },
      place: placeOf(one, shown, segments),
    };
  };
  return {
    open: (name: string, attributes: Attributes, mark: () => Mark | undefined): void => {
      about.open(name, attributes);
      if (TAGS.has(name)) open.push({ attributes, numeric: name === 'ix:nonfraction', mark: mark(), text: '' });
    },
    write: (piece: string): void => {
      about.write(piece);
      for (const one of open) if (one.text.length <= MAX_TEXT_LENGTH) one.text += piece;
    },
    close: (name: string): void => {
      about.close(name);
      const one = TAGS.has(name) ? open.pop() : undefined;
      if (one && tagged.length < MAX_FACTS) tagged.push(one);
    },
    end: (segments: readonly Segment[]): TaggedFact[] =>
      tagged.map((one) => factOf(one, segments)).filter((fact) => fact !== undefined),
  };
};
