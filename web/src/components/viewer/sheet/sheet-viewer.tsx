// A workbook as its program would show it: sheets as tabs, cells in their formats, the cited range framed.
import { useMemo, useState } from 'react';
import { cornersOf } from '#shared/spreadsheet/a1.ts';
import { useCall } from '#web/lib/api.ts';
import type { Target } from '../text/find-segment.ts';
import SegmentViewer from '../text/segment-viewer.tsx';
import { ViewerWait } from '../viewer-wait.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetTabs } from './sheet-tabs.tsx';

/** Falls back to the extracted text for a workbook that cannot be laid out or is being edited. */
const SheetViewer = ({ fileId, target }: { fileId: string; target: Target }) => {
  const { data, error } = useCall('spreadsheets.open', { params: { id: fileId } }, { keepPreviousData: false });
  const [chosen, choose] = useState<{ readonly index: number; readonly after: Target }>();
  const cited = useMemo(() => (target.range ? cornersOf(target.range) : undefined), [target.range]);
  if (error || (data && data.file.unsaved > 0)) return <SegmentViewer fileId={fileId} target={target} />;
  if (!data) return <ViewerWait />;
  const { sheets, looks } = data;
  const named = sheets.find(({ name }) => name === target.sheet);
  const first = named ?? sheets.find(({ hidden }) => !hidden) ?? sheets[0];
  // A new citation opens its own sheet, whichever was chosen before.
  const sheet = sheets.find(({ index }) => chosen?.after === target && index === chosen.index) ?? first;
  if (!sheet) return <SegmentViewer fileId={fileId} target={target} />;
  return (
    <>
      {sheets.length > 1 && (
        <SheetTabs
          sheets={sheets}
          current={sheet.index}
          onChoose={(index) => choose({ index, after: target })}
          className="border-b"
        />
      )}
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
