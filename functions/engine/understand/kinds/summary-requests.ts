// Detects questions for a summary of a company or its document, and nothing else.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import summaryRequests from '#shared/language/lexicon/summary-requests.json' with { type: 'json' };
import type { Plan } from '../plan-type.ts';

const requestsIn = compile(summaryRequests);

export const asksForSummary = ({ question, words, metrics, ratios, topic }: Plan): boolean =>
  requestsIn(question.normalize('NFKC')).length > 0 &&
  [words, metrics, ratios].every(({ length }) => length === 0) &&
  topic === undefined;
