// Extracts XML: filings with a document layout as documents, anything else as paths with their values.
import { Parser } from 'htmlparser2';
import type { Segment } from '#shared/model/file.ts';
import { DocumentRefused } from '../refused.ts';
import { clean } from '../text/clean.ts';
import { decode } from '../text/encoding.ts';
import type { Extraction, Source } from './extraction.ts';
import { readMarkup } from './markup/read-markup.ts';

const MAX_NESTING = 2_000;
const DOCUMENT = /<(?:table|p|td|section-1)[\s>]/i;

/** Reads paths and values. Entities that the file defines are not expanded, but stay as written. */
export const readPaths = (source: string): Segment[] => {
  const segments: Segment[] = [];
  const path: string[] = [];
  let text = '';
  const flush = () => {
    const value = clean(text);
    text = '';
    if (value === '') return;
    const name = path.at(-1) ?? '';
    segments.push({
      kind: 'text',
      text: name === '' ? value : `${name}: ${value}`,
      locator: { section: path.join('/') },
    });
  };
  const parser = new Parser(
    {
      onopentag: (name) => {
        flush();
        path.push(name);
        if (path.length > MAX_NESTING) throw new DocumentRefused('damaged');
      },
      ontext: (data) => {
        text += data;
      },
      onclosetag: () => {
        flush();
        path.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(source);
  parser.end();
  flush();
  return segments;
};

export const extractXml = ({ bytes }: Source): Extraction => {
  const source = decode(bytes);
  if (!DOCUMENT.test(source)) return { segments: readPaths(source) };
  // DART's entity for a line break.
  const page = readMarkup(source.replaceAll('&cr;', '<br/>'), { xml: true });
  // A table in an unknown dialect yields no segments, so its values are read.
  return page.segments.length > 0 ? page : { segments: readPaths(source) };
};
