// The parser's contract: whatever a document does, its reader gets a result in time and the process survives.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { processParser } from '#functions/adapters/local/process-parser/process-parser.ts';
import { workerParser } from '#functions/adapters/node/worker-parser/worker-parser.ts';
import { chunk } from '#functions/documents/chunk/chunk.ts';
import type { Parsed } from '#functions/ports/parser.ts';
import { lazy } from '#shared/lazy.ts';
import { FILE_REASONS } from '#shared/model/enums.ts';
import { fixture } from '../helpers/fixtures.ts';
import { read } from '../helpers/ingest-here.ts';
import { docx, pdf, wordParagraph } from '../helpers/made-files.ts';
import { parsersOf } from '../helpers/parser-processes.ts';
import { SLOW } from '../helpers/slow-documents.ts';
import { stopwatch } from '../helpers/stopwatch.ts';

type Limits = { readonly memoryMb: number; readonly timeoutMs: number };
const MISBEHAVING = new URL('../helpers/parser-workers/misbehaving.ts', import.meta.url);
const parser = workerParser({ memoryMb: 512, timeoutMs: 240_000 });
afterAll(() => parser.close());

describe('the worker parser', () => {
  it('reads documents one after the other, and leaves the bytes to their owner', async () => {
    // Prepare
    const bytes = docx(wordParagraph('안녕하세요'));
    // Act
    const first = await parser.parse({ filename: 'a.docx', bytes });
    const second = await parser.parse({ filename: 'a.docx', bytes });
    // Assess
    expect(first).toMatchObject({ ok: true, type: 'docx', language: 'ko', segments: [{ text: '안녕하세요' }] });
    expect(second).toEqual(first);
  });

  it('reads documents in parallel', async () => {
    const bytes = docx(wordParagraph('Hello'));
    const all = await Promise.all(Array.from({ length: 3 }, () => parser.parse({ filename: 'a.docx', bytes })));
    expect(all.every(({ ok }) => ok)).toBe(true);
  });

  it('reports its progress and the pages of a PDF', async () => {
    // Prepare
    const shares: number[] = [];
    const page = Array.from({ length: 40 }, (_, n) => ({
      x: 50,
      y: 50 + n * 15,
      text: `Line ${n} of a longer page of text`,
    }));
    // Act
    const parsed = await parser.parse({ filename: 'a.pdf', bytes: pdf(Array(60).fill(page)) }, (share) =>
      shares.push(share),
    );
    // Assess
    expect(parsed).toMatchObject({ ok: true, pages: 60 });
    expect(shares.length).toBeGreaterThan(0);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
  });

  it('refuses with its own reasons, and continues with the same worker', async () => {
    expect(await parser.parse({ filename: 'a.pdf', bytes: new Uint8Array() })).toEqual({ ok: false, reason: 'empty' });
    expect(await parser.parse({ filename: 'a.txt', bytes: new TextEncoder().encode('still here') })).toMatchObject({
      ok: true,
    });
  });
});

const AS_A_DOCUMENT_MIGHT = [
  ['hang', 'tookTooLong'],
  ['heap', 'tooLargeOpened'],
  ['buffers', 'tooLargeOpened'],
  ['crash', 'damaged'],
  ['exit', 'damaged'],
] as const;
/** Actions that end the whole process of a thread. */
const AS_ONLY_A_PROCESS_SURVIVES = [
  ['fatal', 'tooLargeOpened'],
  ['abort', 'tooLargeOpened'],
] as const;
/** The timeout in milliseconds; a worker that hangs uses a whole core until then. */
const timeoutOf = (deed: string) => (deed === 'hang' ? 1_500 : 20_000);
const misbehavingThread = (limits: Limits) => workerParser({ ...limits, entry: MISBEHAVING });
const misbehavingProcess = (limits: Limits) => processParser({ ...limits, idleMs: 60_000, entry: MISBEHAVING.href });

