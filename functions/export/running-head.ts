// A title at the head of every page: as much of it as a line takes, cut between words and with a sign that it goes on.
import { cleanText } from '#shared/report/clean-text.ts';

export const runningHead = (title: string, most: number): string => {
  const letters = [...cleanText(title)];
  if (letters.length <= most) return letters.join('');
  const cut = letters.slice(0, most).join('');
  const whole = letters[most] === ' ' ? cut : cut.replace(/[\s,·]+[\p{L}\p{N}]*$/u, '');
  return `${(whole || cut).replace(/[\s,·]+$/u, '')} …`;
};
