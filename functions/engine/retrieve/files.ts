// Retrieves evidence from the workspace's files: by words, by labels of metrics in other languages, and by vectors.

import type { Model } from '../../ports/model.ts';
import type { Chunk, Index, Scope } from '../../ports/search-index.ts';
import { IndexWaking } from '../../ports/search-index.ts';
import { labelTerms } from '../label-terms.ts';
import { terms } from '../terms.ts';
import { labelWordings } from '../understand/ground.ts';
import { endTerms } from '../understand/kinds/date-events.ts';
import { filesOfCompanies } from '../understand/names/companies-of.ts';
import { withoutLegalForm } from '../understand/names/find-entities.ts';
import { soundTermsIn } from '../understand/names/name-sounds.ts';
import { namedDocuments } from '../understand/names/named-documents.ts';
import type { Plan } from '../understand/plan-type.ts';
import { conceptTerms } from '../understand/words/concepts.ts';
import { translatedTermsOf } from '../understand/words/dictionary.ts';
import { neighbours, sectionRest, wholeDocuments } from './around.ts';
import { type Fused, fuse, type Ranked } from './fuse.ts';
import type { Gathered, Gatherer } from './gatherer.ts';
import { interned } from './intern.ts';

const PER_LIST = 60;
const MAX_PASSAGES = 160;
/** A name in more files does not distinguish them. */
const MAX_FILES = 40;
type Ports = {
  readonly index: Pick<Index, 'lexical' | 'nearest' | 'range'>;
  readonly model: Pick<Model, 'embed'>;
};

/** Labels and titles in any language that find rows of statements, holders of positions and dates of contracts. */
const translatedTerms = (plan: Plan): string[] => {
  const isOfRows = plan.kind === 'figure' && plan.metrics.length > 0;
  if (!isOfRows && plan.position === undefined && endTerms(plan.question, plan.words).length === 0) return [];
  return [...new Set([...plan.expansions, ...plan.entities.flatMap(terms), ...plan.periods.flatMap(terms)])];
};

const lexical = async (ports: Ports, scope: Scope, words: readonly string[]): Promise<readonly Chunk[]> => {
  if (words.length === 0) return [];
  const hits = await ports.index.lexical({ scope, terms: words, limit: PER_LIST });
  return hits.map(({ chunk }) => interned(chunk));
};

type Vector = readonly number[];
/** `undefined` if the model does not reply: words find most of what vectors find. */
const vectorOf = async ({ model }: Ports, question: string): Promise<Vector | undefined> => {
  try {
    const [vector] = await model.embed([question]);
    return vector;
  } catch {
    return undefined;
  }
};

const nearest = async (ports: Ports, scope: Scope, vector: Vector | undefined): Promise<readonly Chunk[]> => {
  if (!vector) return [];
  const hits = await ports.index.nearest({ scope, vector, limit: PER_LIST });
  return hits.map(({ chunk }) => interned(chunk));
};

/** Statement titles, searched for every figure question, since statements may contain few of its words. */
const TITLES = [
  '재무상태표 손익계산서 포괄손익계산서 현금흐름표 요약재무정보',
  'consolidated balance sheets statements of income operations cash flows selected financial data',
  '貸借対照表 損益計算書 キャッシュ・フロー計算書 主要な経営指標等の推移',
];
const titleTerms = (plan: Plan): string[] => (plan.kind === 'figure' ? [...new Set(TITLES.flatMap(terms))] : []);

/** The topic's headings in all languages, so that a section is found in any of them. */
const headingTerms = (plan: Plan): string[] => {
  if (!plan.topic || plan.kind === 'figure') return [];
  return [...new Set([...Object.values(plan.topic.names), ...plan.entities].flatMap(terms))];
};

/** Searches for translations of the question's words in passages in other languages. */
const inOtherLanguages = async (
  ports: Ports,
  { question, language }: Plan,
  scope: Scope,
): Promise<readonly Chunk[]> => {
  const found = await lexical(ports, scope, translatedTermsOf(question));
  return found.filter(({ context }) => context.language !== language);
};

