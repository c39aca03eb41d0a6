// Lays a chart's data out as a drawing of a given width.
import type { Language } from '../../model/enums.ts';
import { barChart } from './bar.ts';
import type { Chart } from './chart.ts';
import type { Drawing } from './drawing.ts';
import { flowChart } from './flow.ts';
import { heatChart } from './heat.ts';
import { areaChart, lineChart } from './line.ts';
import { rangeChart } from './range.ts';
import { scatterChart } from './scatter.ts';
import type { Sheet } from './sheet.ts';
import { treemapChart } from './treemap.ts';
import { waterfallChart } from './waterfall.ts';

const layOut = (sheet: Sheet, { chart }: Chart): Drawing => {
  switch (chart.type) {
    case 'bar':
      return barChart(sheet, chart);
    case 'line':
      return lineChart(sheet, chart);
    case 'area':
      return areaChart(sheet, chart);
    case 'waterfall':
      return waterfallChart(sheet, chart);
    case 'treemap':
      return treemapChart(sheet, chart);
    case 'scatter':
      return scatterChart(sheet, chart);
    case 'range':
      return rangeChart(sheet, chart);
    case 'flow':
      return flowChart(sheet, chart);
    case 'heat':
      return heatChart(sheet, chart);
    default:
      return chart satisfies never;
  }
};

/** False for labels without text and lines of one point. */
const isSeen = (mark: Drawing['marks'][number]): boolean =>
  mark.kind === 'label' ? mark.text !== '' : mark.kind !== 'line' || mark.points.length > 1;

export const drawChart = (chart: Chart, { language, width }: { language: Language; width: number }): Drawing => {
  const drawing = layOut({ language, width, unit: chart.unit, decimals: chart.decimals }, chart);
  return { ...drawing, marks: drawing.marks.filter(isSeen) };
};
