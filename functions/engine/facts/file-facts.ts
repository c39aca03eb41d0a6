// Collects all facts of a file by metric, in stored form: tagged ones before those read from statements.
import type { FileFact } from '#shared/model/fact.ts';
import type { Segment } from '#shared/model/file.ts';
import type { TaggedFact } from '../../ports/parser.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { FactsRecord } from '../../store/facts.ts';
import { compact, companyNames } from '../understand/names/company-names.ts';
import { placeOf, tableFacts } from './table-facts.ts';
import { taggedFacts } from './tagged-facts.ts';

/** The key of a document that names no company. */
const NOBODY = '-';
export const entityKey = (company: string | undefined): string =>
  compact(companyNames(company)[0] ?? company ?? '').replaceAll('#', '') || NOBODY;

type Read = {
  readonly segments: readonly Segment[];
  readonly facts?: readonly TaggedFact[] | undefined;
};

const latest = (facts: readonly FileFact[]): string =>
  facts.reduce((last, { period }) => (period.slice(0, 4) + period > last.slice(0, 4) + last ? period : last), '');

export const fileFacts = ({ segments, facts = [] }: Read, chunks: readonly Chunk[]): FactsRecord[] => {
  const [first] = chunks;
  if (!first) return [];
  const tagged = taggedFacts(facts, segments, chunks);
  const known = new Set(tagged.map(placeOf));
  const all = [...tagged, ...tableFacts(chunks).filter((fact) => !known.has(placeOf(fact)))];
  const company = first.context.company ?? '';
  const { projectId, fileId, context } = first;
  const shared = { projectId, fileId, document: context.document, company, entity: entityKey(company) };
  const asOf = latest(all).slice(0, 10);
  return [...new Set(all.map(({ metric }) => metric))].map((metric) => ({
    ...shared,
    metric,
    asOf,
    facts: all.filter((fact) => fact.metric === metric),
  }));
};
