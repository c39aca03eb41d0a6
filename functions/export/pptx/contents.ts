// Draws the contents of a presentation: each section with the number of its first slide.
import { translate } from '#shared/i18n/translate.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { drawHead, MASTER, type Pen } from './draw.ts';
import type { Deck } from './library.ts';
import { BODY, EDGE, INK, SIZE, TEXT_WIDTH } from './look.ts';
import type { Slide } from './slide.ts';

/** Lines on a slide, and the number that fits in a smaller font. */
const LINES = 14;
const SMALL_LINES = 17;
const NUMBER_WIDTH = 0.8;

/**
 * Uses one slide if the lines fit in the smaller font, else evenly filled slides, so that none has a single last line.
 */
const pagesOf = <T>(lines: readonly T[]): T[][] => {
  if (lines.length === 0) return [];
  const slides = lines.length <= SMALL_LINES ? 1 : Math.ceil(lines.length / LINES);
  const most = Math.ceil(lines.length / slides);
  return Array.from({ length: slides }, (_, i) => lines.slice(i * most, (i + 1) * most));
};

/** A slide of several thin sections belongs to each of them. */
const isOf = ({ section }: Slide, title: string): boolean => section.split(' · ').includes(title);

/** `before`: the number of slides before the contents. */
export const drawContents = (
  deck: Deck,
  { language, font, lang }: Pen,
  {
    titles,
    slides,
    before,
  }: { readonly titles: readonly string[]; readonly slides: readonly Slide[]; readonly before: number },
): void => {
  const pages = pagesOf(titles.map((title, i) => ({ title, i })));
  const size = titles.length > LINES && titles.length <= SMALL_LINES ? SIZE.kicker : SIZE.roomy;
  for (const page of pages) {
    const slide = deck.addSlide({ masterName: MASTER });
    drawHead(slide, { language, font, lang }, { section: '', title: translate(language, 'report.contents') });
    const rows = page.map(({ title, i }) => {
      const at = slides.findIndex((one) => isOf(one, title));
      const number = at < 0 ? '' : String(before + pages.length + at + 1);
      return [{ text: cleanText(`${i + 1}  ${title}`) }, { text: number, options: { align: 'right' as const } }];
    });
    slide.addTable(rows, {
      ...{ x: EDGE, y: BODY.top, w: TEXT_WIDTH, colW: [TEXT_WIDTH - NUMBER_WIDTH, NUMBER_WIDTH] },
      ...{ fontFace: font, lang, fontSize: size, color: INK, border: { type: 'none' }, margin: [2, 0, 2, 0] },
    });
  }
};
