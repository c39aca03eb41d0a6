// The head of every page: who prepared it, whether samples are used or figures have moved since, and as much of the title as a line takes.
import { translate } from '#shared/i18n/translate.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { dayOf } from '#shared/report/partial-date.ts';
import type { Report } from '#shared/report/report.ts';

/** Empty where every figure stands as it did. */
export const movedMark = ({ language, movedFigures }: Report): string =>
  movedFigures ? translate(language, 'report.movedFigures', { date: dayOf(language, movedFigures.at) }) : '';

export const issuerOf = (report: Report): string => {
  const { organisation, language, isSample } = report;
  const sample = isSample ? translate(language, 'report.sampleData') : '';
  return [organisation, sample, movedMark(report)].filter(Boolean).join(' · ');
};

/** Cut between words, with a sign that it goes on. */
export const runningHead = (title: string, most: number): string => {
  const letters = [...cleanText(title)];
  if (letters.length <= most) return letters.join('');
  const cut = letters.slice(0, most).join('');
  const whole = letters[most] === ' ' ? cut : cut.replace(/[\s,·]+[\p{L}\p{N}]*$/u, '');
  return `${(whole || cut).replace(/[\s,·]+$/u, '')} …`;
};
