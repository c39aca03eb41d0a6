// Sentences of documents on a subject as a list, each quoted once.
import type { Block } from '#shared/report/blocks.ts';
import type { Bench } from '../builder.ts';
import type { Reading } from '../reading.ts';
import { quotesOn, type Telling } from './quotes-on.ts';
import { readIn } from './read-in.ts';
import { quotedOf } from './said-of.ts';

const MOST = 8;

type Wanted = { readonly of: Telling; readonly withFigure?: boolean | undefined };

/** All that is known of what the analysis is about, for questions that ask in words that no document uses. */
const plainQuestion = ({ company, inputs }: Bench): string =>
  [company?.name, ...['industry', 'segment', 'topic', 'item'].map((name) => inputs[name])]
    .filter((one) => typeof one === 'string' && one !== '')
    .join(' ');

const readingFor = async (bench: Bench, key: string, wanted: Wanted): Promise<Reading> => {
  const suits = (one: Reading) => quotesOn(bench, one, wanted).length > 0;
  const reading = await readIn(bench, `ask.${key}`, {}, suits);
  const plain = plainQuestion(bench);
  return suits(reading) || plain === '' ? reading : bench.passages(plain);
};

/** `questions`: keys of i18n `analyses.ask`. Empty where nothing speaks of it. */
export const quoted = async (bench: Bench, questions: readonly string[], wanted: Wanted): Promise<Block[]> => {
  const found = new Map<string, () => ReturnType<typeof quotedOf>>();
  for (const key of questions) {
    const reading = await readingFor(bench, key, wanted);
    for (const one of quotesOn(bench, reading, wanted)) found.set(one.text, () => quotedOf(bench, one));
  }
  if (found.size === 0) return [];
  return [{ kind: 'list', ordered: false, items: [...found.values()].slice(0, MOST).map((quote) => [quote()]) }];
};
