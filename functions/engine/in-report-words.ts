// A plain question that finds no answer is asked again in the words in which reports answer it.
import type { Block } from '#shared/report/blocks.ts';
import { type Found, type Ports, type Request, read } from './read-sources.ts';
import { findAttribute } from './understand/kinds/attributes.ts';
import { asReportsSay } from './understand/words/plain-questions.ts';
import { isAnswered } from './write/answered.ts';
import { citations } from './write/citations.ts';
import { offlineWriter } from './write/offline.ts';
import { isQuoted } from './write/prose/stated-attribute.ts';

/** `quoted`: only sentences that resemble the question are ticked. */
type Answered = 'no' | 'quoted' | 'yes';
const answered = async ({ unknown, passages, ...found }: Found): Promise<Answered> => {
  if (unknown || passages.length === 0) return 'no';
  const cited = citations('');
  const blocks: Block[] = [];
  for await (const { block } of offlineWriter({ ...found, passages, citations: cited })) blocks.push(block);
  if (!isAnswered(blocks)) return 'no';
  return isQuoted(blocks, cited.cited()) ? 'quoted' : 'yes';
};

/** What is found for the question in other words, if these are answered better; the events of it are not reported. */
export const inReportWords = async (found: Found, request: Request, ports: Ports): Promise<Found> => {
  const { plan, ofSubject } = found;
  const other = asReportsSay(plan.question, [...plan.names, ...(ofSubject?.plan.names ?? [])]);
  if (!other || other.question === plan.question || (await answered(found)) === 'yes') return found;
  const events = read({ ...request, query: other.question, language: request.language ?? plan.language }, ports);
  for (;;) {
    const next = await events.next();
    if (!next.done) continue;
    const again = await answered(next.value);
    return again === 'yes' || (again === 'quoted' && (other.isQuotable || findAttribute(other.question) !== undefined))
      ? next.value
      : found;
  }
};
