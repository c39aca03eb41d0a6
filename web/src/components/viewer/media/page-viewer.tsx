// A foreign web page in a sandboxed frame: no scripts, requests, forms or navigation.
import { useMemo } from 'react';
import type { Address } from '../signed-address.ts';
import { useSource } from '../source/use-source.ts';
import { ViewerProblem } from '../viewer-problem.tsx';
import { ViewerWait } from '../viewer-wait.tsx';
import { withSandboxPolicy } from './sandbox-policy.ts';

export const PageViewer = ({ address, filename }: { address: Address; filename: string }) => {
  const { text, error, retry } = useSource(address);
  const page = useMemo(() => (text === undefined ? undefined : withSandboxPolicy(text)), [text]);
  if (error) return <ViewerProblem error={error} onRetry={retry} />;
  if (page === undefined) return <ViewerWait />;
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
