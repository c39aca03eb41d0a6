// Notices about the open file: that a newer version has replaced it, or that it could not be read.
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFileRow } from './use-file-row.ts';

type FileNoticeProps = { fileId: string; onOpenFile: ((fileId: string) => void) | undefined };

export const FileNotice = ({ fileId, onOpenFile }: FileNoticeProps) => {
  const { t } = useTranslation('viewer');
  const { row } = useFileRow(fileId);
  const newer = row?.supersededBy;
  if (newer)
    return (
      <Notice
        tone="warn"
        className="m-3 shrink-0"
        action={
          onOpenFile && (
            <Button size="small" onClick={() => onOpenFile(newer)}>
              {t('openNewer')}
            </Button>
          )
        }
      >
        {t('superseded', { version: row.version })}
      </Notice>
    );
  if (row?.status === 'Error')
    return (
      <Notice tone="bad" className="m-3 shrink-0">
        {t(`unread.${row.reason ?? 'temporary'}`)}
      </Notice>
    );
  return null;
};
