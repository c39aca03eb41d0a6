// Cites the files of the workspace in a document for the other side: by a number instead of their names, by page, without
// their words.
import { translate } from '#shared/i18n/translate.ts';
import type { Reference } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';

/** Headings and sheets may name whom the document leaves unnamed. */
const neutral = (reference: Reference, title: string): Reference => {
  const { page, slide, line } = reference.locator;
  const locator = { ...(page === undefined ? {} : { page }), ...(slide === undefined ? {} : { slide }) };
  const isByLine = page === undefined && slide === undefined && line !== undefined;
  return { ...reference, title, locator: isByLine ? { line } : locator, quote: '' };
};

/** Numbered in the order of their first mention. */
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
  return { ...report, references };
};