const lists = async (ports: Ports, plan: Plan, vector: Vector | undefined, scope: Scope): Promise<Ranked[]> => {
  const [byTerms, own, labels, headings, translated, statements, byConcepts, close] = await Promise.all([
    lexical(ports, scope, plan.terms),
    lexical(ports, scope, plan.focus),
    lexical(ports, scope, translatedTerms(plan)),
    lexical(ports, scope, headingTerms(plan)),
    inOtherLanguages(ports, plan, scope),
    lexical(ports, scope, titleTerms(plan)),
    lexical(ports, scope, conceptTerms(plan.question)),
    nearest(ports, scope, vector),
  ]);
  return [
    { weight: 1, chunks: byTerms },
    { weight: 0.5, chunks: own },
    { weight: 0.8, chunks: labels },
    { weight: 0.8, chunks: headings },
    { weight: 0.5, chunks: translated },
    { weight: 0.3, chunks: statements },
    { weight: 0.2, chunks: byConcepts },
    { weight: 0.6, chunks: close },
  ];
};

/** Searches by sound only: the question's words would only find documents in its own language. */
const sounding = (ports: Ports, { question }: Plan, scope: Scope): Promise<readonly Chunk[]> =>
  lexical(ports, scope, soundTermsIn(withoutLegalForm(question)));

/** The documents of a requested company, searched separately so that others do not crowd them out. */
const companyScope = async (
  ports: Ports,
  plan: Plan,
  scope: Scope,
  first: readonly Ranked[],
): Promise<Scope | undefined> => {
  const named = await lexical(ports, scope, plan.entities.flatMap(terms));
  const chunks = [...first, { chunks: named }].flatMap((list) => list.chunks);
  const documents = namedDocuments(plan.question, chunks)?.fileIds;
  const known = documents ?? filesOfCompanies(plan, chunks);
  const files = known.length > 0 ? known : filesOfCompanies(plan, await sounding(ports, plan, scope));
  const all = new Set(first.flatMap(({ chunks }) => chunks.map(({ fileId }) => fileId)));
  if (files.length === 0 || files.length > MAX_FILES || (all.size === 1 && scope.fileIds?.length === 1))
    return undefined;
  return { ...scope, fileIds: files };
};

/** Rows whose label is exactly what is asked. */
const headed = async (ports: Ports, plan: Plan, scope: Scope, first: readonly Ranked[]): Promise<Ranked[]> => {
  if (plan.kind !== 'figure') return [];
  const labels = labelWordings(
    plan,
    first.flatMap(({ chunks }) => chunks),
  );
  return [{ weight: 1, chunks: await lexical(ports, scope, [...new Set(labels.flatMap(labelTerms))]) }];
};

const search = async (ports: Ports, plan: Plan, vector: Vector | undefined, scope: Scope): Promise<Fused[]> => {
  const first = await lists(ports, plan, vector, scope);
  const own = await companyScope(ports, plan, scope, first);
  const [ofCompany, rows] = await Promise.all([
    own ? lists(ports, plan, vector, own) : [],
    headed(ports, plan, own ?? scope, first),
  ]);
  const found = fuse([...first, ...ofCompany, ...rows]).slice(0, MAX_PASSAGES);
  const [beside, rest, whole] = await Promise.all([
    neighbours(ports, scope, found),
    sectionRest(ports, plan, scope, found),
    wholeDocuments(ports, scope, own),
  ]);
  return [...new Map([...whole, ...rest, ...beside, ...found].map((one) => [one.chunk.id, one])).values()];
};

export const filesGatherer = (ports: Ports): Gatherer => ({
  source: 'FILES',
  gather: async (plan, scope): Promise<Gathered> => {
    try {
      const vector = await vectorOf(ports, plan.question);
      const found = await search(ports, plan, vector, scope);
      const candidates = found.map((one) => ({ ...one, source: 'FILES' as const }));
      const byWordsAlone = vector === undefined;
      return { source: 'FILES', outcome: candidates.length > 0 ? 'ok' : 'empty', candidates, byWordsAlone };
    } catch (error) {
      // The whole run is retried while the engine wakes; any other error only fails this source.
      if (error instanceof IndexWaking) throw error;
      return { source: 'FILES', outcome: 'failed', candidates: [] };
    }
  },
});

/** A gatherer for a source that is not connected in this stage. */
export const offGatherer = (source: Gatherer['source']): Gatherer => ({
  source,
  gather: async () => ({ source, outcome: 'off', candidates: [] }),
});
