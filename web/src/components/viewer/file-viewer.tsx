// Shows a file in the way that suits its kind; documents without a page of their own by the text read from them.
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../ui/class-names.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { extensionOf, kindOf } from './file-kind.ts';
import { MediaViewer } from './media/media-viewer.tsx';
import { PageViewer } from './media/page-viewer.tsx';
import { type Address, signedAddress } from './signed-address.ts';
import type { Target } from './text/find-segment.ts';

const PdfViewer = lazy(() => import('./pdf/pdf-viewer.tsx'));
const SegmentViewer = lazy(() => import('./text/segment-viewer.tsx'));

const HTML = new Set(['html', 'htm', 'xhtml']);

/** A web page as text, where passages can be marked, or as it looks, inside its frame. */
const TextOrPage = ({ address, fileId, filename, target }: Props & { address: Address }) => {
  const { t } = useTranslation('viewer');
  const [asPage, setAsPage] = useState(false);
  const tab = (on: boolean) =>
    cx('rounded-control px-2 py-1 text-meta', on ? 'bg-active font-semibold text-fg' : 'text-fg2 hover:bg-hover');
  return (
    <>
      <div className="flex gap-1 border-line border-b bg-canvas px-3 py-1.5">
        <button type="button" aria-pressed={!asPage} className={tab(!asPage)} onClick={() => setAsPage(false)}>
          {t('asText')}
        </button>
        <button type="button" aria-pressed={asPage} className={tab(asPage)} onClick={() => setAsPage(true)}>
          {t('asPage')}
        </button>
      </div>
      {asPage ? (
        <PageViewer address={address} filename={filename} />
      ) : (
        <SegmentViewer fileId={fileId} target={target} />
      )}
    </>
  );
};

type Props = { fileId: string; filename: string; target: Target };

const Chosen = (props: Props & { address: Address }) => {
  const { t } = useTranslation('viewer');
  const { fileId, filename, address, target } = props;
  const kind = kindOf(filename);
  if (kind === 'pdf') return <PdfViewer address={address} target={target} />;
  if (kind === 'image' || kind === 'video' || kind === 'audio')
    return <MediaViewer address={address} kind={kind} filename={filename} />;
  if (HTML.has(extensionOf(filename))) return <TextOrPage {...props} />;
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
