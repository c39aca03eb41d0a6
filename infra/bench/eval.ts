// `npm run eval`: measures over real filings how often the right page comes first and the right figure is shown.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import type { Index } from '#functions/ports/search-index.ts';
import { answerFor, firstSentence, passagesFor, textOf } from './eval/ask.ts';
import { checklistSet } from './eval/checklists.ts';
import { FILINGS, type Loaded, loadAll, OTHERS } from './eval/documents.ts';
import { financeBench } from './eval/finance-bench.ts';
import { halfOf } from './eval/halves.ts';
import { type KnownItem, knownItems } from './eval/known-items.ts';
import { plainLibrary } from './eval/plain-library.ts';
import { reportChecks } from './eval/reports.ts';
import { foundOf, type Placed, placeOf, type Question, share, tell } from './eval/score.ts';
import { FIGURE_QUESTIONS } from './eval-questions.ts';
import { evalSets } from './eval-sets.ts';

/** Only questions of the development half are printed one by one; the held-out half must stay unseen. */
const verbose = process.argv.includes('--verbose');
const isShown = (question: string): boolean => verbose && halfOf(question) === 'development';
const only = process.argv.find((one) => one.startsWith('--only='))?.slice('--only='.length);
const set = process.argv.find((one) => one.startsWith('--set='))?.slice('--set='.length);
if (set === 'checklists') {
  checklistSet(verbose);
  process.exit();
}
if (set !== undefined) {
  await evalSets(set, verbose, process.argv.includes('--write'));
  process.exit();
}
const store = process.argv.find((one) => one.startsWith('--store='))?.slice('--store='.length);
const wanted = (name: string): boolean => only === undefined || only.split(',').includes(name);
/** One known item in this many is also answered. */
const ANSWERED_EACH = 4;

type Engine = { readonly index: Index; readonly documents: readonly Loaded[] };

const placedBy = async (
  questions: readonly Question[],
  find: (question: Question) => Promise<number>,
): Promise<Placed[]> => {
  const placed: Placed[] = [];
  for (const one of questions) placed.push({ question: one.question, place: await find(one) });
  return placed;
};

const beside = async (name: string, { index, documents }: Engine, questions: readonly Question[]) => {
  const library = plainLibrary(documents);
  const placed = await placedBy(questions, async (one) => placeOf(one, await passagesFor(index, one.question)));
  if (verbose)
    for (const [n, { question, place }] of placed.entries())
      if (isShown(question) && place > 1)
        console.log(`    ${place}\t${questions[n]?.document.slice(0, 12)} p.${questions[n]?.pages}\t${question}`);
  tell(name, placed);
  tell(
    '  a plain BM25 library',
    await placedBy(questions, async (one) => placeOf(one, foundOf(library(one.question)))),
  );
};

const withinFiling = async ({ index, documents }: Engine, questions: readonly Question[]) => {
  const placed = await placedBy(questions, async (one) => {
    const fileId = documents.find(({ filename }) => filename === one.document)?.fileId;
    return placeOf(one, await passagesFor(index, one.question, fileId));
  });
  tell('FinanceBench, within its filing', placed);
};

/** Counts the cited pages, those of them that are right, and the answers that cite a right page. */
const citedPages = async ({ index }: Engine, questions: readonly Question[]) => {
  let [right, cited, answers] = [0, 0, 0];
  for (const { question, document, pages } of questions) {
    const { references } = await answerFor(index, question);
    const hits = references.filter(({ title, locator }) => title === document && pages.includes(locator.page ?? 0));
    right += hits.length;
    cited += references.length;
    if (hits.length > 0) answers += 1;
  }
  console.log(
    `FinanceBench, answers: cited pages right ${share(right, cited)}, answers that cite a right page ${share(answers, questions.length)}`,
  );
};

const knownFigures = async (name: string, { index }: Engine, items: readonly KnownItem[]) => {
  let [exact, verified] = [0, 0];
  for (const { question, figures: right } of items) {
    const sentence = firstSentence(await answerFor(index, question));
    const isExact = right.some((figure) => sentence?.text.includes(figure.replace(/[($△▲\s)-]/g, '')));
    if (isExact) exact += 1;
    if (sentence?.check === 'verified') verified += 1;
    if (isShown(question) && !isExact) console.log(`    NO ${question}\n\t${sentence?.text}\n\twanted ${right}`);
  }
  console.log(
    `${name}, answers: figure exact ${share(exact, items.length)}, verified ${share(verified, items.length)}`,
  );
};

const askItems = async (name: string, engine: Engine, items: readonly KnownItem[]) => {
  if (items.length === 0) return;
  await beside(`${name} (row label and period)`, engine, items);
  await knownFigures(
    name,
    engine,
    items.filter((_, n) => n % ANSWERED_EACH === 0),
  );
};

const figures = async ({ index, documents }: Engine) => {
  let [exact, verified, ms] = [0, 0, 0];
  const figureQuestions = FIGURE_QUESTIONS.filter(({ document }) =>
    documents.some(({ filename }) => filename === document),
  );
  for (const { question, figure } of figureQuestions) {
    const began = performance.now();
    const made = await answerFor(index, question);
    ms += performance.now() - began;
    const sentence = firstSentence(made);
    const isExact = sentence?.text.includes(figure) ?? false;
    if (isExact) exact += 1;
    if (sentence?.check === 'verified') verified += 1;
    if (!isExact) console.log(`    NO ${question}\n${textOf(made).slice(0, 700)}\n    wanted ${figure}`);
  }
  console.log(
    `figures read by eye: exact ${share(exact, figureQuestions.length)}, verified ${share(verified, figureQuestions.length)}, ${Math.round(ms / Math.max(1, figureQuestions.length))} ms each`,
  );
};

const LANGUAGES = { korean: 'ko', english: 'en', japanese: 'ja' } as const;

const allItems = async (ofWhat: string, engine: Engine) => {
  for (const [name, language] of Object.entries(LANGUAGES))
    if (wanted(name)) await askItems(`Known items, ${name}, ${ofWhat}`, engine, knownItems(engine.documents, language));
};

const ofFilings = async (engine: Engine) => {
  const questions = financeBench();
  if (wanted('finance')) {
    await beside('FinanceBench, all documents', engine, questions);
    await withinFiling(engine, questions);
    await citedPages(engine, questions);
  }
  await allItems('filings', engine);
  if (wanted('figures')) await figures(engine);
};

const STORES = [
  { name: 'filings', paths: FILINGS, measure: ofFilings },
  { name: 'others', paths: OTHERS, measure: (engine: Engine) => allItems('other documents', engine) },
];

for (const { paths, measure } of STORES.filter(({ name }) => store === undefined || name === store)) {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-eval-'));
  const index = sqliteIndex(folder);
  try {
    const documents = await loadAll(index, paths);
    if (documents.length === 0) console.log('No documents here: name their folder in FOOTNOTE_FIXTURES.');
    else await measure({ index, documents });
  } finally {
    index.close();
    rmSync(folder, { recursive: true });
  }
}

if (store === undefined && wanted('reports')) await reportChecks(verbose);
