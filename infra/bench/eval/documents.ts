// Loads the real documents of the evaluation into one index, parsed as the product does.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import { workerParser } from '#functions/adapters/node/worker-parser/worker-parser.ts';
import { chunk } from '#functions/documents/chunk/chunk.ts';
import { withBreakdowns } from '#functions/engine/facts/breakdowns.ts';
import { fileFacts } from '#functions/engine/facts/file-facts.ts';
import type { FactReader } from '#functions/engine/facts/known-facts.ts';
import { withOtherRows } from '#functions/engine/facts/other-rows.ts';
import { withNames } from '#functions/engine/names/with-names.ts';
import type { Parsed } from '#functions/ports/parser.ts';
import type { Index } from '#functions/ports/search-index.ts';
import type { FactsRecord } from '#functions/store/facts.ts';
import { storeChunks } from '#functions/tasks/index-file/store-chunks.ts';
import type { Segment } from '#shared/model/file.ts';

export const root = process.env.FOOTNOTE_FIXTURES ?? resolve(import.meta.dirname, '../../../../shared/fixtures');
/** The folder of question sets: FOOTNOTE_EVAL, or `eval` beside the fixtures. */
export const sets = process.env.FOOTNOTE_EVAL ?? resolve(root, '../eval');
export const TENANT = 'eval';
export const WORKSPACE = 'prj_000000000001';
export const model = offlineModel();

const KNOWN: FactsRecord[] = [];
/** Returns facts as the table would. */
export const facts: FactReader = async ({ entity, metric }) =>
  KNOWN.filter((one) => one.entity === entity && one.metric === metric);

export const factsLoaded = (): readonly FactsRecord[] => KNOWN;
export const useFacts = (all: readonly FactsRecord[]): void => {
  KNOWN.splice(0, KNOWN.length, ...all);
};

const SAMPLES = resolve(import.meta.dirname, '../../local/samples/documents');

/** The first store: filings. */
export const FILINGS = [
  'financebench/ADOBE_2022_10K.pdf',
  'financebench/AMCOR_2023_10K.pdf',
  'financebench/BESTBUY_2024Q2_10Q.pdf',
  'financebench/MGMRESORTS_2022Q4_EARNINGS.pdf',
  'financebench/NETFLIX_2017_10K.pdf',
  'financebench/PEPSICO_2023_8K_dated-2023-05-05.pdf',
  'financebench/ULTABEAUTY_2023Q4_EARNINGS.pdf',
  'dart/samsung_annual_report_20220308.pdf',
  'edgar/html/aapl-10-k-2024-11-01.html',
];

/** The second store: other kinds of documents, none of them looked at while the rules were written. */
export const OTHERS = [
  'dart/document_20220816001711_euckr_declared_utf8.xml',
  'edgar/xbrl_aapl_20250329/Financial_Report.xlsx',
  'edgar/html/BuckleInc.8-K.EX99.1.html',
  ...['gaon-annual-report.pdf', 'northway-10k.html', 'aoba-securities-report.docx', 'shirakaba-earnings.pdf'].map(
    (name) => join(SAMPLES, name),
  ),
];

export type Loaded = {
  readonly fileId: string;
  readonly filename: string;
  readonly segments: readonly Segment[];
  readonly parsed: Extract<Parsed, { ok: true }>;
};

const PARSE_TRIES = 4;

/** Parsing takes longest. If this folder is set, parsed documents are kept in it. */
const cacheFolder = (): string | undefined => process.env.FOOTNOTE_EVAL_CACHE;

export const parsedFile = async (path: string): Promise<Parsed> => {
  const folder = cacheFolder();
  const copy = folder && join(folder, `${basename(path)}.${statSync(path).size}.json`);
  if (copy && existsSync(copy)) return JSON.parse(readFileSync(copy, 'utf8'));
  const parser = workerParser({ memoryMb: 512, timeoutMs: 120_000 });
  const read = () => parser.parse({ filename: basename(path), bytes: new Uint8Array(readFileSync(path)) });
  let parsed = await read();
  // Small documents have a short timeout, which a busy machine can exceed.
  for (let tries = 1; tries < PARSE_TRIES && !parsed.ok && parsed.reason === 'tookTooLong'; tries += 1)
    parsed = await read();
  await parser.close();
  if (parsed.ok && folder && copy) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(copy, JSON.stringify(parsed));
  }
  return parsed;
};

/** `undefined` if the document cannot be read: its questions then count as missed. */
const load = async (index: Index, path: string, number: number): Promise<Loaded | undefined> => {
  const filename = basename(path);
  const parsed = await parsedFile(path);
  if (!parsed.ok) {
    console.log(`${filename}: ${parsed.reason}`);
    return undefined;
  }
  const fileId = `fil_000000000001_${String(number).padStart(16, '0')}`;
  const { segments, language } = parsed;
  const chunks = withNames(
    withBreakdowns(withOtherRows(chunk({ fileId, projectId: WORKSPACE, filename, segments, language }))),
  );
  await storeChunks({ index, model }, { tenant: TENANT, fileId }, chunks, async () => true);
  KNOWN.push(...fileFacts(parsed, chunks));
  console.log(`${filename}: ${segments.length} segments, ${chunks.length} chunks`);
  return { fileId, filename, segments, parsed };
};

export const loadAll = async (index: Index, paths: readonly string[]): Promise<Loaded[]> => {
  const loaded: Loaded[] = [];
  KNOWN.splice(0);
  for (const path of paths.map((one) => resolve(root, one)).filter(existsSync)) {
    const one = await load(index, path, loaded.length + 1);
    if (one) loaded.push(one);
  }
  return loaded;
};
