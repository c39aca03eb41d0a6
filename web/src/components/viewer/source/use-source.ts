// Fetches a file's text once; very long text is cut, and the view says so.
import { useEffect, useState } from 'react';
import { type Address, fetchFile } from '../signed-address.ts';

/** The character set that the file declares, else UTF-8. */
const charsetOf = (start: string): string => /(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] ?? 'utf-8';

const MARKS = [
  { charset: 'utf-16le', bytes: [0xff, 0xfe] },
  { charset: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

const decoded = async (file: Blob): Promise<string> => {
  const buffer = await file.arrayBuffer();
  const [first, second] = new Uint8Array(buffer, 0, Math.min(2, buffer.byteLength));
  const mark = MARKS.find(({ bytes }) => bytes[0] === first && bytes[1] === second);
  const start = new TextDecoder('latin1').decode(buffer.slice(0, 2048));
  try {
    return new TextDecoder(mark?.charset ?? charsetOf(start)).decode(buffer);
  } catch {
    return new TextDecoder().decode(buffer);
  }
};

/** Longer text is cut; the download contains all of it. */
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
