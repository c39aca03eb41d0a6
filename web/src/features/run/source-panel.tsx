// The source of a report's citation, with buttons for the previous and next citation.
import { useTranslation } from 'react-i18next';
import type { Report } from '#shared/report/report.ts';
import { AddFiling } from '#web/components/viewer/add-filing.tsx';
import { DocumentPanel } from '#web/components/viewer/document-panel.tsx';
import { useCan } from '#web/lib/use-user.ts';

type SourcePanelProps = {
  references: Report['references'];
  n: number;
  projectId: string;
  onOpen: (n: number) => void;
  onClose: () => void;
};

export const SourcePanel = ({ references, n, projectId, onOpen, onClose }: SourcePanelProps) => {
  const { t } = useTranslation('viewer');
  const mayDownload = useCan('export', projectId);
  const at = references.findIndex((one) => one.n === n);
  const reference = references[at];
  if (!reference) return null;
  const before = references[at - 1];
  const after = references[at + 1];
  return (
    <DocumentPanel
      label={t('source')}
      fileId={reference.fileId}
      url={reference.url}
      filename={reference.title}
      number={n}
      target={{ ...reference.locator, quote: reference.quote }}
      onPrevious={before && (() => onOpen(before.n))}
      onNext={after && (() => onOpen(after.n))}
      onClose={onClose}
      mayDownload={mayDownload}
      actions={
        reference.filing && reference.fileId ? (
          <AddFiling key={n} projectId={projectId} filing={{ fileId: reference.fileId }} />
        ) : undefined
      }
    />
  );
};
