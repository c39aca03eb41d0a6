// Tiles as a table without a head: label, figure, change, three in a row.
import { BorderStyle, Paragraph, ShadingType, Table, TableCell, TableRow, WidthType } from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Tile } from '#shared/report/figures.ts';
import { citedRuns, type Writing } from './runs.ts';
import { after } from './table.ts';

const IN_A_ROW = 3;
const GREY = '5F6675';
const TEXT_WIDTH = 9072;
const EDGE = { style: BorderStyle.SINGLE, size: 24, color: 'FFFFFF' };
const TILED = {
  borders: { left: EDGE, right: EDGE, top: EDGE, bottom: EDGE, insideHorizontal: EDGE, insideVertical: EDGE },
  margins: { top: 120, bottom: 120, left: 160, right: 120 },
};

const tileOf = (writing: Writing, { label, value, unit, period, change, ...cited }: Tile): TableCell => {
  const named = period ? `${label} · ${period}` : label;
  const changed = change && translate(writing.language, `report.change.${change.direction}`, { text: change.text });
  return new TableCell({
    shading: { type: ShadingType.CLEAR, fill: writing.fill, color: 'auto' },
    children: [
      new Paragraph({ style: 'Cell', children: citedRuns(writing, named, { size: 18, color: GREY }) }),
      new Paragraph({
        style: 'Cell',
        children: [
          ...citedRuns(writing, value, { size: 32, bold: true, ...cited }),
          ...citedRuns(writing, unit ? ` ${unit}` : '', { size: 18, color: GREY }),
        ],
      }),
      ...(change && changed
        ? [
            new Paragraph({
              style: 'Cell',
              children: citedRuns(writing, changed, { size: 18, refs: change.refs, check: change.check }),
            }),
          ]
        : []),
    ],
  });
};

export const figuresOf = (writing: Writing, { tiles }: BlockOf<'figures'>): (Paragraph | Table)[] => {
  const columns = Math.min(IN_A_ROW, tiles.length);
  const rows = Array.from({ length: Math.ceil(tiles.length / columns) }, (_, r) => {
    const row = tiles.slice(r * columns, (r + 1) * columns).map((tile) => tileOf(writing, tile));
    while (row.length < columns) row.push(new TableCell({ children: [new Paragraph('')] }));
    return new TableRow({ cantSplit: true, children: row });
  });
  return [
    new Table({
      ...TILED,
      width: { size: 100, type: WidthType.PERCENTAGE },
      columnWidths: Array.from({ length: columns }, () => Math.floor(TEXT_WIDTH / columns)),
      rows,
    }),
    ...after(),
  ];
};
