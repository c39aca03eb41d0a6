// A workbook as its program would show it: sheets as tabs, cells in their formats; the cited range in its frame.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cornersOf } from '#shared/spreadsheet/a1.ts';
import { useCall } from '../../../lib/api.ts';
import { cx } from '../../ui/class-names.ts';
import type { Target } from '../text/find-segment.ts';
import SegmentViewer from '../text/segment-viewer.tsx';
import { ViewerWait } from '../viewer-wait.tsx';
import type { SheetInfo } from './sheet-geometry.ts';
import { SheetGrid } from './sheet-grid.tsx';

type TabsProps = { sheets: readonly SheetInfo[]; current: number; onChoose: (index: number) => void };

const Tabs = ({ sheets, current, onChoose }: TabsProps) => {
  const { t } = useTranslation('viewer');
  return (
    <div
      role="tablist"
      aria-label={t('sheets')}
      className="flex gap-0.5 overflow-x-auto border-line border-b bg-canvas px-3 py-1.5"
    >
      {sheets.map(({ index, name, hidden }) => (
        <button
          key={index}
          type="button"
          role="tab"
          aria-selected={index === current}
          onClick={() => onChoose(index)}
          className={cx(
            'shrink-0 rounded-control px-2 py-1 text-meta',
            index === current ? 'bg-active font-semibold text-fg' : 'text-fg2 hover:bg-hover',
          )}
        >
          {hidden ? t('hiddenSheet', { name }) : name}
        </button>
      ))}
    </div>
  );
};

/** What cannot be laid out, and what somebody is changing right now, is shown by the text that was read from it. */
const SheetViewer = ({ fileId, target }: { fileId: string; target: Target }) => {
  const { data, error } = useCall('spreadsheets.open', { params: { id: fileId } }, { keepPreviousData: false });
  const [chosen, choose] = useState<number>();
  const cited = useMemo(() => (target.range ? cornersOf(target.range) : undefined), [target.range]);
  if (error || (data && data.file.unsaved > 0)) return <SegmentViewer fileId={fileId} target={target} />;
  if (!data) return <ViewerWait />;
  const { sheets, looks } = data;
  const named = sheets.find(({ name }) => name === target.sheet);
  const first = named ?? sheets.find(({ hidden }) => !hidden) ?? sheets[0];
  const sheet = sheets.find(({ index }) => index === chosen) ?? first;
  if (!sheet) return <SegmentViewer fileId={fileId} target={target} />;
  const shown = sheets.filter(({ hidden, index }) => !hidden || index === sheet.index);
  return (
    <>
      {shown.length > 1 && <Tabs sheets={shown} current={sheet.index} onChoose={choose} />}
      <SheetGrid
        key={sheet.index}
        fileId={fileId}
        sheet={sheet}
        looks={looks}
        cited={sheet === named ? cited : undefined}
      />
    </>
  );
};
export default SheetViewer;
