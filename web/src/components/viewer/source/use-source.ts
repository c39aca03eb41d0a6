// A file's text, fetched once; what is longer than anybody reads on a screen is cut and says so.
import { useEffect, useState } from 'react';
import { type Address, fetchFile } from '../signed-address.ts';
import { decoded } from './decoded.ts';

/** Longer text is cut: the whole of it is a download away. */
const MAX_CHARACTERS = 2_000_000;

type Source = { readonly text?: string; readonly isCut?: boolean; readonly error?: unknown };

export const useSource = (address: Address): Source & { retry: () => void } => {
  const [source, setSource] = useState<Source>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    const end = new AbortController();
    setSource({});
    fetchFile(address, end.signal)
      .then(decoded)
      .then(
        (text) =>
          end.signal.aborted || setSource({ text: text.slice(0, MAX_CHARACTERS), isCut: text.length > MAX_CHARACTERS }),
        (error) => end.signal.aborted || setSource({ error }),
      );
    return () => end.abort();
  }, [address, attempt]);
  return { ...source, retry: () => setAttempt((count) => count + 1) };
};
