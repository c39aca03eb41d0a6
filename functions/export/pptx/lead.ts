// Makes a single point the title of the table or chart beside it, so that it is not alone on a slide.
import type { Sentence } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';
import { isTitle, titled } from './messages.ts';
import type { Slide } from './slide.ts';

/** The only sentence of a slide with nothing else on it. */
const onlySentence = ({ points = [], table, chart, tiles }: Slide): Sentence | undefined => {
  const [point, ...others] = points;
  const [sentence, ...rest] = point?.sentences ?? [];
  const isAlone = others.length === 0 && rest.length === 0 && !table && !chart && !tiles;
  return isAlone ? sentence : undefined;
};

const isBare = ({ table, chart, points, tiles, message }: Slide): boolean =>
  (table ?? chart) !== undefined && !points && !tiles && !message;

/** The table or chart of two neighbours below one heading, titled by the single point of the other. */
const led = (report: Report, pointed: Slide, shown: Slide): Slide | undefined => {
  const lead = pointed.message ? undefined : onlySentence(pointed);
  const isNear = pointed.section === shown.section && pointed.heading === shown.heading;
  if (!lead || !isNear || !isBare(shown) || !isTitle(report, lead)) return undefined;
  return { ...titled(shown, lead), sources: [...new Set([...pointed.sources, ...shown.sources])] };
};

export const withLeads = (report: Report, slides: readonly Slide[]): Slide[] => {
  const done: Slide[] = [];
  for (const slide of slides) {
    const last = done.at(-1);
    const one = last && (led(report, last, slide) ?? led(report, slide, last));
    if (one) done.splice(-1, 1, one);
    else done.push(slide);
  }
  return done;
};
