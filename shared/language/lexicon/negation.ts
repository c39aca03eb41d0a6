// Finds words that negate a statement.
import { compile } from './lexicon.ts';
import negation from './negation.json' with { type: 'json' };

export const negationsIn = compile(negation);
