// Removes a company name repeated in brackets in another script: Sansae Foods(산새식품).
import type { Plan } from '../plan-type.ts';
import { isNamedIn } from './company-names.ts';

const BRACKETS = /[(（]([^)）]+)[)）]/gu;
/**
 * Up to four words before a bracket. A space is required between words: otherwise the matching time is a power of the
 * text length.
 */
const WORD = "(?:\\p{Lu}[\\p{L}\\d.&'’-]*|[가-힣\\p{Script=Katakana}ー・]+)";
const NAME_BEFORE = new RegExp(`(?:${WORD}\\s){0,3}${WORD}\\s?$`, 'u');
const MAX_NAME = 80;

/** The question with only the document's own name. */
export const withoutGlosses = (plan: Plan): string => {
  const names = [...plan.names, ...plan.entities];
  const question = plan.question.normalize('NFKC');
  let made = '';
  let from = 0;
  for (const { 0: whole, 1: inner = '', index } of question.matchAll(BRACKETS)) {
    if (!names.some((name) => isNamedIn(name, inner) || isNamedIn(inner, name))) continue;
    const before = question.slice(Math.max(from, index - MAX_NAME), index);
    const [name] = NAME_BEFORE.exec(before) ?? [];
    if (name === undefined) continue;
    made += `${question.slice(from, index - name.length)} ${inner} `;
    from = index + whole.length;
  }
  return made + question.slice(from);
};
