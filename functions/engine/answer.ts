// Answers a question: plans, gathers, ranks, writes and checks, and reports each step as an event.
import type { AnswerEventBody } from '#shared/model/question.ts';
import type { Answer, Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import type { Model } from '../ports/model.ts';
import type { Scope } from '../ports/search-index.ts';
import { inReportWords } from './in-report-words.ts';
import { type Found, type Ports, type Request, read, sourceName } from './read-sources.ts';
import { relatedQuestions } from './related.ts';
import type { Gathered } from './retrieve/gatherer.ts';
import { outsideNotices } from './retrieve/source-notices.ts';
import { log, stage } from './steps.ts';
import { besideCompanies, openNotice } from './understand/names/open-company.ts';
import type { Plan } from './understand/plan-type.ts';
import { questionParts } from './understand/question-parts.ts';
import { alsoRead } from './write/also-read.ts';
import { isAnswered, missing, nothingFound } from './write/answered.ts';
import { type Citations, citations } from './write/citations.ts';
import { compareDocuments, compareFigures } from './write/contradictions.ts';
import { likelyLines } from './write/lines/line-answer.ts';
import { modelWriter } from './write/model/model.ts';
import { nameUnknown } from './write/name-unknown.ts';
import { offlineWriter } from './write/offline.ts';
import { besideAnswer, unanswered } from './write/unanswered.ts';
import { say } from './write/wording.ts';

const whereLooked = async (plan: Plan, gathered: readonly Gathered[], ports: Ports, scope: Scope): Promise<string> => {
  const replied = gathered.filter(({ outcome }) => outcome === 'ok' || outcome === 'empty');
  const files = replied.some(({ source }) => source === 'FILES') ? await ports.index.count(scope) : 0;
  return replied
    .map(({ source, chunks = [] }) => {
      const count = source === 'FILES' ? files : chunks.length;
      return say(plan.language, 'where', { source: sourceName(plan, source), count });
    })
    .join(', ');
};

const isNothing = (block: Block): boolean => block.kind === 'notice' && block.code === 'nothingFound';

/** Tells which year a figure is of where "last year" is none of the documents. */
const yearNotice = ({ kind, assumedYear }: Plan): readonly Block[] =>
  kind === 'figure' && assumedYear
    ? [{ kind: 'notice', code: 'yearAssumed', params: { year: assumedYear.slice(0, 4) } }]
    : [];

/** The notices before, or instead of, an answer. */
const notices = ({ plan, gathered, passages, open, unknown }: Found, where: string, isEmpty: boolean): Block[] => {
  const used = new Set(passages.map(({ source }) => source));
  const { question } = plan;
  const blocks = outsideNotices(gathered, { used, question, nameOf: (source) => sourceName(plan, source) });
  const isUnclear = blocks.some((block) => block.kind === 'notice' && block.code === 'companyUnclear');
  if (unknown && !isUnclear) blocks.push(unknown);
  if (passages.length === 0 && !unknown) blocks.push(isEmpty ? nothingFound(plan, where) : missing(plan));
  if (!unknown) blocks.push(...nameUnknown(plan), ...openNotice(plan, open), ...yearNotice(plan));
  return blocks;
};

type Reporting = {
  readonly model: Model;
  readonly cited: Citations;
  readonly signal: AbortSignal | undefined;
  readonly compares: boolean;
  /** The number of blocks before those of this part. */
  readonly base: number;
};

const place = function* (cited: Citations, index: number, block: Block): Generator<AnswerEventBody> {
  for (const reference of cited.fresh()) yield { event: 'reference', data: reference };
  yield { event: 'delta', data: { index, block } };
};

/** Writes and checks the answer into `blocks`. Reports what is unanswered, with the closest passages. */
async function* report(
  { plan, passages, ofSubject, onCompetitors, about, unknown }: Found,
  { model, cited, signal, compares, base }: Reporting,
  blocks: Block[],
): AsyncGenerator<AnswerEventBody> {
  const tell = function* (index: number, block: Block): Generator<AnswerEventBody> {
    blocks[index] = block;
    yield* place(cited, base + index, block);
  };
  for (const [index, block] of blocks.entries()) yield { event: 'delta', data: { index: base + index, block } };
  const writing = { plan, passages, ofSubject, onCompetitors, about, citations: cited, signal };
  const shift = blocks.length;
  if (unknown || passages.length === 0) return;
  yield log('writing');
  const writer = model.write ? modelWriter(model) : offlineWriter;
  for await (const { index, block } of writer(writing)) yield* tell(shift + index, block);
  const { amended, otherwise } = compares ? compareDocuments(writing, blocks) : compareFigures(writing);
  for (const { index, block } of amended) yield* tell(index, block);
  // Passages that are not cited may be about any company: only citations show which company the answer is about.
  const ofOne = openNotice(plan, besideCompanies(plan, passages, cited.citedChunks()));
  const more = isAnswered(blocks)
    ? [...ofOne, ...otherwise, ...besideAnswer(writing)]
    : unanswered(writing, blocks, likelyLines({ ...writing, ...ofSubject }));
  for (const block of more) yield* tell(blocks.length, block);
}

/** Reads the parts of a question in the order asked; a later part may depend on names in an earlier one. */
async function* readParts(request: Request, ports: Ports): AsyncGenerator<AnswerEventBody, readonly Found[]> {
  const founds: Found[] = [];
  const parts = questionParts(request.query);
  for (const [n, query] of parts.entries()) {
    const part = { ...request, query, history: [...request.history, ...parts.slice(0, n)] };
    const events = read(part, ports);
    for (let next = await events.next(); ; next = await events.next()) {
      if (next.done) founds.push(await inReportWords(next.value, part, ports));
      // Progress is reported once, by the first part.
      else if (n === 0 || next.value.event !== 'stage') yield next.value;
      if (next.done) break;
    }
  }
  return founds;
}

const headingOf = ({ plan }: Found): Block => ({
  kind: 'heading',
  level: 2,
  text: plan.question.replace(/[?？]+\s*$/u, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
});

/** Yields the events in order and returns the answer. Throws `IndexWaking` or `ModelBusy`, which are worth a retry. */
export async function* answer(request: Request, ports: Ports): AsyncGenerator<AnswerEventBody, Answer> {
  const { scope, attempt, signal, comparesDocuments: compares = false } = request;
  yield stage('Start', attempt);
  const founds = yield* readParts(request, ports);
  const [first] = founds;
  if (!first) throw new Error('a question has a part');
  const language = request.language ?? first.plan.language;
  const passages = [...new Map(founds.flatMap((found) => found.passages).map((one) => [one.chunk.id, one])).values()];
  yield stage('ReportStart', attempt);
  const retrievedAt = new Date(ports.clock.now()).toISOString();
  const outside = new Map(
    founds.flatMap(({ gathered }) => gathered.flatMap(({ documents }) => [...(documents ?? [])])),
  );
  const cited = citations(retrievedAt, outside);
  const isEmpty = passages.length === 0 && (await ports.index.count(scope)) === 0;
  const blocks: Block[] = [];
  yield stage('ReportStream', attempt);
  for (const found of founds) {
    const where = await whereLooked(found.plan, found.gathered, ports, scope);
    const written = new Set(blocks.map((block) => JSON.stringify(block)));
    const isRepeated = (block: Block) =>
      written.has(JSON.stringify(block)) ||
      (found !== first && block.kind === 'notice' && block.code === 'companyOpen');
    const fresh = notices(found, where, isEmpty).filter((block) => !isRepeated(block));
    const own = [...(founds.length > 1 ? [headingOf(found)] : []), ...fresh];
    yield* report(found, { model: ports.model, cited, signal, compares, base: blocks.length }, own);
    blocks.push(...own);
  }
  if (!isAnswered(blocks)) {
    const notCharged: Block = { kind: 'notice', code: 'notCharged' };
    yield* place(cited, blocks.length, notCharged);
    blocks.push(notCharged);
  }
  const sentences = blocks.flatMap(sentencesOf);
  const verified = sentences.filter(({ check }) => check === 'verified').length;
  if (sentences.length > 0) yield log('checked', { verified: String(verified), total: String(sentences.length) });
  const foundAny = !blocks.some(isNothing);
  yield stage('References', attempt);
  const related = foundAny && !first.unknown ? relatedQuestions(first.plan, first.passages) : [];
  yield { event: 'related', data: { questions: related } };
  yield stage('Complete', attempt);
  return {
    language,
    writer: { kind: ports.model.write ? 'model' : 'offline', name: ports.model.name },
    blocks,
    references: [...cited.all()],
    alsoRead: foundAny ? alsoRead(passages, cited, retrievedAt, outside) : [],
    related,
  };
}
