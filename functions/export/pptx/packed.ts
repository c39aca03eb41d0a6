// Puts small tables that follow one another on one slide, under the name of their section, so that no slide is near empty.
import { BODY_HEIGHT, CAPTION_HEIGHT, TABLE_GAP, TILES_HEIGHT } from './look.ts';
import { tableHeight } from './pages.ts';
import type { Captioned, Draft } from './slide.ts';

/** More are no longer read as one slide. Set by hand. */
const MOST_TABLES = 3;

const heightOf = ({ table }: Captioned): number => CAPTION_HEIGHT + tableHeight(table) + TABLE_GAP;

/** A draft of nothing but a table. */
const captioned = ({ title, table, tiles, points, chart }: Draft): Captioned | undefined =>
  table && !tiles && !points && !chart ? { caption: title, table } : undefined;

const isOfTiles = ({ tiles, table, points, chart }: Draft): boolean =>
  tiles !== undefined && !table && !points && !chart;

type Open = { readonly draft: Draft; readonly tables: readonly Captioned[]; readonly used: number };

const closed = ({ draft, tables }: Open, section: string): Draft => {
  const [first, ...further] = tables;
  if (!first || (further.length === 0 && !draft.tiles)) return draft;
  const notes = [...new Set(tables.flatMap(({ table }) => table.note ?? []))];
  return {
    ...draft,
    title: section,
    ...first,
    ...(further.length > 0 ? { further } : {}),
    ...(notes.length > 0 ? { note: notes.join(' · ') } : {}),
  };
};

const openedBy = (draft: Draft): Open => {
  const own = captioned(draft);
  if (own) return { draft, tables: [own], used: heightOf(own) };
  return { draft, tables: [], used: isOfTiles(draft) ? TILES_HEIGHT : Number.POSITIVE_INFINITY };
};

export const packed = (drafts: readonly Draft[], section: string): Draft[] => {
  const done: Draft[] = [];
  let open: Open | undefined;
  for (const draft of drafts) {
    const own = captioned(draft);
    const used = open && own ? open.used + heightOf(own) : Number.POSITIVE_INFINITY;
    if (open && own && used <= BODY_HEIGHT && open.tables.length < MOST_TABLES) {
      open = { ...open, tables: [...open.tables, own], used };
      continue;
    }
    if (open) done.push(closed(open, section));
    open = openedBy(draft);
  }
  return open ? [...done, closed(open, section)] : done;
};
