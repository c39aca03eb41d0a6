// Training examples of the fit: every candidate sentence of a writer, with its features and whether it answers.
import { locate } from '#functions/documents/locate.ts';
import type { Passage } from '#functions/engine/evidence.ts';
import { read } from '#functions/engine/read-sources.ts';
import { terms } from '#functions/engine/terms.ts';
import type { Plan } from '#functions/engine/understand/plan-type.ts';
import { type Features, featuresOver, type Judged } from '#functions/engine/write/fit/fit-features.ts';
import { documentName, isGold } from '#shared/quality/gold.ts';
import { requestFor } from '../eval/ask.ts';
import { type CachedIndex, cachedIndex } from '../eval/cached-index.ts';
import { facts, model } from '../eval/documents.ts';
import { halfOf } from '../eval/halves.ts';
import { READING_SETS, readingSet } from '../eval/reading-sets.ts';
import { setNamed } from '../eval/sets.ts';

export type Example = {
  readonly features: Features;
  /** Whether it is on the page, or in the paragraph, that answers. */
  readonly isOnPage: boolean;
  readonly answers: boolean;
};
export type TrainingQuestion = {
  readonly set: string;
  readonly question: string;
  readonly language: Plan['language'];
  /** The unit of cross-validation. */
  readonly document: string;
  readonly isTrap: boolean;
  readonly examples: readonly Example[];
};

type Gold = (one: Judged) => Pick<Example, 'isOnPage' | 'answers'>;

const gathered = async ({ index }: CachedIndex, query: string, fileIds: readonly string[] | undefined) => {
  const events = read(requestFor(query, fileIds), { index, model, facts, clock: { now: () => Date.UTC(2024, 0, 1) } });
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value;
  }
};

/** The lines that share most with the question; more of them add nothing to the training. */
const MAX_LINES = 24;
const linesFor = (plan: Plan, passages: readonly Passage[]): Judged[] =>
  [...featuresOver(plan, passages)].sort((a, b) => b.features.own - a.features.own).slice(0, MAX_LINES);

const NOTHING: Gold = () => ({ isOnPage: false, answers: false });

const ask = async (
  cached: CachedIndex,
  { set, question, document }: Pick<TrainingQuestion, 'set' | 'question' | 'document'>,
  {
    gold,
    fileIds,
    isTrap,
  }: { readonly gold: Gold; readonly fileIds: readonly string[] | undefined; readonly isTrap: boolean },
): Promise<TrainingQuestion> => {
  const { plan, passages } = await gathered(cached, question, fileIds);
  const examples = linesFor(plan, passages).map((one) => ({ features: one.features, ...gold(one) }));
  return { set, question, document, isTrap, language: plan.language, examples };
};

const plain = (text: string): string => text.replace(/\s+/g, '');
/** The minimum share of a candidate's words that must be in the set's answer, if that answer is a sentence. */
const MIN_SHARE_OF_ANSWER = 0.4;
const SENTENCE = 40;

const pageSet = async (name: string): Promise<TrainingQuestion[]> => {
  const set = await setNamed(name);
  if (!set) return [];
  const cached = await cachedIndex(name, set.paths);
  const questions: TrainingQuestion[] = [];
  for (const one of set.questions.filter(({ question }) => halfOf(question) === 'development')) {
    const answerTerms = new Set(terms(one.answer ?? ''));
    const gold: Gold = ({ passage: { chunk }, text, start }) => {
      const own = locate(chunk, start, start + text.length).page;
      const pages = own === undefined ? [] : [own];
      const isOnPage = one.gold.some((gold) => isGold(gold, { document: chunk.context.document, pages, text }));
      const words = terms(text);
      const shared = words.filter((term) => answerTerms.has(term)).length / Math.max(1, words.length);
      return { isOnPage, answers: isOnPage && ((one.answer ?? '').length < SENTENCE || shared >= MIN_SHARE_OF_ANSWER) };
    };
    const document = one.gold[0]?.document ?? '';
    const others = cached.documents.filter(
      ({ filename }) => !one.gold.some((own) => own.document === documentName(filename)),
    );
    const base = { set: name, question: one.question, document };
    questions.push(await ask(cached, base, { gold, fileIds: undefined, isTrap: false }));
    const fileIds = others.map(({ fileId }) => fileId);
    questions.push(await ask(cached, base, { gold: NOTHING, fileIds, isTrap: true }));
  }
  cached.index.close();
  return questions;
};

/** One question in this many is also asked without its document. */
const TRAP_EACH = 3;

const readingExamples = async (name: string): Promise<TrainingQuestion[]> => {
  const { paths, questions } = readingSet(name);
  const cached = await cachedIndex(name, paths);
  const trainingQuestions: TrainingQuestion[] = [];
  for (const [n, one] of questions.entries()) {
    const fileIds = one.among.flatMap(
      (document) => cached.documents.find(({ filename }) => filename === document)?.fileId ?? [],
    );
    const paragraph = plain(one.paragraph);
    const gold: Gold = ({ text, passage }) => {
      const isOnPage = passage.chunk.fileId === fileIds[0] && paragraph.includes(plain(text));
      return { isOnPage, answers: isOnPage && one.answers.some((answer) => plain(text).includes(plain(answer))) };
    };
    const base = { set: name, question: one.question, document: one.document };
    trainingQuestions.push(await ask(cached, base, { gold, fileIds, isTrap: false }));
    if (n % TRAP_EACH === 0)
      trainingQuestions.push(await ask(cached, base, { gold: NOTHING, fileIds: fileIds.slice(1), isTrap: true }));
  }
  cached.index.close();
  return trainingQuestions;
};

/** Without the sets over annual reports: figures of tables answer those, which the fit of prose does not judge. */
export const PAGE_SETS = ['ko-pages', 'ja-pages'];

export const examplesOf = (name: string): Promise<TrainingQuestion[]> =>
  READING_SETS.includes(name) ? readingExamples(name) : pageSet(name);

export const ALL_SETS = [...PAGE_SETS, ...READING_SETS];
