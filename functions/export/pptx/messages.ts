// Gives each slide its message as title: the sentence that its table or chart shows, or the first of its points.
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { linesOf, SIZE, TEXT_WIDTH } from './look.ts';
import type { Point } from './pages.ts';
import type { Slide } from './slide.ts';

const TITLE_LINES = 2;

type Worded = Pick<Report, 'language'>;
/** Unverified sentences and quotes in another language are not messages. */
export const isTitle = ({ language }: Worded, { text, check }: Sentence): boolean =>
  check === 'verified' &&
  (langOf(text) ?? language) === language &&
  linesOf(text, { size: SIZE.title, width: TEXT_WIDTH }) <= TITLE_LINES &&
  /[.。!?]$/.test(text.trimEnd());

const FIGURE = /\d[\d,]*(?:\.\d+)?(?:\s?(?:%|x|\ubc30|\u500d))?/g;
const YEAR = /^(?:19|20)\d\d$/;
/** Figures that do not match by chance: with at least three digits, or with a unit. */
const figuresIn = (text: string): string[] =>
  (text.match(FIGURE) ?? []).filter((one) => !YEAR.test(one) && /\D|\d{3}/.test(one));

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The least share of a sentence's figures that a table or chart must show for it to be the message. Set by hand. */
const MIN_SHOWN = 0.5;

const shownIn = ({ table, further, chart }: Slide, { text }: Sentence): number => {
  const figures = figuresIn(text);
  const shown = new Set(textsIn([table?.rows, further, chart?.chart]));
  return figures.length === 0 ? 0 : figures.filter((one) => shown.has(one)).length / figures.length;
};

/** The section, and the title if it differs. */
const named = ({ section, title }: Slide): string => (title === section ? section : `${section} · ${title}`);

export const titled = (slide: Slide, message: Sentence): Slide => ({
  ...slide,
  section: named(slide),
  title: message.text,
  message,
});

/** Without the heading of the point that became the title, if no other point is below it. */
const withoutBareHeadings = (points: readonly Point[]): readonly Point[] =>
  points.filter(({ heading }, i) => !heading || (points[i + 1] !== undefined && !points[i + 1]?.heading));

const byPoint = (report: Worded, slide: Slide): Slide | undefined => {
  const { points = [], table, chart, tiles } = slide;
  const at = points.findIndex(
    ({ heading, sentences: [first, ...rest] }) => !heading && first && rest.length === 0 && isTitle(report, first),
  );
  const message = points[at]?.sentences[0];
  const isAlone = points.length === 1 && !table && !chart && !tiles;
  // An unverified first point must stay visible.
  const isOpen = points[0]?.sentences.some(({ check }) => check !== 'verified');
  if (!message || isAlone || isOpen) return undefined;
  const { points: _, ...rest } = titled(slide, message);
  return points.length > 1 ? { ...rest, points: withoutBareHeadings(points.filter((_one, i) => i !== at)) } : rest;
};

type Named = { readonly title: string; readonly sentences: readonly Sentence[] };
type Found = { readonly sentence: Sentence; readonly isOwn: boolean };

/** One figure of another section may be in a table by chance. */
const MIN_FIGURES = 2;

/** A sentence of the slide's own section, else one of another section with nothing but figures of the slide. */
const byFigures = (slide: Slide, all: readonly Named[], used: ReadonlySet<string>): Found | undefined => {
  const [best] = all
    .flatMap(({ title, sentences }) => sentences.map((sentence) => ({ sentence, isOwn: title === slide.section })))
    .filter(({ sentence: { text } }) => !used.has(text))
    .map((one) => ({ ...one, shown: shownIn(slide, one.sentence) }))
    .filter(({ sentence, isOwn, shown }) =>
      isOwn ? shown > MIN_SHOWN : shown === 1 && figuresIn(sentence.text).length >= MIN_FIGURES,
    )
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.shown - a.shown);
  return best;
};

/** Without a point that is the title of another slide of its section, unless nothing would remain. */
const withoutMoved = (slide: Slide, moved: ReadonlySet<string>): Slide => {
  const { points = [], ...rest } = slide;
  const left = points.filter(
    ({ sentences: [first, ...others] }) => !first || others.length > 0 || !moved.has(first.text),
  );
  const remaining = withoutBareHeadings(left);
  if (remaining.length === points.length) return slide;
  if (remaining.length > 0) return { ...rest, points: remaining };
  return slide.table || slide.chart || slide.tiles ? rest : slide;
};

/**
 * Uses each sentence as the message of at most one slide, and takes it out of the points of its section. `citing`: the
 * sources of references, for the notes.
 */
export const withMessages = (
  report: Report,
  slides: readonly Slide[],
  citing: (refs: readonly number[]) => readonly string[] = () => [],
): Slide[] => {
  const led = slides.map((slide) => (slide.message || !slide.points ? slide : (byPoint(report, slide) ?? slide)));
  const used = new Set(led.flatMap(({ message }) => message?.text ?? []));
  const moved = new Set<string>();
  const all = report.sections.map(({ title, blocks }) => ({
    title,
    sentences: blocks.flatMap(sentencesOf).filter((one) => isTitle(report, one)),
  }));
  const messaged = led.map((slide): Slide => {
    const found = slide.message || slide.points ? undefined : byFigures(slide, all, used);
    if (!found) return slide;
    used.add(found.sentence.text);
    if (found.isOwn) moved.add(found.sentence.text);
    const sources = [...new Set([...slide.sources, ...citing(found.sentence.refs)])];
    return { ...titled(slide, found.sentence), sources };
  });
  return messaged.map((slide) => withoutMoved(slide, moved));
};
