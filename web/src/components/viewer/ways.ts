// The ways in which a file of text can be read: as its words, as the page it makes, as its source.
import { extensionOf } from './file-kind.ts';

export type Way = 'text' | 'page' | 'document' | 'source';

const WAYS: Readonly<Record<string, readonly Way[]>> = {
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
export const waysOf = (filename: string): readonly Way[] => WAYS[extensionOf(filename)] ?? [];

/** A passage can be marked in the words alone. */
export const firstWay = (ways: readonly Way[], hasQuote: boolean): Way | undefined => (hasQuote ? 'text' : ways[0]);
