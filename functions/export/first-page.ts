// Decides how deep the contents of a report go, and whether its sections begin on their page or on a new one.
import { contentsDepth, type Heading, outlineOf } from '#shared/report/outline.ts';
import type { Report } from '#shared/report/report.ts';
import { backEntries } from './back-entries.ts';

/** Lines of the deeper levels that fit on the page of the contents, below a title or alone; set by what is printed. */
const CONTENTS_LINES = { belowTitle: 40, alone: 48 };
/** The height of an entry of the first level, in lines of the deeper levels. */
const FIRST_LEVEL = 1.2;

const depthsOf = (report: Report): Heading['depth'][] =>
  [...outlineOf(report), ...backEntries(report)].map(({ depth }) => depth);

/** The deepest level at which the contents fit on one page; with too many sections, the first. */
export const fittingDepth = (report: Report): number => {
  const depths = depthsOf(report);
  const most = report.frontMatter === undefined ? CONTENTS_LINES.belowTitle : CONTENTS_LINES.alone;
  const first = depths.filter((depth) => depth === 1).length;
  const linesTo = (deepest: number) =>
    first * FIRST_LEVEL + depths.filter((depth) => depth > 1 && depth <= deepest).length;
  let deepest = contentsDepth(report);
  while (deepest > 1 && linesTo(deepest) > most) deepest -= 1;
  return deepest;
};

/** With fewer lines of contents, half of the page is free for the first section. */
const SHORT_CONTENTS = 12;

/** A report with a cover and notice has the contents alone on a page. */
export const beginsBelowContents = (report: Report): boolean => {
  const deepest = fittingDepth(report);
  const lines = depthsOf(report).filter((depth) => depth <= deepest).length;
  return report.frontMatter === undefined && lines <= SHORT_CONTENTS;
};
