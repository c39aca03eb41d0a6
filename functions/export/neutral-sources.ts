// Cites the files of the workspace in a document for the other side by number and page, without their names and quotes.
import { translate } from '#shared/i18n/translate.ts';
import type { Block, Reference } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';

/** Removes headings and sheet names, since they may name parties that the document leaves unnamed. */
const neutral = (reference: Reference, title: string): Reference => {
  const { page, slide, line } = reference.locator;
  const locator = { ...(page === undefined ? {} : { page }), ...(slide === undefined ? {} : { slide }) };
  const isByLine = page === undefined && slide === undefined && line !== undefined;
  return { ...reference, title, locator: isByLine ? { line } : locator, quote: '' };
};

const plain = (name: string): string => name.replace(/\.[a-z\d]{2,5}$/i, '').replace(/[\s_]+/g, '');

/** Removes the title of an event if it is the name of its file. */
const withoutFileNames = (block: Block, files: ReadonlySet<string>): Block => {
  if (block.kind !== 'timeline') return block;
  const isFile = (name: string | undefined): boolean => name !== undefined && files.has(plain(name));
  const entries = block.entries.map(({ title, tag, ...rest }) => ({
    ...rest,
    ...(title === undefined || isFile(title) ? {} : { title }),
    ...(tag === undefined || isFile(tag) ? {} : { tag }),
  }));
  return { ...block, entries };
};

/** Numbers the files in the order of their first mention. */
export const withNeutralSources = (report: Report): Report => {
  const numbers = new Map<string, number>();
  const numberOf = (file: string): number => {
    const n = numbers.get(file) ?? numbers.size + 1;
    numbers.set(file, n);
    return n;
  };
  const references = report.references.map((one) =>
    one.source === 'FILES'
      ? neutral(one, translate(report.language, 'report.front.provided', { n: numberOf(one.fileId ?? one.title) }))
      : one,
  );
  const files = new Set(report.references.flatMap(({ source, title }) => (source === 'FILES' ? [plain(title)] : [])));
  const sections = report.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => withoutFileNames(block, files)),
  }));
  return { ...report, references, sections };
};
