// Downloads the list: the client's own file with the answers in its cells, or the list as a document.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/ui/form-dialog.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { call } from '#web/lib/api.ts';
import { saveFrom } from '#web/lib/save-from.ts';
import type { List } from './types.ts';

const OWN_FORMATS = ['xlsx', 'docx', 'pdf'] as const;
const FORMATS = ['original', ...OWN_FORMATS] as const;
type Format = (typeof FORMATS)[number];

const isWorkbook = (format: Format, list: List): boolean =>
  format === 'xlsx' || (format === 'original' && (list.format === 'xlsx' || list.format === 'xls'));

const useDownload = (list: List, onClose: () => void) => {
  const { t } = useTranslation('checklists');
  const fail = useFailToast();
  const [isBusy, setBusy] = useState(false);
  const download = async (format: Format, hasEvidence: boolean) => {
    setBusy(true);
    try {
      const { url, filename, unwritten, isAppendixMissing } = await call('checklists.download', {
        params: { id: list.id },
        query: { format, evidence: hasEvidence ? 'true' : 'false' },
      });
      saveFrom(url, filename);
      const count = unwritten.length;
      toast({ kind: 'success', text: count > 0 ? t('screen.unwritten', { count }) : t('screen.downloadStarted') });
      if (isAppendixMissing) toast({ kind: 'info', text: t('screen.evidenceMissing') });
      onClose();
    } catch (error) {
      fail(error, t('screen.downloadFailed'));
    }
    setBusy(false);
  };
  return { download, isBusy };
};

type Props = { list: List; onClose: () => void };

export const DownloadDialog = ({ list, onClose }: Props) => {
  const { t } = useTranslation('checklists');
  const { download, isBusy } = useDownload(list, onClose);
  const formats: readonly Format[] = list.format === 'none' ? OWN_FORMATS : FORMATS;
  const [format, setFormat] = useState<Format>(formats[0] ?? 'xlsx');
  const [hasEvidence, setHasEvidence] = useState(false);
  const takesSheet = isWorkbook(format, list);
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('screen.download')}
      submitLabel={t('screen.download')}
      isSubmitting={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void download(format, takesSheet && hasEvidence);
      }}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium text-note">{t('screen.formatHead')}</legend>
        {formats.map((one) => (
          <label key={one} className="flex items-center gap-2 text-ui">
            <input type="radio" name="format" checked={format === one} onChange={() => setFormat(one)} />
            {t(`screen.format.${one}`)}
          </label>
        ))}
      </fieldset>
      {takesSheet && (
        <label className="flex items-start gap-2 text-ui">
          <input
            type="checkbox"
            className="mt-1"
            checked={hasEvidence}
            onChange={({ target }) => setHasEvidence(target.checked)}
          />
          <span>
            {t('screen.evidenceSheet')}
            <span className="block text-fg2 text-note">{t('screen.evidenceHint')}</span>
          </span>
        </label>
      )}
    </FormDialog>
  );
};
