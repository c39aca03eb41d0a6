// Joins the points of consecutive thin sections on one slide, each below the name of its section.
import { BODY_HEIGHT } from './look.ts';
import { type Point, pointsHeight } from './pages.ts';
import type { Slide } from './slide.ts';

/** The share of a slide above which a section keeps its own slide. Set by hand. */
const THIN = 0.6;
/** Heights are estimated for the highest font, so the points of two sections take less. */
const MAX_HEIGHT = 1.15 * BODY_HEIGHT;

const pointsOf = ({ points = [], message }: Slide): Point[] => [
  ...(message ? [{ sentences: [message] }] : []),
  ...points,
];

const isThin = (slide: Slide): boolean =>
  slide.points !== undefined &&
  !slide.tiles &&
  !slide.table &&
  !slide.chart &&
  pointsHeight(pointsOf(slide)) <= THIN * BODY_HEIGHT;

const notesOf = (...notes: readonly (string | undefined)[]): Pick<Slide, 'note'> => {
  const note = [...new Set(notes.filter(Boolean))].join(' · ');
  return note ? { note } : {};
};

const together = (one: Slide, other: Slide): Slide => ({
  section: `${one.section} · ${other.section}`,
  title: `${one.section} · ${other.section}`,
  points: [...(one.points ?? []), { heading: other.section, sentences: [] }, ...pointsOf(other)],
  ...notesOf(one.note, other.note),
  sources: [...one.sources, ...other.sources],
});

/** The first section is named too, if others are joined to it. */
const opened = (slide: Slide): Slide => ({
  ...slide,
  points: [{ heading: slide.section, sentences: [] }, ...pointsOf(slide)],
});

export const joined = (slides: readonly Slide[]): Slide[] => {
  const done: Slide[] = [];
  for (const slide of slides) {
    const last = done.at(-1);
    const isOther = last !== undefined && last.section !== slide.section && isThin(slide);
    const isOpen = last !== undefined && isThin(last);
    const begun =
      last && isOpen && isOther ? (last.points?.some(({ heading }) => heading) ? last : opened(last)) : undefined;
    const whole = begun && together(begun, slide);
    if (whole && pointsHeight(whole.points ?? []) <= MAX_HEIGHT) done.splice(-1, 1, whole);
    else done.push(slide);
  }
  return done;
};
