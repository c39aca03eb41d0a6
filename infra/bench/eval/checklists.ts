// `npm run eval -- --set=checklists`: reads clients' lists that are on the machine, and writes them back.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { type ListRead, readList } from '#functions/checklists/read/read-list.ts';
import { writeList } from '#functions/checklists/write/write-list.ts';
import { DocumentRefused } from '#functions/documents/refused.ts';
import { ROOT } from '../../bundle/entries.ts';

const FOLDER = process.env.FOOTNOTE_EVAL_LISTS ?? join(ROOT, '../shared/eval/checklists');
const VERDICTS = ['yes', 'no', 'partly'] as const;

type File = { readonly filename: string; readonly bytes: Uint8Array };

const hashOf = (bytes: Uint8Array | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

/** The parts of the package that differ. */
const changedParts = (before: Uint8Array, after: Uint8Array): string[] => {
  const [old, made] = [unzipSync(before), unzipSync(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(made)])].filter((name) => !name.endsWith('/'));
  return names.filter((name) => hashOf(old[name]) !== hashOf(made[name]));
};

/** Answers every row; some answers begin like a formula. */
const writtenBack = (file: File, { rows, reading }: ListRead) =>
  writeList(file, {
    sheets: reading.sheets,
    head: 'Answer',
    rows: rows.map((row, n) => ({
      id: `row_${String(n + 1).padStart(6, '0')}`,
      sheet: row.sheet,
      cell: row.cell,
      text: n % 5 === 0 ? '=1+1' : `Answer ${n} <&>`,
      isHuman: n % 7 === 0,
      verdict: VERDICTS[n % VERDICTS.length],
      notApplicable: false,
      reference: 'document.pdf, p. 1',
    })),
  });

const tellSheets = ({ reading }: ListRead): void => {
  for (const { name, headerRow, columns, rows, writable } of reading.sheets)
    console.log(
      `    ${name || '-'}: header ${headerRow}, ${JSON.stringify(columns)}, ${rows.length} rows, ${writable} writable`,
    );
};

const measure = (file: File, verbose: boolean): void => {
  const began = performance.now();
  const read = readList(file);
  const milliseconds = Math.round(performance.now() - began);
  const { bytes, unwritten } = writtenBack(file, read);
  const isPackage = /\.xls[mx]$/i.test(file.filename);
  const changed = isPackage ? changedParts(file.bytes, bytes) : [];
  const beside = changed.filter((name) => !name.startsWith('xl/worksheets/'));
  console.log(
    `  ${file.filename}: ${read.reading.sheets.length} sheets, ${read.reading.count} questions in ${milliseconds} ms; ` +
      `${changed.length} parts changed (${beside.join(', ') || 'sheets alone'}), ${unwritten.length} rows not written`,
  );
  if (verbose) tellSheets(read);
};

export const checklistSet = (verbose: boolean): void => {
  if (!existsSync(FOLDER)) {
    console.log('no lists on this machine (FOOTNOTE_EVAL_LISTS names a folder)');
    return;
  }
  for (const filename of readdirSync(FOLDER).sort()) {
    const file = { filename, bytes: new Uint8Array(readFileSync(join(FOLDER, filename))) };
    try {
      measure(file, verbose);
    } catch (error) {
      if (!(error instanceof DocumentRefused)) throw error;
      console.log(`  ${filename}: refused, ${error.reason}`);
    }
  }
};
