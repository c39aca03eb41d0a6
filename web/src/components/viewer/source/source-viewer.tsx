// The source of a text file with syntax colors; it is only shown, never run.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../signed-address.ts';
import { ViewerProblem } from '../viewer-problem.tsx';
import { ViewerWait } from '../viewer-wait.tsx';
import { coloured } from './colours.ts';
import { useSource } from './use-source.ts';

const SourceViewer = ({ address, filename }: { address: Address; filename: string }) => {
  const { t } = useTranslation('viewer');
  const { text, isCut, error, retry } = useSource(address);
  const pieces = useMemo(() => coloured(text ?? '', filename), [text, filename]);
  if (error) return <ViewerProblem error={error} onRetry={retry} />;
  if (text === undefined) return <ViewerWait />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div tabIndex={0} role="document" className="min-h-0 flex-1 overflow-auto bg-canvas px-5 py-3 -outline-offset-2">
      <pre className="whitespace-pre-wrap break-words font-mono text-meta">
        {pieces.map(({ text: part, className }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position
          <span key={at} className={className}>
            {part}
          </span>
        ))}
      </pre>
      {isCut && <p className="py-3 text-fg3 text-note">{t('cut')}</p>}
    </div>
  );
};
export default SourceViewer;
