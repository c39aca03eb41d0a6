// Builds the valuation on one sheet, from cash flows to value per share.
import { label } from '../label.ts';
import { blank, type Sheet, title } from '../workbook/workbook.ts';
import { bridgeChart, bridgeChartLines } from './bridge-chart.ts';
import { equityLines } from './equity-lines.ts';
import { discountingLines, operatingLines } from './flow-lines.ts';
import type { DcfInput } from './input.ts';
import { terminalLines } from './terminal-lines.ts';

export const flowsSheet = (dcf: DcfInput): Sheet => ({
  id: 'dcf',
  title: label('sheet.dcf'),
  frozen: 2,
  lines: [
    title(label('dcf.title', { company: dcf.company })),
    ...operatingLines(dcf),
    blank,
    ...discountingLines(dcf),
    blank,
    ...terminalLines(dcf),
    blank,
    ...equityLines(dcf),
    ...bridgeChartLines(dcf),
  ],
  chart: bridgeChart(dcf),
});
