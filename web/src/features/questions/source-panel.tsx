// The source of a citation, with buttons for the previous and next citation.
import { useTranslation } from 'react-i18next';
import { AddFiling } from '#web/components/viewer/add-filing.tsx';
import { DocumentPanel } from '#web/components/viewer/document-panel.tsx';
import { useCan } from '#web/lib/use-user.ts';
import type { OpenSource } from './use-question-address.ts';
import { useTurn } from './use-turn.ts';

type Props = {
  source: OpenSource;
  projectId: string | undefined;
  onOpen: (n: number) => void;
  onClose: () => void;
};

const walk = (numbers: readonly number[], n: number, by: 1 | -1): number | undefined => {
  const at = numbers.indexOf(n);
  return at < 0 ? undefined : numbers[at + by];
};

export const SourcePanel = ({ source, projectId, onOpen, onClose }: Props) => {
  const { t } = useTranslation('viewer');
  const mayDownload = useCan('export', projectId);
  const { turn } = useTurn(source.searchId);
  const { references, alsoRead } = turn;
  const all = [...references, ...alsoRead];
  const reference = all.find(({ n }) => n === source.n);
  if (!reference) return null;
  const numbers = all.map(({ n }) => n);
  const before = walk(numbers, source.n, -1);
  const after = walk(numbers, source.n, 1);
  return (
    <DocumentPanel
      label={t('source')}
      fileId={reference.fileId}
      url={reference.url}
      outside={reference}
      filename={reference.title}
      number={source.n}
      target={{ ...reference.locator, quote: reference.quote }}
      onPrevious={before === undefined ? undefined : () => onOpen(before)}
      onNext={after === undefined ? undefined : () => onOpen(after)}
      onClose={onClose}
      mayDownload={mayDownload}
      actions={
        projectId && reference.filing ? (
          <AddFiling key={source.n} projectId={projectId} filing={{ searchId: source.searchId, n: source.n }} />
        ) : undefined
      }
    />
  );
};
