// Detects questions about the headroom of a ratio to its covenant, and texts that state both.
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import lexicon from '#shared/language/lexicon/headroom.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { blank } from '../words/blank.ts';

const asksIn = compile(lexicon.asks);
const limitsIn = compile(lexicon.limits);
const clausesIn = compile(lexicon.clauses);

const isNamed = (find: typeof asksIn, text: string): boolean => find(text.normalize('NFKC')).length > 0;

export const asksHeadroom = (question: string): boolean => isNamed(asksIn, question);

/** Blanks the words of headroom; the rest of the question names the ratio and the company. */
export const withoutHeadroom = (question: string): string => {
  const plain = question.normalize('NFKC');
  return blank(
    plain,
    [asksIn, limitsIn, clausesIn].flatMap((find) => find(plain)),
  );
};

const RATIOS: readonly Figure['unit'][] = ['percent', 'times'];

/** Whether a text states a limit and the ratio that it applies to: two figures of one unit. */
export const statesHeadroom = (text: string): boolean => {
  if (!isNamed(limitsIn, text) || !isNamed(clausesIn, text)) return false;
  const { figures } = readFigures(text);
  return RATIOS.some((unit) => figures.filter((one) => one.unit === unit).length === 2);
};
