// Detects sentences about a loss, a payment or a decrease, whose figures are often printed with a sign.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import printedWithMinus from '#shared/language/lexicon/printed-with-minus.json' with { type: 'json' };

const find = compile(printedWithMinus);
export const speaksOfFalling = (text: string): boolean => find(text).length > 0;
