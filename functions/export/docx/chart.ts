// Shows a chart as a picture (SVG, with a bitmap for other programs) and its figures in a table below, unless they are
// shown already.
import { ImageRun, Paragraph, type Table } from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import type { Chart } from '#shared/report/chart/chart.ts';
import { chartTable } from '#shared/report/chart/chart-table.ts';
import { drawChart } from '#shared/report/chart/draw-chart.ts';
import { svgOf } from '#shared/report/chart/svg.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { columnNames } from '../column-names.ts';
import { pictureOf } from '../picture/picture.ts';
import { unitCaption } from '../unit-caption.ts';
import { fontsOf } from './fonts.ts';
import type { Writing } from './runs.ts';
import { captionOf, noteBelow, tableOf } from './table.ts';

/** The width of the text in pixels of 1/96 inch. */
const WIDTH = 604;

const imageOf = ({ language, typeset, palette }: Writing, chart: Chart, keepNext: boolean): Paragraph[] => {
  if (!typeset) return [];
  const drawing = drawChart(chart, { language, width: WIDTH });
  const name = cleanText(chart.title);
  return [
    new Paragraph({
      keepNext,
      children: [
        new ImageRun({
          type: 'svg',
          data: new TextEncoder().encode(svgOf(drawing, { name, palette, font: fontsOf(language).eastAsia })),
          fallback: { type: 'png', data: pictureOf(drawing, typeset, palette) },
          transformation: { width: drawing.width, height: drawing.height },
          altText: { name, title: name, description: name },
        }),
      ],
    }),
  ];
};

export const chartOf = (writing: Writing, chart: Chart): (Paragraph | Table)[] => {
  const { language } = writing;
  const { rows, ...drawn } = chartTable({ language, chart, names: columnNames(language) });
  const table = { ...drawn, rows: rows.map((row) => row.map(({ refs: _, ...cell }) => cell)) };
  const caption = translate(language, 'report.dataOf', { title: chart.title });
  const below = [
    ...(chart.isTabled && writing.typeset
      ? []
      : tableOf(writing, { ...table, ...(writing.typeset ? { caption } : {}) })),
    ...noteBelow(chart.note),
  ];
  const title = unitCaption(language, chart.title, chart.unit);
  return [...captionOf(title), ...imageOf(writing, chart, below.length > 0), ...below];
};
