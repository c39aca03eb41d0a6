// The steps that index, fail and erase a file, over a real table and index in memory.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import { sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import type { FileKey, Files } from '#functions/ports/files.ts';
import { FileMissing } from '#functions/ports/files.ts';
import type { Parsed } from '#functions/ports/parser.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { type Scanner, ScanPending } from '#functions/ports/scanner.ts';
import { erasureKey, erasures } from '#functions/store/file-erasures.ts';
import { segmentsKey, uploadKey } from '#functions/store/file-keys.ts';
import { changeFile, fileKey, files, readFile } from '#functions/store/files.ts';
import { eraseFiles } from '#functions/tasks/erase-files/task.ts';
import { failFile } from '#functions/tasks/fail-file/task.ts';
import { indexFile } from '#functions/tasks/index-file/task.ts';
import { machines } from '#machines/index.ts';
import { parserHere } from '#tests/helpers/ingest-here.ts';

const TENANT = 'hanbit';
const WORKSPACE = 'prj_aaaaaaaaaaaa';
const FILE = 'fil_aaaaaaaaaaaa_bbbbbbbbbbbbbbbb';
const RUN = { tenant: TENANT, fileId: FILE, attempt: 1 };

const memoryFiles = (stored: Map<string, Uint8Array>): Pick<Files, 'readAll' | 'write' | 'remove' | 'list'> => ({
  readAll: async (key) => {
    const bytes = stored.get(key);
    if (!bytes) throw new FileMissing();
    return bytes;
  },
  write: async (key, body) => {
    if (body instanceof Uint8Array) stored.set(key, body);
  },
  remove: async (keys) => {
    for (const key of keys) stored.delete(key);
  },
  list: async function* (prefix) {
    for (const [key, bytes] of stored) if (key.startsWith(prefix)) yield { key: key as FileKey, size: bytes.length };
  },
});

const setUp = (dir: string) => {
  const stored = new Map<string, Uint8Array>();
  const table = sqliteTable(join(dir, 'table.sqlite'));
  const index = sqliteIndex(join(dir, 'index'));
  let now = Date.parse('2026-11-21T00:00:00Z');
  const ports = {
    table,
    index,
    files: memoryFiles(stored),
    model: offlineModel(),
    parser: parserHere,
    clock: { now: () => (now += 300), sleep: async () => undefined },
  } as unknown as Ports;
  return { stored, table, index, ports };
};

let dir = '';
let world: ReturnType<typeof setUp>;