describe.each([
  ['in a thread', misbehavingThread, AS_A_DOCUMENT_MIGHT],
  ['in a process', misbehavingProcess, [...AS_A_DOCUMENT_MIGHT, ...AS_ONLY_A_PROCESS_SURVIVES]],
] as const)('the parser %s', (_, start, deeds) => {
  it.each(deeds)('survives a document that makes its worker %s', async (deed, reason) => {
    // Prepare
    const limited = start({ memoryMb: 64, timeoutMs: timeoutOf(deed) });
    // Act
    const verdict = await limited.parse({ filename: deed, bytes: new Uint8Array([1]) });
    const next = await limited.parse({ filename: 'well', bytes: new Uint8Array([1]) });
    await limited.close();
    // Assess
    expect(verdict).toEqual({ ok: false, reason });
    expect(next).toMatchObject({ ok: true });
  });
});

describe('the parser in a process', () => {
  const inProcess = processParser({ memoryMb: 512, timeoutMs: 60_000, idleMs: 500 });
  const inThread = workerParser({ memoryMb: 512, timeoutMs: 60_000 });
  afterAll(() => Promise.all([inProcess.close(), inThread.close()]));
  const pageOf = (lines: number) =>
    Array.from({ length: lines }, (_, n) => ({ x: 50, y: 50 + n * 15, text: `Line ${n} of a page of text` }));

  it('reads and digests like the thread, and reports its progress', async () => {
    // Prepare
    const file = { filename: 'a.pdf', bytes: pdf(Array(60).fill(pageOf(12))) };
    const shares: number[] = [];
    // Act
    const parsed = await inProcess.parse(file, (share) => shares.push(share));
    if (!parsed.ok) throw new Error(parsed.reason);
    const read = { fileId: 'fil_a', projectId: 'prj_a', filename: 'a.pdf', segments: parsed.segments };
    const digest = await inProcess.digest(read);
    // Assess
    expect(parsed).toEqual(await inThread.parse(file));
    expect(digest).toEqual(await inThread.digest(read));
    expect(shares.length).toBeGreaterThan(0);
  });

  it('reads a document whose process was ended while it waited', async () => {
    // Prepare
    const file = { filename: 'a.docx', bytes: docx(wordParagraph('Hello')) };
    const before = parsersOf(process.pid);
    const own = processParser({ memoryMb: 512, timeoutMs: 60_000, idleMs: 60_000 });
    await own.parse(file);
    // Act
    const [pid] = parsersOf(process.pid).filter((one) => !before.includes(one));
    process.kill(pid ?? 0, 'SIGKILL');
    const parsed = await own.parse(file);
    await own.close();
    // Assess
    expect(parsed.ok).toBe(true);
  });

  it.each([
    [1, 2],
    [60_000, 1],
  ])('keeps a process within its memory limit: of %i MB, %i for two documents', async (heldMb, processes) => {
    // Prepare
    const file = { filename: 'a.docx', bytes: docx(wordParagraph('Hello')) };
    const before = parsersOf(process.pid);
    const own = processParser({ memoryMb: 512, heldMb, timeoutMs: 60_000, idleMs: 60_000 });
    const seen = new Set<number>();
    const look = () => {
      for (const pid of parsersOf(process.pid)) if (!before.includes(pid)) seen.add(pid);
    };
    // Act
    for (const _ of Array(2).keys()) {
      const parsing = own.parse(file);
      look();
      await parsing;
    }
    await own.close();
    // Assess
    expect(seen.size).toBe(processes);
  });

  it('reads a document whose process was killed once meanwhile, and gives it up the second time', async () => {
    // Prepare
    // Long enough to still be in progress when the kill arrives.
    const file = { filename: 'a.pdf', bytes: pdf(Array(60).fill(pageOf(40))) };
    const others = parsersOf(process.pid);
    const own = processParser({ memoryMb: 512, timeoutMs: 60_000, idleMs: 60_000 });
    const killed = new Set<number>();
    const killUpTo = (most: number) => () => {
      const [pid] = parsersOf(process.pid).filter((one) => !others.includes(one) && !killed.has(one));
      if (pid === undefined || killed.size === most) return;
      killed.add(pid);
      process.kill(pid, 'SIGKILL');
    };
    // Act
    const once = await own.parse(file, killUpTo(1));
    const always = await own.parse(file, killUpTo(3));
    await own.close();
    // Assess
    expect(once).toMatchObject({ ok: true, pages: 60 });
    expect(always).toEqual({ ok: false, reason: 'tooLargeOpened' });
  });

  it('reads documents in parallel, and restarts after idling', async () => {
    // Prepare
    const file = { filename: 'a.docx', bytes: docx(wordParagraph('Hello')) };
    // Act
    const beside = await Promise.all(Array.from({ length: 3 }, () => inProcess.parse(file)));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const later = await inProcess.parse(file);
    // Assess
    expect([...beside, later].map(({ ok }) => ok)).toEqual([true, true, true, true]);
  });
});

