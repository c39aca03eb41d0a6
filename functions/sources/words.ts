// Builds the query for a search engine: the company's name and the words of the question.
import type { SourceQuery } from '../ports/sources.ts';

/** Tavily and Brave accept 400 characters, Brave 50 words. */
const MAX_CHARACTERS = 400;
const MAX_WORDS = 50;

export const wordsOf = ({ text = '', company }: SourceQuery): string => {
  const name = company && !text.includes(company.name) ? company.name : '';
  const words = `${name} ${text}`.trim().split(/\s+/).slice(0, MAX_WORDS).join(' ');
  return Array.from(words).slice(0, MAX_CHARACTERS).join('').trim();
};
