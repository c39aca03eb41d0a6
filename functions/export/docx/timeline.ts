// Shows a timeline as a table with two columns: date and event.
import { Paragraph, type Table, TextRun } from 'docx';
import type { BlockOf } from '#shared/report/blocks.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { spanOf } from '#shared/report/partial-date.ts';
import { sentenceRun, type Writing } from './runs.ts';
import { after, captionOf, datedRows } from './table.ts';
import { TOTAL } from './table-styles.ts';

export const timelineOf = (writing: Writing, { caption, entries }: BlockOf<'timeline'>): (Paragraph | Table)[] => {
  const rows = entries.map((entry) => {
    const named = [entry.title, entry.tag].filter(Boolean).join(' · ');
    const what = new Paragraph({ style: 'Cell', children: sentenceRun(writing, entry.sentences) });
    const title = new Paragraph({ style: 'Cell', children: [new TextRun({ text: cleanText(named), style: TOTAL })] });
    return { when: spanOf(writing.language, entry), what: named === '' ? [what] : [title, what] };
  });
  return [...captionOf(caption), datedRows(rows), ...after()];
};
