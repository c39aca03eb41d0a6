// A chart: title and unit, the drawing at the available width, and its figures as a table on demand.
import { ChevronRight } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockOf } from '#shared/report/blocks.ts';
import { chartTable, columnNamesBy } from '#shared/report/chart/chart-table.ts';
import { drawChart } from '#shared/report/chart/draw-chart.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { FigureTable } from '../answer/figure-table.tsx';
import { cx } from '../ui/class-names.ts';
import { DrawingView } from './drawing-view.tsx';
import { useReportLanguage } from './report-language.ts';
import { useWidth } from './use-width.ts';

const FIRST_WIDTH = 680;
/** The smallest width in pixels; below it the chart scrolls instead of shrinking its text. */
const NARROWEST = 420;
/** A section that is not shown yet reports no new width, so the window tells that its charts scroll. */
const PHONE = '(max-width: 500px)';

const Figures = ({ chart }: { chart: BlockOf<'chart'> }) => {
  const { t } = useTranslation('report');
  const names = useMemo(() => columnNamesBy((name) => t(name)), [t]);
  const language = useReportLanguage();
  return <FigureTable block={chartTable({ language, chart, names })} />;
};

const TableToggle = ({ chart }: { chart: BlockOf<'chart'> }) => {
  const { t } = useTranslation('report');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="mt-1 inline-flex items-center gap-1 rounded-control py-1 pr-2 text-fg3 text-meta transition-colors duration-120 hover:text-fg"
      >
        <ChevronRight
          aria-hidden="true"
          className={cx('size-3.5 transition-transform duration-120', open && 'rotate-90')}
        />
        {t(open ? 'hideTable' : 'showTable')}
      </button>
      <div id={id}>{open && <Figures chart={chart} />}</div>
    </>
  );
};

export const ChartView = ({ block }: { block: BlockOf<'chart'> }) => {
  const language = useReportLanguage();
  const [ref, given] = useWidth(FIRST_WIDTH);
  const isPhone = useMedia(PHONE);
  const width = Math.max(NARROWEST, given);
  const drawing = useMemo(() => drawChart(block, { language, width }), [block, language, width]);
  return (
    <figure className="my-5">
      <figcaption className="pb-2 font-semibold text-fg2 text-note">
        {block.title}
        {block.unit && <span className="font-normal text-fg3"> ({block.unit})</span>}
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: it groups no fields */}
      <div
        ref={ref}
        role="group"
        aria-label={block.title}
        tabIndex={isPhone || given < NARROWEST ? 0 : undefined}
        className="fade-edges overflow-x-auto"
      >
        <DrawingView drawing={drawing} name={block.title} />
      </div>
      {block.note && <p className="mt-1 text-fg3 text-meta">{block.note}</p>}
      <TableToggle chart={block} />
    </figure>
  );
};
