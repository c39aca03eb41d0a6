// Pictures, films and sound by the browser's own means.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { FileKind } from '../file-kind.ts';
import type { Address } from '../signed-address.ts';
import { ViewerProblem } from '../viewer-problem.tsx';
import { useBlobUrl } from './use-blob-url.ts';

type Props = { address: Address; kind: FileKind; filename: string };

/** An SVG becomes a picture: in an `img` neither its scripts nor its links do anything. */
const Picture = ({ address, filename }: Props) => {
  const { t } = useTranslation('viewer');
  const svg = /\.svg$/i.test(filename);
  const { url, error } = useBlobUrl(address, svg ? 'image/svg+xml' : '');
  const [actual, setActual] = useState(false);
  const [broken, setBroken] = useState(false);
  if (error || broken) return <ViewerProblem error={error} />;
  if (!url) return <Skeleton className="m-5 h-64" />;
  return (
    <button
      type="button"
      aria-label={actual ? t('fit') : t('actualSize')}
      onClick={() => setActual(!actual)}
      className={`min-h-0 flex-1 overflow-auto bg-active p-4 -outline-offset-2 ${actual ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
    >
      <img
        src={url}
        alt={filename}
        onError={() => setBroken(true)}
        className={actual ? 'max-w-none' : 'mx-auto max-h-full max-w-full object-contain'}
      />
    </button>
  );
};

const Stream = ({ address, kind, filename }: Props) => {
  const [url, setUrl] = useState<string>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    address().then(
      (signed) => wanted && setUrl(signed.url),
      (reason) => wanted && setError(reason),
    );
    return () => {
      wanted = false;
    };
  }, [address]);
  if (error) return <ViewerProblem error={error} />;
  if (!url) return <Skeleton className="m-5 h-40" />;
  const common = { src: url, controls: true, 'aria-label': filename, onError: () => setError(new Error('media')) };
  return (
    <div className="grid min-h-0 flex-1 place-items-center bg-active p-4">
      {kind === 'video' ? (
        <video {...common} className="max-h-full max-w-full" />
      ) : (
        <audio {...common} className="w-full max-w-lg" />
      )}
    </div>
  );
};

export const MediaViewer = (props: Props) => (props.kind === 'image' ? <Picture {...props} /> : <Stream {...props} />);
