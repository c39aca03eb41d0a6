// Verbs that link a thing with its property and name nothing: pay, need, 내야, 必要.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import registerCells from '#shared/language/lexicon/register-cells.json' with { type: 'json' };

const havingIn = compile(registerCells.having);

export const isHaving = (word: string): boolean =>
  havingIn(word).some(({ start, end }) => start === 0 && end === word.length);
