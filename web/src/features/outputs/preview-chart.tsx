// The first chart of a report at the size of a card.
import { useMemo } from 'react';
import type { BlockOf } from '#shared/report/blocks.ts';
import { drawChart } from '#shared/report/chart/draw-chart.ts';
import type { Report } from '#shared/report/report.ts';
import { DrawingView } from '#web/components/report/drawing-view.tsx';

/** The width in pixels at which the chart's text is readable; the chart is drawn at it and scaled down. */
const DRAWN = 460;

type PreviewChartProps = { block: BlockOf<'chart'>; language: Report['language'] };

const PreviewChart = ({ block, language }: PreviewChartProps) => {
  const drawing = useMemo(() => drawChart(block, { language, width: DRAWN }), [block, language]);
  return (
    <>
      <p className="shrink-0 truncate font-semibold text-fg text-meta">{block.title}</p>
      <div className="shrink-0 [&_svg]:h-auto [&_svg]:w-full">
        <DrawingView drawing={drawing} name={block.title} />
      </div>
    </>
  );
};
export default PreviewChart;
