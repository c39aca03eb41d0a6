// A file's bytes as a blob URL of this page, revoked when the viewer closes.
import { useEffect, useState } from 'react';
import { type Address, fetchFile } from '../signed-address.ts';

type BlobState = { readonly url?: string; readonly error?: unknown };

export const useBlobUrl = (address: Address, type: string): BlobState & { retry: () => void } => {
  const [state, setState] = useState<BlobState>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    const end = new AbortController();
    let url: string | undefined;
    setState({});
    fetchFile(address, end.signal)
      .then((bytes) => {
        if (end.signal.aborted) return;
        url = URL.createObjectURL(new Blob([bytes], { type }));
        setState({ url });
      })
      .catch((error) => end.signal.aborted || setState({ error }));
    return () => {
      end.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [address, type, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
};
