// Pictures, video and audio with the browser's own players.
import { useEffect, useState } from 'react';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { FileKind } from '../file-kind.ts';
import type { Address } from '../signed-address.ts';
import { ViewerProblem } from '../viewer-problem.tsx';
import { Picture } from './picture.tsx';

type Props = { address: Address; kind: FileKind; filename: string };

const Stream = ({ address, kind, filename }: Props) => {
  const [url, setUrl] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setError(undefined);
    address(attempt > 0).then(
      (signed) => wanted && setUrl(signed.url),
      (reason) => wanted && setError(reason),
    );
    return () => {
      wanted = false;
    };
  }, [address, attempt]);
  if (error) return <ViewerProblem error={error} onRetry={() => setAttempt((count) => count + 1)} />;
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
