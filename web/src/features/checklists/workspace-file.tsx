// Chooses a list among the workspace's spreadsheets by name.
import { ChevronsUpDown, FileSpreadsheet } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { usePopup } from '#web/components/ui/use-popup.ts';
import { useCall } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { isList } from './use-create.ts';

const load = async () => ({ default: (await import('#web/components/ui/combobox.tsx')).Combobox });
const Combobox = lazy(load);
/** The page size limit of the list; other files are found by name. */
const OFFERED = 100;

type Props = { projectId: string; busy: boolean; onChoose: (fileId: string) => void };

export const WorkspaceFile = ({ projectId, busy, onChoose }: Props) => {
  const { t } = useTranslation('checklists');
  const { anchor, open, setOpen, used, button } = usePopup(load);
  const [search, setSearch] = useState('');
  const query = { projectId, kind: 'Spreadsheet', status: 'Done', limit: OFFERED, offset: 0, search } as const;
  const { data } = useCall('files.list', used ? { query } : null);
  const options = (data?.rows ?? [])
    .filter(({ filename }) => isList(filename))
    .map(({ id, filename, updatedAt }) => ({ value: id, label: filename, hint: formatDate(updatedAt) }));
  return (
    <>
      <Button {...button} icon={<FileSpreadsheet />} loading={busy} aria-haspopup="dialog" className="justify-start">
        <span className="min-w-0 flex-1 truncate text-left">{t('screen.fromWorkspace')}</span>
        <ChevronsUpDown aria-hidden="true" className="text-fg3" />
      </Button>
      <Suspense>
        {used && (
          <Combobox
            anchor={anchor}
            open={open}
            onOpenChange={setOpen}
            options={options}
            value={undefined}
            onSearch={setSearch}
            onSelect={({ value }) => {
              setOpen(false);
              onChoose(value);
            }}
            searchLabel={t('screen.findSpreadsheet')}
            emptyText={data ? t(search ? 'screen.noSpreadsheetFound' : 'screen.noSpreadsheets') : ''}
          />
        )}
      </Suspense>
    </>
  );
};
