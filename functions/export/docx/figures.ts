// Shows tiles as a table without a header: label, figure and change, three per row.
import { Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import type { Tile } from '#shared/report/figures.ts';
import { citedRuns, type Writing } from './runs.ts';
import { after } from './table.ts';
import { PLAIN_LOOK, REPORT_TILES, TILE_UNIT } from './table-styles.ts';

const IN_A_ROW = 3;
const TEXT_WIDTH = 9072;

const tileOf = (writing: Writing, { label, value, unit, period, change, ...cited }: Tile): TableCell => {
  const named = period ? `${label} · ${period}` : label;
  const changed = change && translate(writing.language, `report.change.${change.direction}`, { text: change.text });
  return new TableCell({
    children: [
      new Paragraph({ style: 'TileLabel', children: citedRuns(writing, named, {}) }),
      new Paragraph({
        style: 'TileValue',
        children: [
          ...citedRuns(writing, value, cited),
          ...citedRuns(writing, unit ? ` ${unit}` : '', { style: TILE_UNIT }),
        ],
      }),
      ...(change && changed
        ? [
            new Paragraph({
              style: 'TileChange',
              children: citedRuns(writing, changed, { refs: change.refs, check: change.check }),
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
      style: REPORT_TILES,
      tableLook: PLAIN_LOOK,
      width: { size: 100, type: WidthType.PERCENTAGE },
      columnWidths: Array.from({ length: columns }, () => Math.floor(TEXT_WIDTH / columns)),
      rows,
    }),
    ...after(),
  ];
};
