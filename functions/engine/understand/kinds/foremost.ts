// Finds how many of the largest a question asks for together: "the three largest customers".
import lexicon from '#shared/language/lexicon/foremost.json' with { type: 'json' };
import type { Place } from '#shared/language/lexicon/lexicon.ts';

const any = (words: readonly string[]): string => `(?:${words.join('|')})`;
const { before, counters, numbers, things } = lexicon;
const NUMBERS: Readonly<Record<string, number>> = numbers;
const NUMBER = `(\\d{1,2}|${Object.keys(numbers).join('|')})`;
const FORMS = [
  new RegExp(`${any(before.ko)}\\s?${NUMBER}\\s?${any(counters.ko)}?(?:의(?=\\s))?`, 'u'),
  new RegExp(`\\b${any(before.en)}\\s+${NUMBER}\\b`, 'iu'),
  new RegExp(`\\b${NUMBER}\\s+${any(before.en)}\\b`, 'iu'),
  new RegExp(`${NUMBER}\\s?${any(things.ko)}`, 'u'),
  new RegExp(`${NUMBER}${any(things.ja)}`, 'u'),
  new RegExp(`\\b${NUMBER}\\s+${any(things.en)}\\b`, 'iu'),
  new RegExp(`${any(before.ja)}${NUMBER}${any(counters.ja)}?の?`, 'u'),
];

export type Foremost = Place & { readonly count: number };

/** `undefined` for one: other rules handle the single largest. */
export const findForemost = (question: string): Foremost | undefined => {
  for (const form of FORMS) {
    const found = form.exec(question.normalize('NFKC'));
    const [text = '', word = ''] = found ?? [];
    const count = NUMBERS[word.toLowerCase()] ?? Number(word);
    if (found && count > 1) return { start: found.index, end: found.index + text.length, count };
  }
  return undefined;
};
