// Shows tiles in a PDF, three per row.
import type { Content } from 'pdfmake/js/Printer.js';
import { translate } from '#shared/i18n/translate.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Tile } from '#shared/report/figures.ts';
import { GREY, SIZE, TILES } from './look.ts';
import { citedRuns, textRuns, type Writing } from './runs.ts';

const IN_A_ROW = 3;

const tileOf = (writing: Writing, { label, value, unit, period, change, ...cited }: Tile): Content => {
  const named = period ? `${label} · ${period}` : label;
  const changed = change && translate(writing.language, `report.change.${change.direction}`, { text: change.text });
  const small = { fontSize: SIZE.meta, color: GREY };
  return {
    stack: [
      { text: textRuns(writing.pickFont, named, small) },
      {
        text: [
          ...textRuns(writing.pickFont, value, { bold: true, fontSize: SIZE.tile }),
          ...textRuns(writing.pickFont, unit ? ` ${unit}` : '', small),
          ...citedRuns(writing, '', cited),
        ],
      },
      ...(change && changed ? [{ text: citedRuns(writing, changed, change, { fontSize: SIZE.meta }) }] : []),
    ],
  };
};

export const figuresOf = (writing: Writing, { tiles }: BlockOf<'figures'>): Content[] => {
  const columns = Math.min(IN_A_ROW, tiles.length);
  const body = Array.from({ length: Math.ceil(tiles.length / columns) }, (_, r) => {
    const row = tiles.slice(r * columns, (r + 1) * columns).map((tile) => tileOf(writing, tile));
    return [...row, ...Array.from({ length: columns - row.length }, (): Content => ({ text: '' }))];
  });
  return [
    {
      table: { dontBreakRows: true, widths: Array.from({ length: columns }, () => '*'), body },
      layout: TILES,
      margin: [-4, 2, -4, 10],
    },
  ];
};
