// The blocks that only reports have; loaded with the first of them.
import type { BlockOf } from '#shared/report/blocks.ts';
import { ChartView } from './chart-view.tsx';
import { MatrixView } from './matrix-view.tsx';
import { TilesView } from './tiles-view.tsx';
import { TimelineView } from './timeline-view.tsx';

export type Drawable = BlockOf<'chart' | 'figures' | 'timeline' | 'matrix'>;

export const DrawnBlock = ({ block }: { block: Drawable }) => {
  switch (block.kind) {
    case 'chart':
      return <ChartView block={block} />;
    case 'figures':
      return <TilesView block={block} />;
    case 'timeline':
      return <TimelineView block={block} />;
    case 'matrix':
      return <MatrixView block={block} />;
  }
};
