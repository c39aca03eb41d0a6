// Draws one slide: section and message above, tiles, points, a native table or chart below, sources in the footer and
// notes.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import type { Tile } from '#shared/report/figures.ts';
import { commonUnit, headText } from '#shared/report/head-text.ts';
import { isTotal } from '#shared/report/readable-table.ts';
import { tableShares } from '../column-shares.ts';
import type { Deck, DeckSlide, Run } from './library.ts';
import {
  ACCENT,
  BODY,
  BODY_HEIGHT,
  CAPTION_HEIGHT,
  EDGE,
  GREY,
  HAIRLINE,
  INK,
  SIZE,
  SOURCE_TOP,
  SUNKEN,
  TABLE_GAP,
  TEXT_WIDTH,
  TILE,
  TILES_HEIGHT,
  titleSize,
} from './look.ts';
import { drawNative } from './native.ts';
import { cellSize, lineHeight, type Point, pointsHeight, tableHeight } from './pages.ts';
import type { Slide, Table } from './slide.ts';

/** `lang`: the language for the spelling checker. */
export type Pen = { readonly language: Language; readonly font: string; readonly lang: string };

export const MASTER = 'report';
const MAX_NOTE_LENGTH = 260;

/** One run per paragraph: the library repeats the paragraph's properties at each run, which the format forbids. */
const pointRun = ({ language }: Pen, { heading, sentences }: Point): Run => {
  if (heading) return { text: cleanText(heading), options: { bold: true, color: ACCENT, breakLine: true } };
  const texts = sentences.map(({ text, check }) =>
    check === 'verified' ? text : `${text} [${translate(language, `export.${check}`)}]`,
  );
  return { text: cleanText(texts.join(' ')), options: { bullet: { indent: 14 }, breakLine: true } };
};

const drawPoints = (slide: DeckSlide, pen: Pen, points: readonly Point[], top: number): void => {
  slide.addText(
    points.map((point) => pointRun(pen, point)),
    {
      ...{ x: EDGE, y: top, w: TEXT_WIDTH, h: BODY.bottom - top, valign: 'top', margin: 0 },
      ...{
        fontFace: pen.font,
        lang: pen.lang,
        fontSize: SIZE.body,
        color: INK,
        paraSpaceAfter: 8,
        lineSpacingMultiple: 1.1,
      },
    },
  );
};

const CHANGE = { up: '▲', down: '▼', flat: '–' } as const;

const tileRuns = ({ label, value, unit, period, change }: Tile): Run[] => {
  const quiet = { fontSize: SIZE.cell, color: GREY, breakLine: true };
  return [
    { text: cleanText([label, period, unit].filter(Boolean).join(' · ')), options: quiet },
    { text: cleanText(value), options: { fontSize: SIZE.tile, bold: true, color: INK, breakLine: true } },
    ...(change ? [{ text: `${CHANGE[change.direction]} ${cleanText(change.text)}`, options: quiet }] : []),
  ];
};

const drawTiles = (slide: DeckSlide, { font, lang }: Pen, tiles: readonly Tile[]): void => {
  const width = (TEXT_WIDTH - TILE.gap * (tiles.length - 1)) / tiles.length;
  for (const [i, tile] of tiles.entries())
    slide.addText(tileRuns(tile), {
      ...{ x: EDGE + i * (width + TILE.gap), y: BODY.top, w: width, h: TILE.height },
      ...{ fill: { color: SUNKEN }, fontFace: font, lang, valign: 'middle', margin: [6, 8, 6, 8], fit: 'shrink' },
    });
};

const drawTable = (slide: DeckSlide, { font, lang }: Pen, table: Table, top: number): void => {
  const unit = commonUnit(table);
  const shares = tableShares(table);
  const align = (i: number) => (table.columns[i]?.numeric ? ('right' as const) : ('left' as const));
  const hasHead = table.columns.some(({ label }) => label !== '');
  const head = table.columns.map((column, i) => ({
    text: cleanText(unit ? column.label : headText(column)),
    options: { bold: true, fill: { color: SUNKEN }, align: align(i) },
  }));
  const body = table.rows.map((row) =>
    table.columns.map((_, i) => ({
      text: cleanText(row[i]?.text ?? ''),
      options: { align: align(i), bold: isTotal(row) },
    })),
  );
  const line = { type: 'solid' as const, pt: 0.5, color: HAIRLINE };
  const none = { type: 'none' as const };
  slide.addTable(hasHead ? [head, ...body] : body, {
    ...{ x: EDGE, y: top, w: TEXT_WIDTH, colW: shares.map((share) => share * TEXT_WIDTH) },
    // The least height: a row with more lines grows. Estimates would leave single lines at different heights.
    rowH: [...(hasHead ? [lineHeight(table)] : []), ...table.rows.map(() => lineHeight(table))],
    ...{ fontFace: font, lang, fontSize: cellSize(table), color: INK, valign: 'middle', margin: [3, 6, 3, 6] },
    border: [line, none, line, none],
  });
};

