// The ways to view a text file: as plain text, as a rendered page or document, as source.
import { extensionOf } from './file-kind.ts';

export type ViewMode = 'text' | 'page' | 'document' | 'source';

const WAYS: Readonly<Record<string, readonly ViewMode[]>> = {
  html: ['text', 'page', 'source'],
  htm: ['text', 'page', 'source'],
  xhtml: ['text', 'page', 'source'],
  md: ['document', 'text', 'source'],
  markdown: ['document', 'text', 'source'],
  xml: ['text', 'source'],
  json: ['source', 'text'],
  js: ['source', 'text'],
  css: ['source', 'text'],
};

/** The view modes of a file; empty for other kinds of files. */
export const viewModesOf = (filename: string): readonly ViewMode[] => WAYS[extensionOf(filename)] ?? [];

/** The mode to open with: text if there is a quote, because passages can only be marked in text. */
export const defaultViewMode = (ways: readonly ViewMode[], hasQuote: boolean): ViewMode | undefined =>
  hasQuote ? 'text' : ways[0];
