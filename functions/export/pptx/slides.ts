// Divides a report into slides with one message each: in the title, shown by the body, with sources in the notes.
import type { Block, Reference } from '#shared/report/blocks.ts';
import type { Chart } from '#shared/report/chart/chart.ts';
import { chartTable } from '#shared/report/chart/chart-table.ts';
import type { Tile } from '#shared/report/figures.ts';
import { commonUnit } from '#shared/report/head-text.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import type { Report, Section } from '#shared/report/report.ts';
import { columnNames } from '../column-names.ts';
import { referencesByNumber } from '../notes.ts';
import { quoteBehind, sourceOf } from '../place.ts';
import { sourceLine } from '../sources.ts';
import { unitCaption } from '../unit-caption.ts';
import { matrixTable, timelineTable } from './as-tables.ts';
import { joined } from './joined.ts';
import { withLeads } from './lead.ts';
import { BODY_HEIGHT, CAPTION_HEIGHT } from './look.ts';
import { isTitle, withMessages } from './messages.ts';
import { isNative } from './native.ts';
import { packed } from './packed.ts';
import { type Point, pagesOfPoints, pagesOfTable, pointsHeight, tableHeight } from './pages.ts';
import type { Draft, Slide, Table } from './slide.ts';

const tableSlides = ({ language }: Report, heading: string, table: Table): Draft[] => {
  const title = unitCaption(language, table.caption ?? heading, commonUnit(table)) ?? heading;
  const pages = pagesOfTable(table);
  return pages.map((rows, i) => ({
    title: pages.length > 1 ? `${title} (${i + 1}/${pages.length})` : title,
    heading,
    table: { ...table, rows: [...rows] },
    ...(table.note ? { note: table.note } : {}),
  }));
};

const chartSlides = (report: Report, heading: string, chart: Chart): Draft[] => {
  const { language } = report;
  const note = chart.note ? { note: chart.note } : {};
  if (isNative(chart))
    return [{ title: unitCaption(language, chart.title, chart.unit) ?? '', heading, chart, ...note }];
  // The table has a slide of its own. A sensitivity prints its figures in the drawing, which slides do not have.
  if (chart.isTabled && chart.chart.type !== 'heat') return [];
  const table = chartTable({ language, chart, names: columnNames(language) });
  return tableSlides(report, heading, { ...table, caption: chart.title, ...note });
};

/** The first sentence of prose is the message; the points of a list are equal. */
const pointSlides = (report: Report, heading: string, points: readonly Point[], isProse: boolean): Draft[] => {
  const [first] = points[0]?.sentences ?? [];
  const leads = isProse && points.length > 1 && points[0]?.sentences.length === 1 && first && isTitle(report, first);
  const pages = pagesOfPoints(leads ? points.slice(1) : points);
  return pages.map((own, i) => ({
    title: heading,
    heading,
    points: own,
    ...(leads && i === 0 ? { title: first.text, message: first } : {}),
  }));
};

const pointsOf = (block: Block): Point[] => {
  switch (block.kind) {
    case 'text':
      return block.sentences.map((one) => ({ sentences: [one] }));
    case 'list':
      return block.items.map((sentences) => ({ sentences }));
    case 'quote':
      return [{ sentences: [{ text: block.text, refs: block.refs, check: 'verified' }] }];
    default:
      return [];
  }
};

const fitTogether = (points: readonly Point[], table: Table): boolean =>
  pointsHeight(points) + CAPTION_HEIGHT + tableHeight(table) <= BODY_HEIGHT;

/** A slide of points with the supporting table below. */
const supported = (points: Draft, table: Draft): Draft => ({
  ...table,
  ...points,
  ...(table.title === points.title ? {} : { caption: table.title }),
});

