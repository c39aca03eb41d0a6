// Converts matrices and timelines to tables for slides.
import type { BlockOf } from '#shared/report/blocks.ts';
import { figureColumns } from '#shared/report/figure-columns.ts';
import { spanOf } from '#shared/report/partial-date.ts';
import type { Report } from '#shared/report/report.ts';
import { markSign } from '../mark-sign.ts';

type Table = BlockOf<'table'>;
type Worded = Pick<Report, 'language'>;

export const matrixTable = ({ language }: Worded, block: BlockOf<'matrix'>): Table => ({
  kind: 'table',
  ...(block.caption ? { caption: block.caption } : {}),
  ...(block.note ? { note: block.note } : {}),
  columns: [
    { label: block.corner ?? '' },
    ...figureColumns(block).map((numeric, i) => ({ label: block.columns[i] ?? '', numeric })),
  ],
  rows: block.rows.map(({ label, cells }) => [
    { text: label },
    ...cells.map(({ mark, text }) => ({
      text: [mark ? markSign(language, mark) : '', text].filter(Boolean).join(' '),
    })),
  ]),
});

export const timelineTable = ({ language }: Worded, { caption, entries }: BlockOf<'timeline'>): Table => ({
  kind: 'table',
  ...(caption ? { caption } : {}),
  columns: [{ label: '' }, { label: '' }],
  rows: entries.map((entry) => [
    { text: spanOf(language, entry) },
    {
      text: [entry.title, ...entry.sentences.map(({ text }) => text)].filter(Boolean).join(' '),
      refs: entry.sentences.flatMap(({ refs }) => refs),
    },
  ]),
});
