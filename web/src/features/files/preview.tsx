// The preview of the file in the address, at its locator.
import { useTranslation } from 'react-i18next';
import { DocumentPanel } from '#web/components/viewer/document-panel.tsx';
import { locatorFrom } from '#web/components/viewer/locator-query.ts';
import { useFileRow } from '#web/components/viewer/use-file-row.ts';
import { useCan } from '#web/lib/use-user.ts';

type Props = {
  fileId: string;
  filename: string | undefined;
  query: URLSearchParams;
  projectId: string;
  onOpen: (fileId: string) => void;
  onClose: () => void;
};

export const Preview = ({ fileId, filename, query, projectId, onOpen, onClose }: Props) => {
  const { t } = useTranslation('viewer');
  const mayDownload = useCan('export', projectId);
  const target = locatorFrom(query);
  // A file that is not on this page of the list loads its own row.
  const { row, error } = useFileRow(fileId);
  const name = filename ?? row?.filename;
  if (!name && !error) return null;
  // The file is gone: only the close button is left.
  if (!name) return <DocumentPanel label={t('panel')} filename={t('gone')} target={target} onClose={onClose} />;
  return (
    <DocumentPanel
      label={t('panel')}
      fileId={fileId}
      filename={name}
      target={target}
      onOpenFile={onOpen}
      onClose={onClose}
      mayDownload={mayDownload}
    />
  );
};
