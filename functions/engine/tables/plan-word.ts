// Finds the word in a column heading that marks its figures as planned: 予想, 계획, E.
import aspects from '#shared/language/lexicon/aspects.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';

const futureIn = compile(aspects.ofFuture);
const budgetIn = compile(aspects.ofBudgets);
/** 2026E, FY26F, 2027(B): estimate, forecast and budget, as in the column heads of financial models. */
const LETTER = /(?:\b(?:fy)?|(?:19|20))\d\d\s?\(?([EFB])\)?(?![\p{L}\d])/iu;

/** Returns the word as printed. */
export const planWord = (label: string): string | undefined => {
  const plain = label.normalize('NFKC');
  const [place] = [...futureIn(plain), ...budgetIn(plain)];
  return place ? plain.slice(place.start, place.end) : LETTER.exec(plain)?.[1];
};
