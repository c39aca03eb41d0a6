// Extracts OpenDocument: flowing text and slides in one walk, and spreadsheets by sheets.
import { DocumentRefused } from '../refused.ts';
import { clean } from '../text/clean.ts';
import type { Extraction, Source } from './extraction.ts';
import { type Flow, flow } from './flow.ts';
import { readXml, type Visitor } from './ooxml/read-xml.ts';
import { both, paragraphs } from './opendocument-paragraphs.ts';
import { readSheets } from './opendocument-sheets.ts';

const tables = (out: Flow): Visitor => ({
  open: (name, attributes) => {
    if (name === 'table') out.openTable();
    else if (name === 'table-row') out.openRow();
    else if (name === 'table-cell')
      out.openCell({
        span: Number(attributes['number-columns-spanned'] ?? 1),
        rows: Number(attributes['number-rows-spanned'] ?? 1),
      });
  },
  close: (name) => {
    if (name === 'table-cell') out.closeCell();
    else if (name === 'table') out.closeTable();
  },
});

const readFlow = (content: Uint8Array): Extraction => {
  let slide = 0;
  let first = false;
  const out = flow(() => (slide === 0 ? {} : { slide }));
  const words = paragraphs((text, level) => {
    const title = slide > 0 && first && clean(text) !== '';
    out.paragraph(text, title ? 1 : level);
    if (title) first = false;
  });
  const pages: Visitor = {
    open: (name) => {
      if (name !== 'page') return;
      slide += 1;
      first = true;
    },
  };
  const inTables = tables(out);
  readXml(
    content,
    both(words, {
      open: (name, attributes) => {
        pages.open?.(name, attributes);
        inTables.open?.(name, attributes);
      },
      close: (name) => inTables.close?.(name),
    }),
  );
  return slide > 0 ? { segments: out.end(), pages: slide } : { segments: out.end() };
};

export const extractOpenDocument = ({ zip }: Source): Extraction => {
  const content = zip?.read('content.xml');
  if (!zip || !content) throw new DocumentRefused('damaged');
  const type = new TextDecoder().decode(zip.read('mimetype'));
  return type.includes('spreadsheet') ? readSheets(content) : readFlow(content);
};
