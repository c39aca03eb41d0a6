// A picture: fitted into the panel, zoomed in steps, at its actual size after a double click.
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import type { Address } from '../signed-address.ts';
import { ViewerProblem } from '../viewer-problem.tsx';
import { ViewerWait } from '../viewer-wait.tsx';
import { useBlobUrl } from './use-blob-url.ts';

const STEP = 1.25;
const [SMALLEST, LARGEST] = [0.05, 16];

type Size = { readonly width: number; readonly height: number };

const useZoom = () => {
  /** `undefined` while the picture is fitted to the panel. */
  const [zoom, setZoom] = useState<number>();
  const [natural, setNatural] = useState<Size>();
  const [shown, setShown] = useState<HTMLImageElement | null>(null);
  const now = () => zoom ?? (natural && shown && shown.width > 0 ? shown.width / natural.width : 1);
  const by = (factor: number) => setZoom(Math.min(LARGEST, Math.max(SMALLEST, now() * factor)));
  return { zoom, natural, setNatural, setShown, by, fit: () => setZoom(undefined), actual: () => setZoom(1) };
};

const Tools = ({ zoom, by, fit }: Pick<ReturnType<typeof useZoom>, 'zoom' | 'by' | 'fit'>) => {
  const { t } = useTranslation('viewer');
  return (
    <div
      role="toolbar"
      aria-label={t('imageTools')}
      className="flex items-center justify-end gap-1 border-line border-b bg-canvas px-3 py-1 text-meta"
    >
      <IconButton size="small" label={t('zoomOut')} onClick={() => by(1 / STEP)}>
        <ZoomOut />
      </IconButton>
      <span className="w-12 text-center text-fg3 tabular">
        {zoom !== undefined && t('zoom', { percent: Math.round(zoom * 100) })}
      </span>
      <IconButton size="small" label={t('zoomIn')} onClick={() => by(STEP)}>
        <ZoomIn />
      </IconButton>
      <IconButton size="small" label={t('fitWhole')} aria-pressed={zoom === undefined} onClick={fit}>
        <Maximize />
      </IconButton>
    </div>
  );
};

/** An SVG is shown in an `img`, where neither its scripts nor its links work. */
export const Picture = ({ address, filename }: { address: Address; filename: string }) => {
  const svg = /\.svg$/i.test(filename);
  const { url, error, retry } = useBlobUrl(address, svg ? 'image/svg+xml' : '');
  const [broken, setBroken] = useState(false);
  const { zoom, natural, setNatural, setShown, by, fit, actual } = useZoom();
  if (error || broken) return <ViewerProblem error={error} onRetry={broken ? undefined : retry} />;
  if (!url) return <ViewerWait />;
  const isFitted = zoom === undefined || !natural;
  return (
    <>
      <Tools zoom={zoom} by={by} fit={fit} />
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        role="document"
        onDoubleClick={isFitted ? actual : fit}
        onWheel={(event) => event.ctrlKey && by(event.deltaY < 0 ? STEP : 1 / STEP)}
        className="min-h-0 flex-1 overflow-auto bg-active p-4 -outline-offset-2"
      >
        <img
          ref={setShown}
          src={url}
          alt={filename}
          onError={() => setBroken(true)}
          onLoad={({ currentTarget }) =>
            setNatural({ width: currentTarget.naturalWidth || 300, height: currentTarget.naturalHeight || 150 })
          }
          style={isFitted ? undefined : { width: natural.width * zoom, height: natural.height * zoom }}
          className={isFitted ? 'mx-auto max-h-full max-w-full object-contain' : 'max-w-none'}
        />
      </div>
    </>
  );
};
