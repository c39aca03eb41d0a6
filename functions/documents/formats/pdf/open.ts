// Opens a PDF with pdf.js in the current thread, which is already a worker, and reports why one cannot be read.
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { About } from '../../../ports/parser.ts';
import { DocumentRefused } from '../../refused.ts';
import { clean } from '../../text/clean.ts';
import type { PdfAssets } from '../extraction.ts';
import { type Filled, fieldItems } from './fields.ts';
import type { PageShape, Raw } from './items.ts';
import type { Font } from './look-changes.ts';
import { operationsOf } from './operations.ts';
import { type DrawnGlyph, drawnGlyphs } from './replay.ts';
import { withoutHidden } from './without-hidden.ts';

// pdf.js checks this before it loads a worker file.
Object.assign(globalThis, { pdfjsWorker: pdfWorker });

const reasonOf = (error: unknown) => {
  const name = error instanceof Error ? error.name : '';
  return new DocumentRefused(name === 'PasswordException' ? 'passwordNeeded' : 'damaged');
};

const load = async (bytes: Uint8Array, assets: PdfAssets) => {
  const task = getDocument({
    data: bytes,
    cMapUrl: assets.cMapUrl,
    cMapPacked: true,
    standardFontDataUrl: assets.standardFontDataUrl,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    // Pictures are not looked at: replay.ts sees where they are.
    maxImageSize: 1,
    verbosity: 0,
  });
  try {
    return { task, document: await task.promise };
  } catch (error) {
    await task.destroy();
    throw reasonOf(error);
  }
};

/** Converts `D:20220308101500+09'00'` to `2022-03-08T10:15:00`. */
const dateOf = (value: unknown): string | undefined => {
  const match = typeof value === 'string' ? /^D:(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2}))?/.exec(value) : null;
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  return `${year}-${month}-${day}${hour ? `T${hour}:${minute}:${second}` : ''}`;
};
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? clean(value) || undefined : undefined;

const LATIN: Font = { unit: 0.001, isVertical: false };

const fontOf =
  (page: PDFPageProxy) =>
  (name: string): Font => {
    if (!page.commonObjs.has(name)) return LATIN;
    const { fontMatrix, vertical } = page.commonObjs.get(name);
    return { unit: Number(fontMatrix?.[0] ?? LATIN.unit), isVertical: vertical === true };
  };

/** The text that a reader of the page sees; all of it where its drawing cannot be followed. */
const seenText = async (page: PDFPageProxy): Promise<Raw[]> => {
  const content = await page.getTextContent();
  const pieces = content.items.filter((item) => 'str' in item);
  let glyphs: readonly DrawnGlyph[] = [];
  try {
    const operations = await operationsOf(page);
    if (!operations) return pieces;
    glyphs = drawnGlyphs(operations, fontOf(page));
  } catch {
    return pieces;
  }
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  return withoutHidden(pieces, glyphs, [left, bottom, right, top]);
};

export const openPdf = async (bytes: Uint8Array, assets: PdfAssets) => {
  const { task, document } = await load(bytes, assets);
  return {
    pages: document.numPages,
    about: async (): Promise<About | undefined> => {
      try {
        const info: object = (await document.getMetadata()).info;
        const entries: Readonly<Record<string, unknown>> = { ...info };
        return { title: textOf(entries.Title), author: textOf(entries.Author), created: dateOf(entries.CreationDate) };
      } catch {
        return undefined;
      }
    },
    /** `undefined` if the labels of pages are their numbers. */
    labels: async (): Promise<readonly string[] | undefined> => {
      try {
        const labels = await document.getPageLabels();
        return labels?.some((label, n) => label !== String(n + 1)) ? labels.map((label) => clean(label)) : undefined;
      } catch {
        return undefined;
      }
    },
    /** An unreadable page counts as empty, so that the others can still be read. */
    page: async (number: number) => {
      try {
        const page = await document.getPage(number);
        const shape: PageShape = page.getViewport({ scale: 1 });
        const seen = await seenText(page);
        const filled: readonly Filled[] = await page.getAnnotations({ intent: 'display' });
        page.cleanup();
        return { raw: [...seen, ...fieldItems(filled)], shape };
      } catch {
        return { raw: [], shape: { width: 1, height: 1, transform: [1, 0, 0, 1, 0, 0] } };
      }
    },
    close: () => task.destroy(),
  };
};
