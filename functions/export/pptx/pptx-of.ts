// Builds a report as a presentation: cover, notice, contents, one slide per message, sources. Charts and tables can be
// edited.
import { translate } from '#shared/i18n/translate.ts';
import { LOCALES } from '#shared/model/enums.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { dayOf } from '#shared/report/partial-date.ts';
import type { Report } from '#shared/report/report.ts';
import { type Front, frontOf } from '../front-matter.ts';
import { assumptionsOnPaper, onPaper } from '../on-paper.ts';
import { placesOf } from '../place.ts';
import { issuerOf, runningHead } from '../running-head.ts';
import { byDocument } from '../sources.ts';
import { titleLines } from '../title-lines.ts';
import { drawContents } from './contents.ts';
import { drawLines, drawSlide, MASTER, type Pen } from './draw.ts';
import { withKnownTypes } from './known-types.ts';
import { type Deck, PptxGenJS } from './library.ts';
import { EDGE, GREY, HAIRLINE, INK, linesOf, SIZE, TEXT_WIDTH, WIDE } from './look.ts';
import { pagesOfTable } from './pages.ts';
import { slidesOf } from './slides.ts';

/** Named, not embedded: fonts that come with the reader's program. */
const FONTS = { ko: 'Malgun Gothic', ja: 'Yu Gothic', en: 'Calibri' } as const;
const POINTS_PER_INCH = 72;
const MAX_HEAD_LENGTH = 50;
/** Lines of sources on a slide. */
const SOURCE_LINES = 22;
const defineMaster = (deck: Deck, report: Report, { font, lang }: Pen): void => {
  const foot = { y: 7.08, h: 0.25, fontFace: font, lang, fontSize: SIZE.small, color: GREY, margin: 0 };
  deck.defineSlideMaster({
    title: MASTER,
    background: { color: 'FFFFFF' },
    objects: [
      { line: { x: EDGE, y: 7.02, w: TEXT_WIDTH, h: 0, line: { color: HAIRLINE, width: 0.5 } } },
      { text: { text: cleanText(issuerOf(report)), options: { ...foot, x: EDGE, w: 4 } } },
      {
        text: {
          text: runningHead(report.title, MAX_HEAD_LENGTH),
          options: { ...foot, x: 4.8, w: 6.5, align: 'right' },
        },
      },
    ],
    slideNumber: { ...foot, x: WIDE.width - EDGE - 0.6, w: 0.6, align: 'right' },
  });
};

const plainCover = (report: Report): Pick<Front, 'title' | 'codeName' | 'confidential' | 'lines'> => ({
  title: report.title,
  codeName: report.subtitle ?? '',
  confidential: '',
  lines: [
    report.preparedFor ? translate(report.language, 'report.preparedFor', { name: report.preparedFor }) : '',
    issuerOf(report),
    dayOf(report.language, report.createdAt),
  ].filter(Boolean),
});

const toRuns = (lines: readonly string[]) =>
  lines.map((text) => ({ text: cleanText(text), options: { breakLine: true } }));

const drawCover = (
  deck: Deck,
  { font, lang }: Pen,
  front: ReturnType<typeof plainCover> & Pick<Front, 'logo'>,
): void => {
  const slide = deck.addSlide();
  const { logo, confidential, title, codeName } = front;
  const line = { x: EDGE, w: TEXT_WIDTH, margin: 0, fontFace: font, lang };
  if (logo)
    slide.addImage({
      data: logo.address,
      ...{ x: EDGE, y: EDGE, w: logo.width / POINTS_PER_INCH, h: logo.height / POINTS_PER_INCH },
    });
  if (confidential)
    slide.addText(cleanText(confidential), { ...line, y: 2.2, h: 0.3, fontSize: SIZE.kicker, bold: true, color: GREY });
  const lines = titleLines(cleanText(title), { width: TEXT_WIDTH * POINTS_PER_INCH, size: SIZE.cover });
  slide.addText(toRuns(lines), {
    ...line,
    y: 2.55,
    h: 1.2,
    fontSize: SIZE.cover,
    bold: true,
    color: INK,
    valign: 'top',
    fit: 'shrink',
  });
  if (codeName) slide.addText(cleanText(codeName), { ...line, y: 3.8, h: 0.45, fontSize: SIZE.title, color: GREY });
  slide.addText(toRuns(front.lines), { ...line, y: 5, h: 1.4, fontSize: SIZE.body, color: INK, valign: 'top' });
};

const pagedLines = (lines: readonly string[], most: number, size: number): string[][] => {
  const pages: string[][] = [[]];
  let used = 0;
  for (const text of lines) {
    const taken = linesOf(text, { size, width: TEXT_WIDTH });
    if (used + taken > most && used > 0) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(text);
    used += taken;
  }
  return pages.filter((page) => page.length > 0);
};

const drawFront = (deck: Deck, pen: Pen, { notice, contacts, timetable }: Front): void => {
  drawLines(deck, pen, notice.title, notice.lines, SIZE.kicker);
  if (contacts) drawLines(deck, pen, contacts.title, contacts.lines);
  if (timetable) drawSlide(deck, pen, { section: '', title: timetable.caption ?? '', table: timetable, sources: [] });
};

const frontSlides = ({ contacts, timetable }: Front): number => 1 + (contacts ? 1 : 0) + (timetable ? 1 : 0);

const drawBack = (deck: Deck, pen: Pen, report: Report): void => {
  const { language, references } = report;
  const assumptions = assumptionsOnPaper(report);
  const title = translate(language, 'report.assumptions');
  if (assumptions)
    for (const rows of pagesOfTable(assumptions))
      drawSlide(deck, pen, { section: '', title, table: { ...assumptions, rows }, sources: [] });
  const sources = byDocument(references).map((group) => {
    const places = placesOf(language, group.references).map(({ text }) => text);
    return [group.title, places.join(' · ')].filter(Boolean).join(': ');
  });
  for (const lines of pagedLines(sources, SOURCE_LINES, SIZE.cell))
    drawLines(deck, pen, translate(language, 'export.sources'), lines, SIZE.cell);
};

const newDeck = ({ title, organisation, language }: Report): Deck => {
  const deck = new PptxGenJS();
  deck.defineLayout({ name: 'report', width: WIDE.width, height: WIDE.height });
  deck.layout = 'report';
  deck.title = cleanText(title);
  deck.subject = cleanText(title);
  deck.author = cleanText(organisation);
  deck.company = cleanText(organisation);
  deck.theme = { headFontFace: FONTS[language], bodyFontFace: FONTS[language] };
  return deck;
};

export const pptxOf = async (given: Report): Promise<Uint8Array> => {
  const report = onPaper(given);
  const pen: Pen = { language: report.language, font: FONTS[report.language], lang: LOCALES[report.language] };
  const deck = newDeck(report);
  const front = frontOf(report);
  defineMaster(deck, report, pen);
  drawCover(deck, pen, front ?? plainCover(report));
  if (front) drawFront(deck, pen, front);
  const titles = report.sections.map(({ title }) => title).filter(Boolean);
  const slides = slidesOf(report);
  drawContents(deck, pen, { titles, slides, before: 1 + (front ? frontSlides(front) : 0) });
  for (const slide of slides) drawSlide(deck, pen, slide);
  drawBack(deck, pen, report);
  const bytes = await deck.write({ outputType: 'uint8array', compression: false });
  if (!(bytes instanceof Uint8Array)) throw new Error('a presentation is bytes');
  return withKnownTypes(bytes);
};
