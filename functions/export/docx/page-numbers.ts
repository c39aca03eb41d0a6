// Fills in the page numbers of the contents of a Word document, for programs that do not update fields.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Language } from '#shared/model/enums.ts';
import { pagesOfMarks } from './paging/pages.ts';

const DOCUMENT = 'word/document.xml';
/** From the instruction of a field to its empty result. */
const FIELD = /( PAGEREF (\w+) .*?"separate"\/><\/w:r><w:r><w:t xml:space="preserve">)(<\/w:t>)/gs;

export const withPageNumbers = (bytes: Uint8Array, language: Language): Uint8Array => {
  const parts = unzipSync(bytes);
  const part = (name: string) => strFromU8(parts[`word/${name}.xml`] ?? new Uint8Array());
  const document = part('document');
  const read = { document, styles: part('styles'), numbering: part('numbering'), footnotes: part('footnotes') };
  const pages = pagesOfMarks(read, language);
  const numbered = document.replace(FIELD, (_, before: string, mark: string, after: string) =>
    [before, pages.get(mark) ?? '', after].join(''),
  );
  return zipSync({ ...parts, [DOCUMENT]: strToU8(numbered) });
};
