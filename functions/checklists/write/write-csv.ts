// Writes fields into delimited text: delimiter, quoting, line ends and encoding stay; other fields stay byte for byte.
import iconv from 'iconv-lite';
import { withoutFormula } from '#shared/report/without-formula.ts';
import { separatorOf } from '../../documents/formats/csv.ts';
import { decode, encodingOf } from '../../documents/text/encoding.ts';

type Field = { readonly start: number; readonly end: number };
type Line = { readonly fields: readonly Field[]; readonly end: number };

/** The position of each field, as Papa reads them: a quote only opens a field at its beginning. */
const linesOf = (text: string, separator: string): Line[] => {
  const stop = separator === '\t' ? '\\t' : `\\${separator}`;
  const field = new RegExp(`(?:"(?:[^"]|"")*"?)?[^${stop}\\r\\n]*`, 'y');
  const lines: Line[] = [];
  let fields: Field[] = [];
  let at = 0;
  for (;;) {
    field.lastIndex = at;
    field.exec(text);
    const end = field.lastIndex;
    fields.push({ start: at, end });
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] === separator) continue;
    lines.push({ fields, end });
    fields = [];
    if (at >= text.length) return lines;
  }
};

const fieldText = (value: string, separator: string, alwaysQuoted: boolean): string => {
  const text = withoutFormula(value);
  const needs = alwaysQuoted || text.includes(separator) || /["\r\n]/.test(text) || text !== text.trim();
  return needs ? `"${text.replaceAll('"', '""')}"` : text;
};

export type CsvWrite = { readonly row: number; readonly column: number; readonly value: string };

export const writeCsv = (bytes: Uint8Array, writes: readonly CsvWrite[]): Uint8Array => {
  const encoding = encodingOf(bytes);
  const whole = decode(bytes);
  const hasMark = bytes[0] === 0xef || ((bytes[0] === 0xff || bytes[0] === 0xfe) && encoding.startsWith('utf-16'));
  const text = whole.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const lines = linesOf(text, separator);
  const quoted = lines.slice(0, 50).flatMap(({ fields }) => fields.filter(({ start, end }) => end > start));
  const alwaysQuoted = quoted.length > 0 && quoted.every(({ start }) => text[start] === '"');
  const byRow = Map.groupBy(writes, ({ row }) => row);
  const out: string[] = [];
  let copied = 0;
  lines.forEach(({ fields, end }, n) => {
    const own = [...(byRow.get(n + 1) ?? [])].sort((a, b) => a.column - b.column);
    let columns = fields.length;
    for (const { column, value } of own) {
      const field = fields[column - 1];
      const piece = fieldText(value, separator, alwaysQuoted);
      if (field) {
        out.push(text.slice(copied, field.start), piece);
        copied = field.end;
      } else {
        out.push(text.slice(copied, end), separator.repeat(column - columns), piece);
        copied = end;
        columns = column;
      }
    }
  });
  out.push(text.slice(copied));
  const made = out.join('');
  const name = iconv.encodingExists(encoding) ? encoding : 'utf-8';
  const encoded = iconv.encode(made, name, { addBOM: hasMark });
  // If the old encoding lacks a character, the file becomes UTF-8.
  return iconv.decode(encoded, name).replace(/^\uFEFF/, '') === made
    ? new Uint8Array(encoded)
    : new Uint8Array(iconv.encode(made, 'utf-8', { addBOM: true }));
};