const shortened = (text: string): string =>
  text.length > MAX_NOTE_LENGTH ? `${text.slice(0, MAX_NOTE_LENGTH).trimEnd()} …` : text;

export const drawHead = (
  slide: DeckSlide,
  { font, lang }: Pen,
  { section, title }: Pick<Slide, 'section' | 'title'>,
): void => {
  const line = { x: EDGE, w: TEXT_WIDTH, margin: 0, fontFace: font, lang };
  if (section !== title && section !== '')
    slide.addText(cleanText(section), { ...line, y: 0.4, h: 0.3, fontSize: SIZE.kicker, color: ACCENT, bold: true });
  slide.addText(cleanText(title), {
    ...{ ...line, y: 0.7, h: 0.7, fontSize: titleSize(title), bold: true, color: INK, valign: 'top', fit: 'shrink' },
  });
};

/** A message above a slide is a headline, without the stop of the sentence. */
const headline = ({ title, message }: Slide): string => (message ? title.replace(/(?<!\.)[.\u3002]\s*$/u, '') : title);

const drawCaption = (slide: DeckSlide, { font, lang }: Pen, caption: string, top: number): void => {
  slide.addText(cleanText(caption), {
    ...{ x: EDGE, y: top, w: TEXT_WIDTH, h: CAPTION_HEIGHT, margin: 0 },
    ...{ fontFace: font, lang, fontSize: SIZE.kicker, bold: true, color: INK },
  });
};

/** Draws the tables of a slide, one below the other. */
const drawTables = (slide: DeckSlide, pen: Pen, { table, caption, further = [] }: Slide, top: number): void => {
  let below = top;
  for (const one of table ? [{ caption, table }, ...further] : []) {
    if (one.caption) drawCaption(slide, pen, one.caption, below);
    if (one.caption) below += CAPTION_HEIGHT;
    drawTable(slide, pen, one.table, below);
    below += tableHeight(one.table) + TABLE_GAP;
  }
};

/** Includes captions and gaps. */
const tablesHeight = ({ table, caption }: Slide): number =>
  table ? tableHeight(table) + (caption ? CAPTION_HEIGHT : 0) + TABLE_GAP : 0;

/** The most points in the speaker notes; the slide shows the others. */
const MAX_POINTS_IN_NOTES = 3;

/** What to say to the slide, then its sources. */
const notesOf = ({ language }: Pen, { title, points = [], sources }: Slide): string => {
  const leading = points.filter(({ heading }) => !heading).slice(0, MAX_POINTS_IN_NOTES);
  const words = [title, ...leading.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))];
  const from = sources.length > 0 ? [`${translate(language, 'export.sources')}\n${sources.join('\n')}`] : [];
  return [words.join('\n'), ...from].join('\n\n');
};

export const drawSlide = (deck: Deck, pen: Pen, given: Slide): void => {
  const slide = deck.addSlide({ masterName: MASTER });
  const { tiles, points, chart, note } = given;
  const below = BODY.top + (tiles ? TILES_HEIGHT : 0);
  drawHead(slide, pen, { ...given, title: headline(given) });
  if (tiles) drawTiles(slide, pen, tiles);
  if (points) drawPoints(slide, pen, points, below);
  const drawn = chart ? BODY_HEIGHT - tablesHeight(given) : 0;
  drawTables(slide, pen, given, below + (points ? pointsHeight(points) : 0) + drawn);
  if (chart) drawNative(slide, chart, { ...pen, height: drawn });
  if (note)
    slide.addText(cleanText(shortened(note)), {
      ...{ x: EDGE, y: SOURCE_TOP, w: TEXT_WIDTH, h: 0.35, margin: 0, valign: 'top' },
      ...{ fontFace: pen.font, lang: pen.lang, fontSize: SIZE.small, color: GREY },
    });
  const notes = notesOf(pen, given);
  if (notes !== '') slide.addNotes(cleanText(notes));
};

/** A slide of plain lines: contents, notice, sources. */
export const drawLines = (
  deck: Deck,
  pen: Pen,
  title: string,
  lines: readonly string[],
  size: number = SIZE.body,
): void => {
  const slide = deck.addSlide({ masterName: MASTER });
  drawHead(slide, pen, { section: '', title });
  slide.addText(
    lines.map((text) => ({ text: cleanText(text), options: { breakLine: true } })),
    {
      ...{ x: EDGE, y: BODY.top, w: TEXT_WIDTH, h: BODY_HEIGHT, margin: 0, valign: 'top', paraSpaceAfter: 6 },
      ...{ fontFace: pen.font, lang: pen.lang, fontSize: size, color: INK, fit: 'shrink' },
    },
  );
};
