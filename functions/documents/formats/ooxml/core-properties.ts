// Reads the properties of an Office or OpenDocument file: title, author, creation date.
import type { About } from '../../../ports/parser.ts';
import type { Zip } from '../../guard/zip.ts';
import { DocumentRefused } from '../../refused.ts';
import { clean } from '../../text/clean.ts';
import { readXml } from './read-xml.ts';

const PARTS = ['docProps/core.xml', 'meta.xml'];
const FIELDS: Readonly<Record<string, 'title' | 'author' | 'created'>> = {
  title: 'title',
  creator: 'author',
  'initial-creator': 'author',
  created: 'created',
  'creation-date': 'created',
};
const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?/;

/** `undefined` for broken properties, which do not make the document unreadable. */
export const coreProperties = (zip: Zip): About | undefined => {
  const part = PARTS.find((name) => zip.has(name));
  if (part === undefined) return undefined;
  const found: { title?: string; author?: string; created?: string } = {};
  let text = '';
  try {
    readXml(zip.read(part), {
      open: () => {
        text = '';
      },
      text: (piece) => {
        text += piece;
      },
      close: (name) => {
        const field = FIELDS[name];
        const value = clean(text);
        text = '';
        if (field && value !== '') found[field] ??= field === 'created' ? (ISO.exec(value)?.[0] ?? '') : value;
      },
    });
  } catch (error) {
    if (!(error instanceof DocumentRefused) || error.reason === 'tooLargeOpened') throw error;
  }
  return found;
};
