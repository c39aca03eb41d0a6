// A company named twice, the second time in brackets in another script: Sansae Foods(산새식품).
import type { Plan } from '../plan-type.ts';
import { isNamedIn } from './company-names.ts';

const GLOSSED = /((?:[\p{Lu}][\p{L}\d.&'’-]*\s?|[가-힣\p{Script=Katakana}ー・]+\s?){1,4})[(（]([^)）]+)[)）]/gu;

/** The question with the document's own name alone. */
export const withoutGlosses = ({ question, names, entities }: Plan): string =>
  question
    .normalize('NFKC')
    .replace(GLOSSED, (whole, _, inner: string) =>
      [...names, ...entities].some((name) => isNamedIn(name, inner) || isNamedIn(inner, name)) ? ` ${inner} ` : whole,
    );
