// `node infra/bench/eval.ts`: how well questions are answered over real filings: right page first, right figure said.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import * as z from 'zod';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import { sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { workerParser } from '#functions/adapters/node/worker-parser/worker-parser.ts';
import { chunk } from '#functions/ingest/chunk/chunk.ts';
import type { Chunk, Index } from '#functions/ports/index-port.ts';
import { answer } from '#functions/research/answer.ts';
import { filesGatherer } from '#functions/research/gather/files.ts';
import { plan } from '#functions/research/plan/plan.ts';
import { rankedOf } from '#functions/research/rank/select-evidence.ts';
import { storeChunks } from '#functions/tasks/index-file/store-chunks.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { FIGURE_QUESTIONS } from './eval-questions.ts';

const root = process.env.FOOTNOTE_FIXTURES ?? resolve(import.meta.dirname, '../../../shared/fixtures');
const TENANT = 'eval';
const PROJECT = 'prj_000000000001';
const NOW = Date.UTC(2024, 0, 1);
const model = offlineModel();

const Question = z.object({
  doc_name: z.string(),
  question: z.string(),
  answer: z.string(),
  evidence: z.array(z.object({ evidence_page_num: z.number() })),
});

const fileIds = new Map<string, string>();
const fileIdOf = (path: string): string => {
  const name = basename(path);
  const id = fileIds.get(name) ?? `fil_000000000001_${String(fileIds.size + 1).padStart(16, '0')}`;
  fileIds.set(name, id);
  return id;
};

const load = async (index: Index, path: string): Promise<number> => {
  const parser = workerParser({ memoryMb: 512, timeoutMs: 120_000 });
  const filename = basename(path);
  const parsed = await parser.parse({ filename, bytes: new Uint8Array(readFileSync(path)) });
  await parser.close();
  if (!parsed.ok) throw new Error(`${filename}: ${parsed.reason}`);
  const fileId = fileIdOf(path);
  const { segments, language } = parsed;
  const chunks = chunk({ fileId, projectId: PROJECT, filename, segments, language });
  await storeChunks({ index, model }, { tenant: TENANT, fileId }, chunks, async () => true);
  return chunks.length;
};

const scopeOf = (document?: string) => {
  const fileId = document && fileIds.get(document);
  return { tenant: TENANT, projectIds: [PROJECT], ...(fileId ? { fileIds: [fileId] } : {}) };
};

const ranked = async (index: Index, question: string, document: string | undefined) => {
  const planned = plan({ query: question, history: [], sources: [], now: NOW });
  const { candidates } = await filesGatherer({ index, model }).gather(planned, scopeOf(document));
  return rankedOf(planned, candidates, { index, model }, scopeOf(document));
};

const answered = async (index: Index, query: string, document: string | undefined): Promise<Answer> => {
  const request = { query, scope: scopeOf(document), sources: [], history: [], attempt: 1 };
  const events = answer(request, { index, model, clock: { now: () => NOW } });
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value;
  }
};

const pagesOf = ({ spans }: Chunk): number[] => spans.flatMap(({ locator }) => locator.page ?? []);

const text = ({ blocks }: Answer): string =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'text') return block.sentences.map((one) => `${one.text} [${one.refs}] (${one.check})`);
      if (block.kind === 'list') return block.items.flat().map((one) => `- ${one.text} [${one.refs}] (${one.check})`);
      if (block.kind === 'table') return block.rows.map((row) => row.map((cell) => cell.text).join(' | '));
      if (block.kind === 'notice') return [`(${block.code}) ${JSON.stringify(block.params)}`];
      return 'text' in block ? [block.text] : [`(${block.kind})`];
    })
    .join('\n');

const share = (hits: number, of: number): string => `${hits}/${of} (${Math.round((hits / Math.max(1, of)) * 100)} %)`;
const verbose = process.argv.includes('--verbose');

const pageHits = async (index: Index, inDocument: boolean) => {
  const path = join(root, 'financebench/questions.jsonl');
  const questions = readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => Question.parse(JSON.parse(line)));
  let [first, five] = [0, 0];
  for (const { doc_name, question, evidence } of questions) {
    const document = `${doc_name}.pdf`;
    const passages = await ranked(index, question, inDocument ? document : undefined);
    const right = new Set(evidence.map(({ evidence_page_num }) => evidence_page_num + 1));
    const isRight = ({ chunk: found }: (typeof passages)[number]) =>
      found.context.document === document && pagesOf(found).some((page) => right.has(page));
    const place = passages.findIndex(isRight);
    if (place === 0) first += 1;
    if (place >= 0 && place < 5) five += 1;
    if (verbose) console.log(`${place < 0 ? '-' : place + 1}\t${doc_name}\tp.${[...right]}\t${question}`);
  }
  console.log(
    `financebench, ${inDocument ? 'within its filing' : 'all filings'}: page hit@1 ${share(first, questions.length)}, @5 ${share(five, questions.length)}`,
  );
};

const figures = async (index: Index) => {
  let [exact, onPage, verified, ms] = [0, 0, 0, 0];
  const asked = FIGURE_QUESTIONS.filter(({ document }) => fileIds.has(document));
  for (const { question, figure, page } of asked) {
    const began = performance.now();
    const made = await answered(index, question, undefined);
    ms += performance.now() - began;
    const [block] = made.blocks.filter(({ kind }) => kind === 'text');
    const sentence = block?.kind === 'text' ? block.sentences[0] : undefined;
    const isExact = sentence?.text.includes(figure) ?? false;
    const reference = made.references.find(({ n }) => n === sentence?.refs[0]);
    if (isExact) exact += 1;
    if (sentence?.check === 'verified') verified += 1;
    if (page === undefined || page.includes(reference?.locator.page ?? 0)) onPage += 1;
    if (verbose || !isExact)
      console.log(
        `${isExact ? 'ok' : 'NO'}\t${question}\n\t${text(made).slice(0, 700)}\n\twanted ${figure} p.${page}; cited p.${reference?.locator.page}`,
      );
  }
  console.log(
    `figures: exact ${share(exact, asked.length)}, on the page ${share(onPage, asked.length)}, verified ${share(verified, asked.length)}, ${Math.round(ms / asked.length)} ms each`,
  );
};

const main = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-eval-'));
  const index = sqliteIndex(folder);
  try {
    const names = [
      'ADOBE_2022_10K',
      'AMCOR_2023_10K',
      'BESTBUY_2024Q2_10Q',
      'MGMRESORTS_2022Q4_EARNINGS',
      'NETFLIX_2017_10K',
      'PEPSICO_2023_8K_dated-2023-05-05',
      'ULTABEAUTY_2023Q4_EARNINGS',
    ];
    const paths = [
      ...names.map((name) => join(root, `financebench/${name}.pdf`)),
      join(root, 'dart/samsung_annual_report_20220308.pdf'),
    ];
    for (const path of paths.filter(existsSync)) console.log(basename(path), await load(index, path), 'chunks');
    await pageHits(index, true);
    await pageHits(index, false);
    await figures(index);
  } finally {
    index.close();
    rmSync(folder, { recursive: true });
  }
};

await main();
