// Makes the documents of an invented company and a list of questions about them, in three languages.
import { utils, write } from '@e965/xlsx';
import { chance } from '../search-corpus.ts';
import words from './words.json' with { type: 'json' };

type Words = (typeof words)[keyof typeof words];
export type Made = { readonly filename: string; readonly bytes: Uint8Array };

const LANGUAGES: readonly Words[] = [words.ko, words.en, words.ja];
const PARTNERS = 70;
const QUESTIONS = 189;
/** Clauses beside the facts of a document of prose. */
const CLAUSES = 24;

/** One in three of the partners writes in each language; their names differ. */
const partner = (n: number): { readonly words: Words; readonly name: string } => {
  const used = LANGUAGES[n % LANGUAGES.length] ?? words.en;
  const nth = Math.floor(n / LANGUAGES.length);
  const [heads = [], tails = []] = used.names;
  const joint = used === words.en ? ' ' : '';
  return { words: used, name: `${heads[nth % heads.length]}${joint}${tails[Math.floor(nth / heads.length)]}` };
};

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');

const valuesOf = (name: string, random: () => number): Record<string, string> => {
  const upTo = (least: number, most: number) => least + Math.floor(random() * (most - least));
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    name,
    day: `${upTo(2027, 2031)}-${two(upTo(1, 13))}-${two(upTo(1, 29))}`,
    months: String(upTo(2, 12)),
    days: String(upTo(20, 90)),
    share: String(upTo(10, 60)),
    amount: upTo(120, 980).toString(),
    large: upTo(1_200, 9_800).toLocaleString('en'),
  };
};

const workbook = (lines: readonly string[]): Uint8Array => {
  const book = utils.book_new();
  const cells = lines.map((line) =>
    line.split('\t').map((cell) => (/^[\d,]+$/.test(cell) ? Number(cell.replace(',', '')) : cell)),
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Sheet1');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }));
};

const bytesOf = (filename: string, lines: readonly string[], clauses: readonly string[]): Uint8Array => {
  if (filename.endsWith('.xlsx')) return workbook(lines);
  if (filename.endsWith('.csv')) return new TextEncoder().encode(lines.join('\n'));
  const all = [...lines, ...clauses];
  const isHtml = filename.endsWith('.html');
  const [title = '', ...rest] = all;
  const html = `<html><body><h1>${title}</h1>${rest.map((line) => `<p>${line}</p>`).join('')}</body></html>`;
  return new TextEncoder().encode(isHtml ? html : all.join('\n\n'));
};

/** Seven documents of each of 70 partners: agreements, minutes, leases, policies, registers, workbooks and audits. */
export const madeDocuments = (): Made[] => {
  const random = chance(13);
  return Array.from({ length: PARTNERS }, (_, n) => partner(n)).flatMap(({ words: { documents, clauses }, name }, n) =>
    documents.map(({ name: title, lines }) => {
      const values = valuesOf(name, random);
      const filename = filled(title, values);
      const beside = Array.from({ length: CLAUSES }, (_, i) => `${i + 10}. ${clauses[(i + n) % clauses.length]}`);
      return {
        filename,
        bytes: bytesOf(
          filename,
          lines.map((line) => filled(line, values)),
          beside,
        ),
      };
    }),
  );
};

/** Every partner is asked about in its own language; the last kind of question has no answer in the documents. */
export const madeList = (): Made => {
  const lines = Array.from({ length: QUESTIONS }, (_, n) => {
    const { words: used, name } = partner(n % PARTNERS);
    const question = used.questions[Math.floor(n / LANGUAGES.length) % used.questions.length] ?? '';
    return `${n + 1},"${filled(question, { name })}",,`;
  });
  return {
    filename: 'list.csv',
    bytes: new TextEncoder().encode(['No,Question,Answer,Reference', ...lines].join('\n')),
  };
};
