// Merges text from OCR into the pages that it was read from; pages with text are unchanged.
import type { Segment } from '#shared/model/file.ts';
import type { OcrLine } from '../../ports/ocr.ts';
import type { Parsed } from '../../ports/parser.ts';
import { clean } from '../text/clean.ts';
import { languageOf } from '../text/language.ts';

/** Lines with a lower confidence are more likely wrong than right. */
const MIN_CONFIDENCE = 0.6;
const SAMPLE = 20_000;

/** Whether a PDF needs OCR: some of its pages have no text, or it was refused because none have. */
export const needsOcr = (filename: string, parsed: Parsed): boolean =>
  parsed.ok
    ? parsed.type === 'pdf' && (parsed.pagesWithoutText?.length ?? 0) > 0
    : parsed.reason === 'noText' && /\.pdf$/i.test(filename.trim());

const segmentOf = ({ page, text, box }: OcrLine): Segment => ({
  kind: 'text',
  text: clean(text),
  locator: { page, box },
});

export const withScanned = (parsed: Parsed, lines: readonly OcrLine[]): Parsed => {
  const silent = parsed.ok ? new Set(parsed.pagesWithoutText) : undefined;
  const read = lines
    .filter(({ page, confidence }) => confidence >= MIN_CONFIDENCE && (silent?.has(page) ?? true))
    .map(segmentOf)
    .filter(({ text }) => text !== '');
  if (read.length === 0) return parsed;
  const textLayer = parsed.ok ? parsed.segments : [];
  const pageOf = (segment: Segment) => segment.locator.page ?? 0;
  const segments = [...textLayer, ...read].sort((a, b) => pageOf(a) - pageOf(b));
  const pagesWithText = new Set(read.map(pageOf));
  const language = languageOf(
    segments
      .map(({ text }) => text)
      .join('\n')
      .slice(0, SAMPLE),
  );
  if (!parsed.ok) return { ok: true, type: 'pdf', previewOnly: false, language, segments };
  return {
    ...parsed,
    language,
    segments,
    pagesWithoutText: parsed.pagesWithoutText?.filter((page) => !pagesWithText.has(page)),
  };
};
