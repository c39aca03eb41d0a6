// Combines consecutive small tables, a section's points, or a small table below its chart on one slide, so that no
// slide is nearly empty.
import { BODY_HEIGHT, CAPTION_HEIGHT, TABLE_GAP, TILES_HEIGHT } from './look.ts';
import { pointsHeight, tableHeight } from './pages.ts';
import type { Captioned, Draft } from './slide.ts';

/** More tables do not read as one slide. Set by hand. */
const MAX_TABLES = 3;
/** A higher table would squeeze the chart above it. In inches, set by hand. */
const HIGHEST_BELOW_CHART = 2;

const compact = (one: Captioned): Captioned => ({ ...one, table: { ...one.table, isCompact: true } });
const heightOf = (one: Captioned): number => CAPTION_HEIGHT + tableHeight(compact(one).table) + TABLE_GAP;

/** For a draft with only a table. */
const captioned = ({ title, table, tiles, points, chart }: Draft): Captioned | undefined =>
  table && !tiles && !points && !chart ? { caption: title, table } : undefined;

const isOfTiles = ({ tiles, table, points, chart }: Draft): boolean =>
  tiles !== undefined && !table && !points && !chart;

type Open = { readonly draft: Draft; readonly tables: readonly Captioned[]; readonly used: number };

const isDrawing = ({ chart, table, tiles, points }: Draft): boolean =>
  chart !== undefined && !table && !tiles && !points;

const closed = ({ draft, tables }: Open, section: string): Draft => {
  const [first, ...further] = tables.length > 1 ? tables.map(compact) : tables;
  const isAsDrafted = tables.length === (draft.table ? 1 : 0);
  if (!first || isAsDrafted) return draft;
  const notes = [...new Set(tables.flatMap(({ table }) => table.note ?? []))];
  return {
    ...draft,
    title: section,
    ...first,
    ...(further.length > 0 ? { further } : {}),
    ...(notes.length > 0 ? { note: notes.join(' · ') } : {}),
  };
};

const openedBy = (draft: Draft, section: string): Open => {
  const own = captioned(draft);
  if (own) return { draft, tables: [own], used: heightOf(own) };
  const { title, points, table, caption = '', tiles, chart } = draft;
  if (points && title === section && !tiles && !chart) {
    const tables = table ? [{ caption, table }] : [];
    return { draft, tables, used: pointsHeight(points) + tables.reduce((sum, one) => sum + heightOf(one), 0) };
  }
  return { draft, tables: [], used: isOfTiles(draft) ? TILES_HEIGHT : Number.POSITIVE_INFINITY };
};

/** Puts a chart's figures below it if they are few. */
const belowChart = ({ tables: [only, ...others] }: Open, drawing: Draft): Draft | undefined => {
  if (!only || others.length > 0 || !isDrawing(drawing) || tableHeight(compact(only).table) > HIGHEST_BELOW_CHART)
    return undefined;
  const notes = [...new Set([only.table.note, drawing.note].flatMap((note) => note ?? []))];
  return { ...drawing, ...compact(only), ...(notes.length > 0 ? { note: notes.join(' · ') } : {}) };
};

export const packed = (drafts: readonly Draft[], section: string): Draft[] => {
  const done: Draft[] = [];
  let open: Open | undefined;
  for (const draft of drafts) {
    const joined: Draft | undefined = open && captioned(open.draft) && belowChart(open, draft);
    if (joined) {
      done.push(joined);
      open = undefined;
      continue;
    }
    const own = captioned(draft);
    const used = open && own ? open.used + heightOf(own) : Number.POSITIVE_INFINITY;
    if (open && own && used <= BODY_HEIGHT && open.tables.length < MAX_TABLES) {
      open = { ...open, tables: [...open.tables, own], used };
      continue;
    }
    if (open) done.push(closed(open, section));
    open = openedBy(draft, section);
  }
  return open ? [...done, closed(open, section)] : done;
};
