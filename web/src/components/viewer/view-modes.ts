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

/** Empty for a file of another sort. */
export const viewModesOf = (filename: string): readonly ViewMode[] => WAYS[extensionOf(filename)] ?? [];

/** A passage can be marked in the words alone. */
export const defaultViewMode = (ways: readonly ViewMode[], hasQuote: boolean): ViewMode | undefined =>
  hasQuote ? 'text' : ways[0];
