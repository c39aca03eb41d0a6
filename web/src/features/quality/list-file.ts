// Reads a question list from a file, whichever encoding, delimiter and heading language a spreadsheet program saved it
// with.
import type { Language } from '#shared/model/enums.ts';
import { type ListedQuestion, type ListFault, readQuestionList } from '#shared/quality/read-question-list.ts';

export type FileFault = { readonly code: ListFault['code'] | 'notCsv'; readonly line?: number };
export type ListFile = { readonly questions: readonly ListedQuestion[] } | { readonly fault: FileFault };

/** The most bytes of a file; a list at its limits has some 300 KB. */
const MAX_BYTES = 2_000_000;

/**
 * The encodings in which Excel saves a csv: UTF-8, UTF-16, or a code page of the country. Bytes of one code page often
 * also decode in another.
 */
const UNICODE = ['utf-8', 'utf-16le', 'utf-16be'];
const KOREAN_FIRST = [...UNICODE, 'euc-kr', 'shift_jis'];
const JAPANESE_FIRST = [...UNICODE, 'shift_jis', 'euc-kr'];

/** The delimiters that spreadsheet programs of different countries write. */
const DELIMITERS = [',', '\t', ';'];

const decoded = (bytes: ArrayBuffer, encoding: string): string[] => {
  try {
    return [new TextDecoder(encoding, { fatal: true }).decode(bytes)];
  } catch {
    return [];
  }
};

/** Uses the first encoding and delimiter that yield a heading for questions. */
export const readListFile = async (file: File, language: Language): Promise<ListFile> => {
  if (!/\.(?:csv|tsv|txt)$/i.test(file.name)) return { fault: { code: 'notCsv' } };
  if (file.size > MAX_BYTES) return { fault: { code: 'tooMany' } };
  const [{ default: Papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()]);
  const encodings = language === 'ja' ? JAPANESE_FIRST : KOREAN_FIRST;
  const lists = encodings
    .flatMap((encoding) => decoded(bytes, encoding))
    .flatMap((text) => DELIMITERS.map((delimiter) => Papa.parse<string[]>(text, { delimiter }).data))
    .map(readQuestionList);
  const readable = lists.find((list) => !('fault' in list) || list.fault.code !== 'noQuestion');
  return readable ?? { fault: { code: 'noQuestion' } };
};