/** Points about a short table go on its slide, under the same heading; a single one also goes below other points. */
const withPoints = (report: Report, drafts: Draft[], slides: readonly Draft[], earlier: number): void => {
  const before = drafts.slice(earlier).at(-1);
  const own = slides.length === 1 ? (slides[0]?.points ?? []) : [];
  const all = [...(before?.points ?? []), ...own];
  const [first] = all[0]?.sentences ?? [];
  // The first point becomes the title.
  const below = first && isTitle(report, first) ? all.slice(1) : all;
  const fits = before?.table && !before.tiles && own.length > 0 && fitTogether(below, before.table);
  if (fits && !before.points && slides[0]) drafts.splice(-1, 1, supported(slides[0], before));
  else if (fits && own.length === 1) drafts.splice(-1, 1, { ...before, points: all });
  else drafts.push(...slides);
};

/** A short table goes on the slide of the points before it, under the same heading. */
const withTable = (drafts: Draft[], tables: readonly Draft[], earlier: number): void => {
  const last = drafts.slice(earlier).at(-1);
  const [first] = tables;
  const fits =
    tables.length === 1 &&
    last?.points &&
    !last.tiles &&
    !last.table &&
    first?.table &&
    fitTogether(last.points, first.table);
  if (fits) drafts.splice(-1, 1, supported(last, first));
  else drafts.push(...tables);
};

/** Each heading starts a slide; prose after tiles goes below them. */
const draftsOf = (report: Report, section: Section): Draft[] => {
  const drafts: Draft[] = [];
  let heading = section.title;
  /** The number of drafts before the heading. */
  let earlier = 0;
  let tiles: readonly Tile[] | undefined;
  let run: Point[] = [];
  let isProse = true;
  const flush = () => {
    const slides = run.length > 0 ? pointSlides(report, heading, run, isProse && !tiles) : [];
    const [first, ...rest] = slides.length > 0 || !tiles ? slides : [{ title: heading }];
    if (first && tiles) drafts.push({ ...first, tiles }, ...rest);
    else withPoints(report, drafts, slides, earlier);
    tiles = undefined;
    run = [];
    isProse = true;
  };
  for (const block of section.blocks) {
    const points = pointsOf(block);
    if (points.length > 0) {
      run.push(...points);
      isProse &&= block.kind === 'text';
      continue;
    }
    if (block.kind === 'notice') continue;
    if (block.kind !== 'heading' || run.length > 0) flush();
    if (block.kind === 'heading') {
      heading = block.text;
      earlier = drafts.length;
    }
    if (block.kind === 'figures') tiles = block.tiles;
    else if (block.kind === 'table') withTable(drafts, tableSlides(report, heading, block), earlier);
    else if (block.kind === 'matrix') drafts.push(...tableSlides(report, heading, matrixTable(report, block)));
    else if (block.kind === 'timeline') drafts.push(...tableSlides(report, heading, timelineTable(report, block)));
    else if (block.kind === 'chart') drafts.push(...chartSlides(report, heading, block));
  }
  flush();
  return drafts;
};

const quotesOf = ({ language }: Report, references: readonly Reference[]): string[] =>
  references.map((one) => `${sourceOf(language, one)}${quoteBehind(one)}`);

/** Adds the sources of a slide in one line at its foot, and in full in its notes. */
const sourced = (
  report: Report,
  byNumber: ReadonlyMap<number, Reference>,
  draft: Draft,
): Pick<Slide, 'note' | 'sources'> => {
  const cited = [
    ...new Set(refsIn([draft.message, draft.tiles, draft.points, draft.table, draft.further, draft.chart])),
  ].sort((a, b) => a - b);
  const references = cited.flatMap((n) => byNumber.get(n) ?? []);
  const quotes = quotesOf(report, references);
  const note = draft.note ?? sourceLine(report.language, references);
  return { ...(note ? { note } : {}), sources: [...quotes, ...(draft.note ? [draft.note] : [])] };
};

/** `report`: as prepared for export by `onPaper`. */
export const slidesOf = (report: Report): Slide[] => {
  const byNumber = referencesByNumber(report.references);
  const slides = report.sections.flatMap((section) =>
    packed(draftsOf(report, section), section.title).map((draft) => ({
      ...draft,
      section: section.title,
      ...sourced(report, byNumber, draft),
    })),
  );
  const citing = (refs: readonly number[]) =>
    quotesOf(
      report,
      refs.flatMap((n) => byNumber.get(n) ?? []),
    );
  return withMessages(report, joined(withLeads(report, slides)), citing);
};
