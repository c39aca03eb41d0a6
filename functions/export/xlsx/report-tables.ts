// Selects the parts of a report that belong in a workbook: tables, and the figures of charts, matrices and tiles.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import { chartTable } from '#shared/report/chart/chart-table.ts';
import { columnNames } from '../column-names.ts';
import { markSign } from '../mark-sign.ts';

export type TableBlock = BlockOf<'table'>;

const captioned = (table: TableBlock, caption: string | undefined): TableBlock =>
  caption === undefined ? table : { ...table, caption };

const ofChart = (language: Language, chart: BlockOf<'chart'>): TableBlock => {
  const unit = chart.unit ? ` (${chart.unit})` : '';
  return captioned(chartTable({ language, chart, names: columnNames(language) }), `${chart.title}${unit}`);
};

const ofMatrix = (language: Language, { caption, corner, columns, rows }: BlockOf<'matrix'>): TableBlock =>
  captioned(
    {
      kind: 'table',
      columns: [{ label: corner ?? '' }, ...columns.map((label) => ({ label }))],
      rows: rows.map(({ label, cells, ...cited }) => [
        { text: label, ...cited },
        ...columns.map((_, i) => {
          const { mark, text, ...by } = cells[i] ?? {};
          return { text: [mark ? markSign(language, mark) : '', text ?? ''].filter(Boolean).join(' '), ...by };
        }),
      ]),
    },
    caption,
  );

const ofTiles = (language: Language, { tiles }: BlockOf<'figures'>): TableBlock => ({
  kind: 'table',
  columns: [
    { label: translate(language, 'report.item') },
    { label: '' },
    { label: translate(language, 'report.value'), numeric: true },
    { label: '' },
  ],
  rows: tiles.map(({ label, value, unit = '', period = '', change: _, ...cited }) => [
    { text: label },
    { text: period },
    { text: value, ...cited },
    { text: unit },
  ]),
});

/** `undefined` for prose. */
const tableIn = (language: Language, block: Block): TableBlock | undefined => {
  switch (block.kind) {
    case 'table':
      return block;
    case 'chart':
      return ofChart(language, block);
    case 'matrix':
      return ofMatrix(language, block);
    case 'figures':
      return ofTiles(language, block);
    default:
      return undefined;
  }
};

export const tablesIn = (language: Language, blocks: readonly Block[]): readonly TableBlock[] =>
  blocks.flatMap((block) => tableIn(language, block) ?? []);
