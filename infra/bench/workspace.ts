// Measures a large workspace: listing 5,000 files of a folder, and indexing 1,000 pages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import { sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { chunk } from '#functions/documents/chunk/chunk.ts';
import { listFiles } from '#functions/domain/files/list.ts';
import { files } from '#functions/store/files.ts';
import { storeChunks } from '#functions/tasks/index-file/store-chunks.ts';
import type { Segment } from '#shared/model/file.ts';
import { corpus } from './search-corpus.ts';
import type { Figure } from './table.ts';

const TENANT = 'bench';
const WORKSPACE = 'prj_000000000001';
const FILES = 5_000;
const LISTS = 40;
const WRITES = 50;
const PAGES = 1_000;
const LINES = 30;

const idOf = (n: number): string => `fil_000000000001_${String(n).padStart(16, '0')}`;

const rowOf = (n: number) =>
  files.row(TENANT, {
    id: idOf(n),
    projectId: WORKSPACE,
    filename: `계약서 ${(n * 7919) % FILES}.pdf`,
    contentType: 'application/pdf',
    size: 1_000 + n,
    status: 'Done',
    uploadedBy: { id: 'u1', name: '한지석' },
    uploadedAt: new Date(n * 1000).toISOString(),
    updatedAt: new Date(n * 1000).toISOString(),
    attempt: 1,
  });

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

const listFigures = async (folder: string): Promise<Figure[]> => {
  const table = sqliteTable(join(folder, 'table.db'));
  for (let n = 0; n < FILES; n += WRITES)
    await table.write(...Array.from({ length: WRITES }, (_, i) => ({ put: rowOf(n + i) })));
  const place = { tenant: TENANT, projectId: WORKSPACE, language: 'ko' } as const;
  const times: number[] = [];
  for (let n = 0; n < LISTS; n += 1) {
    const began = performance.now();
    await listFiles(table, place, { search: '', sort: 'name', order: 'asc', limit: 20, offset: n * 20 });
    times.push(performance.now() - began);
  }
  table.close();
  times.sort((a, b) => a - b);
  const name = `a page of ${FILES} files by name`;
  return [
    { name: `${name}, p50`, value: at(times, 0.5), unit: 'ms' },
    { name: `${name}, p99`, value: at(times, 0.99), unit: 'ms', target: { most: 300 } },
  ];
};

/** Every page has prose and a table, as in reports. */
const pages = (): Segment[] => {
  const { text, random } = corpus(7);
  const figure = () => Math.floor(random() * 1e6).toLocaleString('en');
  return Array.from({ length: PAGES }, (_, page) =>
    Array.from({ length: LINES }, (_, line): Segment => {
      const locator = { page: page + 1 };
      if (line < LINES / 2) return { kind: 'text', text: text(80), locator };
      const cells = line === LINES / 2 ? ['과목', '2025년', '2024년'] : [text(8), figure(), figure()];
      return { kind: 'row', text: cells.join('\t'), cells, locator };
    }),
  ).flat();
};

const indexFigures = async (folder: string): Promise<Figure> => {
  const index = sqliteIndex(join(folder, 'index'));
  const segments = pages();
  const target = { tenant: TENANT, fileId: idOf(0) };
  const began = performance.now();
  const chunks = chunk({
    fileId: target.fileId,
    projectId: WORKSPACE,
    filename: 'report.pdf',
    segments,
    language: 'ko',
  });
  await storeChunks({ index, model: offlineModel() }, target, chunks, async () => true);
  const seconds = (performance.now() - began) / 1000;
  index.close();
  return {
    name: `${PAGES} pages of text made searchable`,
    value: PAGES / seconds,
    unit: 'pages/s',
    target: { least: 100 },
  };
};

export const workspaceFigures = async (): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-workspace-'));
  try {
    return [...(await listFigures(folder)), await indexFigures(folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (import.meta.main) console.log(await workspaceFigures());
