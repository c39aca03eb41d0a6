// Extracts workbooks: each row of each sheet with its cells and range; hidden sheets are read and marked as hidden.
import type { Segment } from '#shared/model/file.ts';
import { DocumentRefused } from '../refused.ts';
import type { Extraction, Source } from './extraction.ts';
import { readSheet } from './ooxml/sheet.ts';
import { readWorkbook } from './ooxml/workbook.ts';
import { cellCounter, sheetSegments } from './sheet-segments.ts';

export const extractXlsx = ({ zip, onProgress }: Source): Extraction => {
  if (!zip) throw new DocumentRefused('damaged');
  const book = readWorkbook(zip);
  const onCell = cellCounter();
  const segments: Segment[] = [];
  book.sheets.forEach(({ name, hidden, part }, n) => {
    for (const row of sheetSegments({ name, hidden, ...readSheet(zip.read(part), book, onCell) })) segments.push(row);
    onProgress((n + 1) / book.sheets.length);
  });
  return { segments, pages: book.sheets.length };
};
