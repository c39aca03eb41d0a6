// A foreign HTML or XML page in a frame that may do nothing: no scripts, no requests, no forms, no navigation.
import { useEffect, useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Address, fetchFile } from '../signed-address.ts';
import { ViewerProblem } from '../viewer-problem.tsx';

const POLICY = [
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  'font-src data:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');
const HEAD = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="color-scheme" content="light">`;

const charsetOf = (start: string): string => /charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] ?? 'utf-8';

const decoded = async (bytes: Blob): Promise<string> => {
  const buffer = await bytes.arrayBuffer();
  const start = new TextDecoder('latin1').decode(buffer.slice(0, 2048));
  try {
    return new TextDecoder(charsetOf(start)).decode(buffer);
  } catch {
    return new TextDecoder().decode(buffer);
  }
};

export const PageViewer = ({ address, filename }: { address: Address; filename: string }) => {
  const [page, setPage] = useState<string>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const end = new AbortController();
    fetchFile(address, end.signal)
      .then(decoded)
      .then(
        (text) => end.signal.aborted || setPage(HEAD + text),
        (reason) => end.signal.aborted || setError(reason),
      );
    return () => end.abort();
  }, [address]);
  if (error) return <ViewerProblem error={error} />;
  if (page === undefined) return <Skeleton className="m-5 h-64" />;
  return (
    <iframe
      title={filename}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={page}
      className="min-h-0 w-full flex-1 border-0 bg-[#fff]"
    />
  );
};
