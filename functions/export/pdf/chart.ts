// Draws a chart in a PDF: vectors with embedded text, and its figures in a table below.
import type { Content } from 'pdfmake/js/Printer.js';
import { translate } from '#shared/i18n/translate.ts';
import type { Chart } from '#shared/report/chart/chart.ts';
import { chartTable } from '#shared/report/chart/chart-table.ts';
import { drawChart } from '#shared/report/chart/draw-chart.ts';
import { svgOf } from '#shared/report/chart/svg.ts';
import { columnNames } from '../column-names.ts';
import { unitCaption } from '../unit-caption.ts';
import { unbroken } from './fit.ts';
import { TEXT_WIDTH } from './look.ts';
import type { Writing } from './runs.ts';
import { captionOf, noteBelow, tableOf } from './table.ts';

/** Points on paper per pixel of the drawing, which makes its text 9 points high. */
const SCALE = 0.75;

export const chartOf = (writing: Writing, chart: Chart): Content[] => {
  const { language, pickFont } = writing;
  const laid = drawChart(chart, { language, width: TEXT_WIDTH / SCALE });
  const marks = laid.marks.map((mark) => (mark.kind === 'label' ? { ...mark, text: pickFont.shown(mark.text) } : mark));
  const drawing = { ...laid, marks };
  const { rows, ...drawn } = chartTable({ language, chart, names: columnNames(language) });
  const table = { ...drawn, rows: rows.map((row) => row.map(({ refs: _, ...cell }) => cell)) };
  const picture: Content = {
    svg: svgOf(drawing, { name: chart.title, font: 'Body' }),
    width: TEXT_WIDTH,
    drawnHeight: drawing.height * SCALE,
    margin: [0, 2, 0, 0],
    alt: chart.title,
  };
  const caption = captionOf(writing, unitCaption(language, chart.title, chart.unit));
  return [
    ...unbroken([...caption, picture, ...(chart.isTabled ? noteBelow(writing, chart.note) : [])]),
    ...(chart.isTabled
      ? []
      : [
          ...tableOf(writing, { ...table, caption: translate(language, 'report.dataOf', { title: chart.title }) }),
          ...noteBelow(writing, chart.note),
        ]),
  ];
};
