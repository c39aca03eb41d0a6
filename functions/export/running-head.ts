// Builds the running head of every page: author, whether samples are used or figures have changed since, and as much of
// the title as fits.
import { translate } from '#shared/i18n/translate.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { dayOf } from '#shared/report/partial-date.ts';
import type { Report } from '#shared/report/report.ts';

/** Empty if no figure has changed since. */
export const movedMark = ({ language, movedFigures }: Report): string =>
  movedFigures ? translate(language, 'report.movedFigures', { date: dayOf(language, movedFigures.at) }) : '';

export const issuerOf = (report: Report): string => {
  const { organisation, language, isSample } = report;
  const sample = isSample ? translate(language, 'report.sampleData') : '';
  return [organisation, sample, movedMark(report)].filter(Boolean).join(' · ');
};

/** The width of a Latin character relative to an East Asian one, which is as wide as high. */
const NARROW = 0.6;
const widthOf = (character: string): number =>
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/u.test(character) ? 1 : NARROW;

/** The number of characters that fit. */
const fitting = (characters: readonly string[], most: number): number => {
  let used = 0;
  const over = characters.findIndex((character) => {
    used += widthOf(character);
    return used > most;
  });
  return over < 0 ? characters.length : over;
};

/** Cuts between words and adds an ellipsis. `most`: in East Asian characters. */
export const runningHead = (title: string, most: number): string => {
  const characters = [...cleanText(title)];
  const length = fitting(characters, most);
  if (characters.length <= length) return characters.join('');
  const cut = characters.slice(0, length).join('');
  const whole = characters[length] === ' ' ? cut : cut.replace(/[\s,·]+[\p{L}\p{N}]*$/u, '');
  const shown = (whole || cut).replace(/[\s,·]+$/u, '');
  // Cut before the kind of document, the name before it is complete.
  return /\s[–—-]$/u.test(shown) ? shown.slice(0, -2) : `${shown} …`;
};
