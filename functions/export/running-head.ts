// The head of every page: who prepared it, whether samples are used, and as much of the title as a line takes.
import { translate } from '#shared/i18n/translate.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import type { Report } from '#shared/report/report.ts';

export const issuerOf = ({ organisation, language, isSample }: Report): string =>
  [organisation, isSample ? translate(language, 'report.sampleData') : ''].filter(Boolean).join(' · ');

/** Cut between words, with a sign that it goes on. */
export const runningHead = (title: string, most: number): string => {
  const letters = [...cleanText(title)];
  if (letters.length <= most) return letters.join('');
  const cut = letters.slice(0, most).join('');
  const whole = letters[most] === ' ' ? cut : cut.replace(/[\s,·]+[\p{L}\p{N}]*$/u, '');
  return `${(whole || cut).replace(/[\s,·]+$/u, '')} …`;
};
