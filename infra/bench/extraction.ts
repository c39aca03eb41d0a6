// Measures document parsing: pages and rows a second in the parser's worker, and its memory, compared with common
// tools.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { workerParser } from '#functions/adapters/node/worker-parser/worker-parser.ts';
import type { Figure } from './table.ts';

const ROWS = 50_000;
const COLUMNS = 20;
const SAMPLE_MS = 10;

const relationships = (type: string, target: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

/** A million figures, as in a ledger. */
const workbook = (): Uint8Array => {
  const columns = Array.from({ length: COLUMNS }, (_, n) => String.fromCharCode(65 + n));
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const cells = columns.map(
      (letter, n) => `<c r="${letter}${row + 1}"><v>${(row * 31 + n * 7) % 100_003}.25</v></c>`,
    );
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  });
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': relationships('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Ledger" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships('worksheet', 'sheet1.xml'),
    'xl/sheet1.xml': `<worksheet ${main}><sheetData>${rows.join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])), { level: 1 });
};

type Read = { readonly seconds: number; readonly count: number; readonly megabytes: number };

/** Parses in a new worker; memory is the growth of the whole process meanwhile. */
const read = async (filename: string, bytes: Uint8Array): Promise<Read> => {
  const parser = workerParser({ memoryMb: 512, timeoutMs: 60_000 });
  await parser.parse({ filename: 'a.txt', bytes: strToU8('warm') });
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, SAMPLE_MS);
  const began = performance.now();
  const parsed = await parser.parse({ filename, bytes });
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  await parser.close();
  if (!parsed.ok) throw new Error(`${filename}: ${parsed.reason}`);
  const rows = parsed.segments.filter(({ kind }) => kind === 'row').length;
  return { seconds, count: parsed.type === 'pdf' ? (parsed.pages ?? 0) : rows, megabytes: (most - before) / 1e6 };
};

const secondsOf = (command: string, ...args: readonly string[]): number | undefined => {
  const began = performance.now();
  return spawnSync(command, args).status === 0 ? (performance.now() - began) / 1000 : undefined;
};

const memory = (name: string, { megabytes }: Read): Figure => ({
  name: `${name}: memory while read`,
  value: megabytes,
  unit: 'MB',
  target: { most: 512 },
});

const pdfFigures = async (path: string): Promise<Figure[]> => {
  if (!existsSync(path)) {
    console.log(`not measured: ${basename(path)} is not on this machine (set BENCH_PDF to a large PDF)`);
    return [];
  }
  const name = 'PDF to text with places';
  const ours = await read('report.pdf', new Uint8Array(readFileSync(path)));
  const peer = secondsOf('pdftotext', '-layout', path, '/dev/null');
  const speed: Figure = { name, value: ours.count / ours.seconds, unit: 'pages/s', target: { least: 50 } };
  return [
    peer ? { ...speed, peer: { name: 'pdftotext -layout', value: ours.count / peer } } : speed,
    memory(name, ours),
  ];
};

const workbookFigures = async (folder: string): Promise<Figure[]> => {
  const name = `workbook of ${ROWS * COLUMNS} cells`;
  const path = join(folder, 'ledger.xlsx');
  writeFileSync(path, workbook());
  const ours = await read('ledger.xlsx', new Uint8Array(readFileSync(path)));
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const peer = secondsOf('soffice', profile, '--headless', '--convert-to', 'csv', '--outdir', folder, path);
  const speed: Figure = { name, value: ours.count / ours.seconds, unit: 'rows/s', target: { least: 5_000 } };
  return [
    peer ? { ...speed, peer: { name: 'LibreOffice to csv', value: ours.count / peer } } : speed,
    memory(name, ours),
  ];
};

const csvFigures = async (): Promise<Figure[]> => {
  const line = Array.from({ length: COLUMNS }, (_, n) => `"1,${n}"`).join(',');
  const ours = await read('ledger.csv', strToU8(`${line}\n`.repeat(ROWS)));
  return [{ name: `csv of ${ROWS * COLUMNS} cells`, value: ours.count / ours.seconds, unit: 'rows/s' }];
};

export const extractionFigures = async (pdf: string): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-bench-'));
  try {
    return [...(await pdfFigures(pdf)), ...(await workbookFigures(folder)), ...(await csvFigures())];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