const upload = async (filename: string, content: string) => {
  const row = files.row(TENANT, {
    id: FILE,
    projectId: WORKSPACE,
    filename,
    contentType: 'text/plain',
    size: content.length,
    status: 'NotYet',
    uploadedBy: { id: 'u', name: 'U' },
    uploadedAt: '2026-11-21T00:00:00.000Z',
    updatedAt: '2026-11-21T00:00:00.000Z',
    attempt: 1,
    deadline: '2026-11-21T00:20:00.000Z',
  });
  await world.table.write({ put: row });
  world.stored.set(uploadKey(TENANT, FILE), new TextEncoder().encode(content));
};
const row = () => readFile(world.table, TENANT, FILE);
const indexed = () => world.index.count({ tenant: TENANT, projectIds: [WORKSPACE] });
const parserThat = (parse: () => Promise<Parsed>): Ports => ({ ...world.ports, parser: { ...parserHere, parse } });

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'indexing-'));
  world = setUp(dir);
});
afterEach(() => {
  world.index.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('index-file', () => {
  it('makes a file searchable, keeps its text, and reports it as done', async () => {
    // Prepare
    await upload('매출.md', '# 실적\n\n2021년 매출액은 1,234억원이다.\n');
    // Act
    const result = await indexFile.run(RUN, world.ports);
    // Assess
    expect(result).toEqual({ status: 'Done' });
    expect(await row()).toMatchObject({ status: 'Done' });
    expect(await row()).not.toHaveProperty('deadline');
    expect(await row()).not.toHaveProperty('progress');
    expect(await indexed()).toBe(1);
    const lines = new TextDecoder()
      .decode(world.stored.get(segmentsKey(TENANT, FILE)))
      .trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line).text)).toEqual(['실적', '2021년 매출액은 1,234억원이다.']);
  });

  it('keeps the time since which a file is searchable while it is read again', async () => {
    // Prepare
    await upload('notes.txt', 'Revenue was 120.');
    await indexFile.run(RUN, world.ports);
    const first = await readFile(world.table, TENANT, FILE);
    if (!first) throw new Error('the file is gone');

    // Act
    const again = files.row(TENANT, { ...first, status: 'NotYet', attempt: 2 }, first.version);
    await world.table.write({ put: again });
    await indexFile.run({ ...RUN, attempt: 2 }, world.ports);

    // Assess
    const second = await readFile(world.table, TENANT, FILE);
    expect([first.searchableSince, second?.status]).toEqual([expect.any(String), 'Done']);
    expect(second?.searchableSince).toBe(first.searchableSince);
  });

  it('is harmless when repeated', async () => {
    await upload('a.txt', 'Revenue rose.');
    await indexFile.run(RUN, world.ports);
    expect(await indexFile.run(RUN, world.ports)).toEqual({ status: 'Done' });
    expect(await indexed()).toBe(1);
  });

  describe('on a stage with a malware scanner', () => {
    /** Reading fails the test before the scanner has reported a result. */
    const scannedAs = (result: Scanner['result']): Ports => ({
      ...world.ports,
      scanner: { result },
      files: {
        ...world.ports.files,
        readAll: () => {
          throw new Error('read');
        },
      },
    });

    it.each(['malware', 'unscannable'] as const)('refuses a file that is %s, without reading it', async (found) => {
      await upload('a.txt', 'Revenue rose.');
      expect(
        await indexFile.run(
          RUN,
          scannedAs(async () => found),
        ),
      ).toEqual({ status: 'Error' });
      expect(await row()).toMatchObject({ status: 'Error', reason: found });
      expect(await indexed()).toBe(0);
    });

    it('does not read a file without a result, and has the machine retry', async () => {
      await upload('a.txt', 'Revenue rose.');
      const pending = () => Promise.reject(new ScanPending());
      await expect(indexFile.run(RUN, scannedAs(pending))).rejects.toThrow(ScanPending);
      const [retry] = machines['index-files'].definition.States.EachFile.ItemProcessor.States.IndexFile.Retry;
      expect(retry).toMatchObject({ ErrorEquals: expect.arrayContaining(['ScanPending']), MaxAttempts: 8 });
    });

    it('reads a file that is clean', async () => {
      await upload('a.txt', 'Revenue rose.');
      const clean = { ...world.ports, scanner: { result: async () => 'clean' as const } };
      expect(await indexFile.run(RUN, clean)).toEqual({ status: 'Done' });
    });
  });

  it('leaves no chunk of a longer version', async () => {
    // Prepare
    await upload('a.txt', Array.from({ length: 300 }, (_, n) => `Sentence number ${n} ends here.`).join('\n\n'));
    await indexFile.run(RUN, world.ports);
    const before = await indexed();
    // Act
    const checksum = createHash('sha256').update('Short now.').digest('hex');
    await changeFile(world.table, { ...RUN, now: 0 }, { status: 'NotYet', checksum });
    world.stored.set(uploadKey(TENANT, FILE), new TextEncoder().encode('Short now.'));
    await indexFile.run(RUN, world.ports);
    // Assess
    expect(before).toBeGreaterThan(5);
    expect(await indexed()).toBe(1);
  });

  it.each([
    ['a.pdf', 'not a pdf', 'notWhatItSays'],
    ['a.txt', '', 'empty'],
    ['a.txt', ' \n ', 'noText'],
  ])('stores the reason if %s cannot be read', async (filename, content, reason) => {
    await upload(filename, content);
    expect(await indexFile.run(RUN, world.ports)).toEqual({ status: 'Error' });
    expect(await row()).toMatchObject({ status: 'Error', reason });
  });

  it('accepts files for preview only', async () => {
    await upload('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    expect(await indexFile.run(RUN, world.ports)).toEqual({ status: 'Passed' });
    expect(await indexed()).toBe(0);
  });

  it('reports that an upload never arrived', async () => {
    await upload('a.txt', 'x');
    world.stored.clear();
    await indexFile.run(RUN, world.ports);
    expect(await row()).toMatchObject({ status: 'Error', reason: 'uploadIncomplete' });
  });

  it('throws for a failure worth a retry, without ending the file', async () => {
    await upload('a.txt', 'x');
    const busy = parserThat(() => Promise.reject(new Error('no thread')));
    await expect(indexFile.run(RUN, busy)).rejects.toThrow('no thread');
    expect(await row()).toMatchObject({ status: 'InProgress' });
  });

  it('leaves nothing of a file that was deleted meanwhile', async () => {
    // Prepare
    await upload('a.txt', 'x');
    const deleting = parserThat(async () => {
      await world.table.write({ remove: fileKey(TENANT, FILE) });
      return { ok: true, type: 'text', previewOnly: false, segments: [{ kind: 'text', text: 'x', locator: {} }] };
    });
    // Act
    const result = await indexFile.run(RUN, deleting);
    // Assess
    expect(result).toEqual({ status: 'gone' });
    expect(await indexed()).toBe(0);
    expect(world.stored.has(segmentsKey(TENANT, FILE))).toBe(false);
  });

  it('does nothing for an attempt that was replaced', async () => {
    await upload('a.txt', 'x');
    expect(await indexFile.run({ ...RUN, attempt: 0 }, world.ports)).toEqual({ status: 'gone' });
    expect(await row()).toMatchObject({ status: 'NotYet' });
  });
});

describe('fail-file', () => {
  it.each([
    ['States.Timeout', 'tookTooLong'],
    ['Sandbox.Timedout', 'tookTooLong'],
    ['ModelBusy', 'temporary'],
    [undefined, 'temporary'],
  ])('reports %s as %s', async (error, reason) => {
    await upload('a.txt', 'x');
    await failFile.run({ ...RUN, error }, world.ports);
    expect(await row()).toMatchObject({ status: 'Error', reason });
    expect(await row()).not.toHaveProperty('deadline');
  });
});

describe('erase-files', () => {
  it('removes bytes, text, index entries and the note, however often it runs', async () => {
    // Prepare
    await upload('a.txt', 'Revenue rose.');
    await indexFile.run(RUN, world.ports);
    const erasure = { name: 'e1', projectId: WORKSPACE, fileIds: [FILE], deadline: '2026-11-21T00:00:00.000Z' };
    await world.table.write({ put: erasures.row(TENANT, erasure) });
    // Act
    const input = { tenant: TENANT, name: 'e1', projectId: WORKSPACE, fileIds: [FILE] };
    await eraseFiles.run(input, world.ports);
    await eraseFiles.run(input, world.ports);
    // Assess
    expect(world.stored.size).toBe(0);
    expect(await indexed()).toBe(0);
    expect(await world.table.getMany([erasureKey(TENANT, erasure)])).toEqual([undefined]);
  });
});