describe('a digest', () => {
  it.each(Object.entries(SLOW))('is made within the time of a small file: %s', async (filename, make) => {
    // Prepare
    const content = make(30_000);
    const parsed = await parser.parse({ filename, bytes: new TextEncoder().encode(content) });
    if (!parsed.ok) throw new Error(parsed.reason);
    // Act
    const digest = await parser.digest({ fileId: 'fil_a', projectId: 'prj_a', filename, segments: parsed.segments });
    // Assess
    expect(digest).toMatchObject({ ok: true });
    if (digest.ok) expect(Math.max(...digest.chunks.map(({ text }) => text.length))).toBeLessThan(40_000);
  });

  it('splits a cell as long as a book into displayable texts, without loss', async () => {
    // Prepare
    const cell = 'word '.repeat(400_000).trim();
    // Act
    const parsed = await parser.parse({ filename: 'cell.csv', bytes: new TextEncoder().encode(`name\n${cell}`) });
    // Assess
    const texts = parsed.ok ? parsed.segments.map(({ text }) => text) : [];
    expect(texts.join('')).toBe(`name${cell}`);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(8_000);
  });

  it('is refused like the document if it takes too long, or too much memory', async () => {
    // Prepare
    const read = { fileId: 'fil_a', projectId: 'prj_a', segments: [] };
    const verdictOf = async (filename: string) => {
      const limited = misbehavingThread({ memoryMb: 64, timeoutMs: timeoutOf(filename) });
      const verdict = await limited.digest({ ...read, filename });
      await limited.close();
      return verdict;
    };
    // Act
    const verdicts = [];
    for (const filename of ['hang', 'heap', 'crash']) verdicts.push(await verdictOf(filename));
    // Assess
    expect(verdicts).toEqual(['tookTooLong', 'tooLargeOpened', 'damaged'].map((reason) => ({ ok: false, reason })));
  });
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** The expected outcome of files in the collection, by file name. */
const EXPECTED: Readonly<Record<string, string>> = {
  'bug53475-password-is-pass.docx': 'passwordNeeded',
  'extenxls_pwd123.xlsx': 'passwordNeeded',
  'protected_passtika.xlsx': 'passwordNeeded',
  'encrypted-attachment.pdf': 'passwordNeeded',
  'pr6531_1.pdf': 'passwordNeeded',
  'issue3371.pdf': 'passwordNeeded',
  'issue6010_1.pdf': 'passwordNeeded',
  'Password_Protected-hello.ppt': 'passwordNeeded',
  'clusterfuzz-testcase-minimized-POIXWPFFuzzer-5313273089884160.docx': 'damaged',
  'clusterfuzz-testcase-minimized-XLSX2CSVFuzzer-6594557414080512.xlsx': 'damaged',
  'poppler-395-0-fuzzed.pdf': 'damaged',
  'samsung_annual_20220308_xbrl.zip': 'unsupported',
  'empty.pdf': 'noText',
  'xlsx-corrupted.xlsx': 'damaged',
  'poc-shared-strings.xlsx': 'tooLargeOpened',
};

const REPORT = 'dart/samsung_annual_report_20220308.pdf';

const parsedIn = async (path: string): Promise<{ readonly parsed: Parsed; readonly ms: number }> => {
  const elapsed = stopwatch();
  const bytes = new Uint8Array(readFileSync(path));
  return { parsed: await parser.parse({ filename: basename(path), bytes }), ms: elapsed() };
};
/** Read once, because two tests use it and reading takes seconds. */
const report = lazy(() => parsedIn(fixture(REPORT) ?? ''));

describe.each(['pdf', 'office', 'xlsx', 'encodings', 'hwp', 'edgar', 'dart'])('real files: %s', (name) => {
  const folder = fixture(name);
  it.skipIf(!folder)('each ends with its text or the right reason within 10 s', { timeout: 600_000 }, async () => {
    for (const path of filesIn(folder ?? '')) {
      // Act
      const { parsed, ms } = await (path === fixture(REPORT) ? report() : parsedIn(path));
      // Assess
      const about = relative(folder ?? '', path);
      expect(ms, about).toBeLessThan(10_000);
      if (parsed.ok) {
        const chunks = chunk({ fileId: 'f', projectId: 'p', filename: about, ...parsed });
        expect(chunks.length > 0 || parsed.previewOnly, about).toBe(true);
        expect(EXPECTED[basename(path)], about).toBeUndefined();
      } else {
        expect(FILE_REASONS, about).toContain(parsed.reason);
        expect(parsed.reason, about).toBe(EXPECTED[basename(path)] ?? parsed.reason);
      }
    }
  });
});

describe('a report of 569 pages', () => {
  const path = fixture(REPORT);
  it.skipIf(!path)(
    'is read completely and in time, with its figures in their columns',
    { timeout: 240_000 },
    async () => {
      // Act
      const { parsed, ms } = await report();
      // Assess
      if (!parsed.ok) throw new Error(parsed.reason);
      console.log(`    ${statSync(path ?? '').size} bytes, ${parsed.pages} pages in ${(ms / 1000).toFixed(1)} s`);
      const chunks = chunk({ fileId: 'f', projectId: 'p', filename: 'report.pdf', ...parsed });
      const revenue = chunks.filter(({ text }) => text.includes('수익(매출액)\t279,604,799\t236,806,988\t230,400,881'));
      expect(parsed.pages).toBe(569);
      expect(revenue.map(({ context }) => [context.company, context.unit, context.basis])).toContainEqual([
        '삼성전자주식회사',
        '(단위 : 백만원)',
        'consolidated',
      ]);
      expect(revenue[0]?.context.periods).toContain('2021');
    },
  );
});

describe('a 10-K', () => {
  const path = fixture('financebench/ADOBE_2022_10K.pdf');
  it.skipIf(!path)('keeps its income statement whole', { timeout: 240_000 }, async () => {
    // Act
    const parsed = await read('10k.pdf', new Uint8Array(readFileSync(path ?? '')));
    // Assess
    if (!parsed.ok) throw new Error(parsed.reason);
    const chunks = chunk({ fileId: 'f', projectId: 'p', filename: '10k.pdf', ...parsed });
    const statement = chunks.find(({ text }) => text.includes('Total revenue\t17,606\t15,785\t12,868'));
    expect(statement?.text).toContain('\tDecember 2, 2022\tDecember 3, 2021\tNovember 27, 2020');
    expect(statement?.context).toMatchObject({
      company: 'ADOBE INC.',
      unit: '(In millions, except per share data)',
      basis: 'consolidated',
      periods: ['2020', '2020-11-27', '2021', '2021-12-03', '2022', '2022-12-02'],
    });
    expect(statement?.spans[0]?.locator.page).toBe(54);
  });
});
