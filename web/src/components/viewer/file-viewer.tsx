// Shows a file in the viewer of its kind; documents without a page of their own by their extracted text.
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/skeleton.tsx';
import { kindOf } from './file-kind.ts';
import { MediaViewer } from './media/media-viewer.tsx';
import { PageViewer } from './media/page-viewer.tsx';
import { type Address, signedAddress } from './signed-address.ts';
import type { Target } from './text/find-segment.ts';
import { defaultViewMode, type ViewMode, viewModesOf } from './view-modes.ts';

const PdfViewer = lazy(() => import('./pdf/pdf-viewer.tsx'));
const SegmentViewer = lazy(() => import('./text/segment-viewer.tsx'));

const SheetViewer = lazy(() => import('./sheet/sheet-viewer.tsx'));
const SourceViewer = lazy(() => import('./source/source-viewer.tsx'));
const MarkdownViewer = lazy(() => import('./source/markdown-viewer.tsx'));

/** A web page, note or program in its view modes: as text, in which passages can be marked, rendered, or as source. */
const InWays = ({
  address,
  fileId,
  filename,
  target,
  ways,
}: Props & { address: Address; ways: readonly ViewMode[] }) => {
  const { t } = useTranslation('viewer');
  const first = defaultViewMode(ways, target.quote !== undefined);
  const [chosen, choose] = useState<{ readonly way: ViewMode; readonly after: Target }>();
  // A new citation opens in the first mode, whichever was chosen before.
  const way = chosen?.after === target ? chosen.way : first;
  return (
    <>
      <div className="flex gap-1 border-line border-b bg-canvas px-3 py-1.5">
        {ways.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === way}
            onClick={() => choose({ way: one, after: target })}
            className="rounded-control px-2 py-1 text-fg2 text-meta aria-pressed:bg-active aria-pressed:font-semibold aria-pressed:text-fg"
          >
            {t(`way.${one}`)}
          </button>
        ))}
      </div>
      {way === 'page' && <PageViewer address={address} filename={filename} />}
      {way === 'document' && <MarkdownViewer address={address} />}
      {way === 'source' && <SourceViewer address={address} filename={filename} />}
      {way === 'text' && <SegmentViewer fileId={fileId} target={target} />}
    </>
  );
};

const WORKBOOK = /\.xlsx?$/i;

type Props = { fileId: string; filename: string; target: Target };

const Chosen = (props: Props & { address: Address }) => {
  const { t } = useTranslation('viewer');
  const { fileId, filename, address, target } = props;
  const kind = kindOf(filename);
  if (kind === 'pdf') return <PdfViewer address={address} target={target} />;
  if (kind === 'image' || kind === 'video' || kind === 'audio')
    return <MediaViewer address={address} kind={kind} filename={filename} />;
  if (WORKBOOK.test(filename)) return <SheetViewer fileId={fileId} target={target} />;
  const ways = viewModesOf(filename);
  if (ways.length > 0) return <InWays {...props} ways={ways} />;
  if (kind === 'archive' || kind === 'other')
    return <p className="p-8 text-center text-fg3 text-ui">{t('noPreview')}</p>;
  return <SegmentViewer fileId={fileId} target={target} />;
};

export const FileViewer = ({ fileId, ...rest }: Props) => {
  const address = useMemo(() => signedAddress(fileId), [fileId]);
  return (
    <Suspense fallback={<Skeleton className="m-4 h-2/3" />}>
      <Chosen key={fileId} fileId={fileId} {...rest} address={address} />
    </Suspense>
  );
};
