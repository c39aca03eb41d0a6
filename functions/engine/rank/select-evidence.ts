// Selects the passages that an answer may cite from all that were retrieved.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Model } from '../../ports/model.ts';
import type { Index, Scope } from '../../ports/search-index.ts';
import type { Passage } from '../evidence.ts';
import { withCaptions } from '../retrieve/captions.ts';
import type { Candidate } from '../retrieve/gatherer.ts';
import { speaksOf } from '../understand/kinds/topics.ts';
import { mentions } from '../understand/measures/find-metrics.ts';
import type { Plan } from '../understand/plan-type.ts';
import { isOfCompany } from '../write/figures/pick-figure.ts';
import { rank, reranked, signalsFor } from './rank.ts';
import { isHeadedBySubject } from './subject-heading.ts';

const READ = 24;
/** Thresholds for passages from outside the workspace. Set by hand: no set has questions for such sources. */
const MIN_WORDS = 0.12;
const MIN_QUALIFIERS = 0.34;
/** Lower in prose, whose sentences are judged one by one later. */
const MIN_QUALIFIERS_IN_PROSE = 0.2;
const MIN_CELL = 0.5;
const MIN_RELEVANCE = 0.3;

/** Whether the passage was fetched for the company of a question without further content words: its latest news. */
const isFetchedFor = (plan: Plan, { source, signals }: Passage): boolean =>
  source !== 'FILES' && plan.kind !== 'figure' && plan.words.length === 0 && (signals.entity ?? 0) > 0.5;

/**
 * Whether a passage shares enough words with the question; otherwise it is better to report that nothing was found. A
 * model's embeddings match paraphrases and other languages, so with a model its own relevance score counts.
 */
const isEvidence =
  (plan: Plan, model: Pick<Model, 'kind'>) =>
  (passage: Passage): boolean => {
    const { signals, chunk } = passage;
    if (isFetchedFor(plan, passage)) return true;
    const { words = 0, qualifiers = 0, cell = 0, section = 0, rerank } = signals;
    if (plan.topic && (section > 0 || speaksOf(plan.topic, chunk.text))) return true;
    if (cell >= MIN_CELL || plan.metrics.some((metric) => mentions(metric, chunk.text))) return true;
    if (rerank !== undefined) return rerank >= MIN_RELEVANCE;
    if (words < MIN_WORDS && plan.focus.length > 0) return model.kind === 'model';
    const least = plan.kind === 'figure' ? MIN_QUALIFIERS : MIN_QUALIFIERS_IN_PROSE;
    return qualifiers >= least || model.kind === 'model' || languageOf(plan.question) !== languageOf(chunk.text);
  };

const entityOf = ({ signals }: Passage): number => signals.entity ?? 0;

/**
 * The passages about the requested companies; those in documents of other companies count only if there are no others.
 */
const ofCompanies = (plan: Plan, ranked: readonly Passage[]): readonly Passage[] => {
  if (plan.names.length === 0) return ranked;
  const naming = ranked.filter((passage) => isOfCompany(plan, passage));
  const isOwn = (passage: Passage) => entityOf(passage) === 1;
  if (!naming.some(isOwn)) return naming;
  return naming.filter((passage) => isOwn(passage) || passage.chunk.context.company === undefined);
};

const PER_FILE = 8;
/** Limits the passages per file if no company is named, so that the longest document is not the only one read. */
const someOfEach = (passages: readonly Passage[]): Passage[] => {
  const counts = new Map<string, number>();
  return passages.filter(({ chunk: { fileId } }) => {
    const count = counts.get(fileId) ?? 0;
    counts.set(fileId, count + 1);
    return count < PER_FILE;
  });
};

/**
 * The evidence. A figure of a company that no document names may still be shown, marked as such; prose about other
 * companies may not.
 */
export const evidenceOf = (plan: Plan, ranked: readonly Passage[], model: Model): Passage[] => {
  const isFigure = plan.kind === 'figure' && plan.metrics.length > 0;
  const own = isFigure ? ranked : ofCompanies(plan, ranked);
  const evidence = own.filter(isEvidence(plan, model));
  return (plan.topic && plan.names.length === 0 ? someOfEach(evidence) : evidence).slice(0, READ);
};

/** Prefers documents that the question refers to by their kind. */
const ofDocuments = ({ documents }: Plan, ranked: readonly Passage[]): readonly Passage[] => {
  const own = ranked.filter(({ chunk }) => documents?.fileIds.includes(chunk.fileId));
  return own.length > 0 ? own : ranked;
};

/** Passages reserved for the section whose heading the question names. Set by hand, not tuned on a set. */
const MAX_OF_SECTION = 12;
const sectionFirst = (plan: Plan, ranked: readonly Passage[]): readonly Passage[] => {
  const headed = new Set(ranked.filter((passage) => isHeadedBySubject(plan, passage)).slice(0, MAX_OF_SECTION));
  return headed.size > 0 ? [...headed, ...ranked.filter((passage) => !headed.has(passage))] : ranked;
};

/** The passages that a writer reads: the best ones, however little they share with the question. */
export const passagesOf = (plan: Plan, ranked: readonly Passage[]): Passage[] => {
  const own = sectionFirst(plan, ofDocuments(plan, ranked));
  return (plan.topic && plan.names.length === 0 ? someOfEach(own) : [...own]).slice(0, READ);
};

/** Ranks again if the first tables get captions from the passages before them, which improve their rank. */
export const rankedOf = async (
  plan: Plan,
  candidates: readonly Candidate[],
  ports: { readonly index: Pick<Index, 'range'>; readonly model: Pick<Model, 'rerank'> },
  scope: Scope,
): Promise<readonly Passage[]> => {
  const signalsOf = signalsFor(plan);
  const first = rank(plan, candidates, signalsOf);
  const captions = await withCaptions(ports.index, scope.tenant, first);
  const titled = candidates.map((one) => ({ ...one, chunk: captions.get(one.chunk.id) ?? one.chunk }));
  const isTitled = titled.some(({ chunk }, i) => chunk !== candidates[i]?.chunk);
  return reranked(ports.model, plan, isTitled ? rank(plan, titled, signalsOf) : first);
};
