// The header of an open workbook: its name and state, save, undo, number formats, sync and download.
import { ArrowLeft, Download, Redo2, RefreshCw, Save, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PresentPeople } from '#web/components/people/present-people.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Confirm } from '#web/components/ui/confirm.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { useAction } from '#web/lib/api.ts';
import type { PresentPerson } from '#web/lib/use-presence.ts';
import { useCan } from '#web/lib/use-user.ts';
import type { Draft } from './edit/use-draft.ts';
import { FormatSelect } from './format-select.tsx';
import type { SheetInfo, Workbook } from './grid/layout.ts';
import type { Selection } from './grid/selection.ts';
import { useDownload, useSync } from './list/use-list-actions.ts';

type Props = {
  workbook: Workbook;
  projectId: string;
  draft: Draft;
  people: readonly PresentPerson[];
  mayEdit: boolean;
  isSaving: boolean;
  sheet: SheetInfo;
  selection: Selection;
  onSave: () => unknown;
  onClose: () => void;
};

const State = ({ draft, mayEdit }: Pick<Props, 'draft' | 'mayEdit'>) => {
  const { t } = useTranslation('spreadsheets');
  const text = draft.isSending
    ? t('state.sending')
    : draft.unsaved > 0
      ? t('state.unsaved', { count: draft.unsaved })
      : mayEdit
        ? t('state.saved')
        : t('state.readOnly');
  return (
    <span role="status" className="text-fg3 text-meta">
      {text}
    </span>
  );
};

const Discard = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const { t } = useTranslation('spreadsheets');
  const fail = useFailToast();
  const [open, setOpen] = useState(false);
  const { trigger, isMutating } = useAction('spreadsheets.discard');
  const discard = async () => {
    try {
      await trigger({ params: { id } });
      toast({ kind: 'success', text: t('discarded') });
      onDone();
    } catch (error) {
      fail(error, t('discardFailed'));
    }
    setOpen(false);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('discard')}
      </Button>
      {open && (
        <Confirm
          open
          onOpenChange={setOpen}
          title={t('discardTitle')}
          description={t('discardText')}
          confirmLabel={t('discard')}
          onConfirm={discard}
          loading={isMutating}
        />
      )}
    </>
  );
};

export const WorkbookHead = (props: Props) => {
  const { workbook, projectId, draft, people, mayEdit, isSaving, sheet, selection, onSave, onClose } = props;
  const { t } = useTranslation('spreadsheets');
  const mayExport = useCan('export', projectId);
  const sync = useSync(projectId);
  const download = useDownload();
  const { file } = workbook;
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1.5 px-4 py-2.5">
      <IconButton label={t('back')} onClick={onClose}>
        <ArrowLeft />
      </IconButton>
      <div className="mr-2 min-w-0 flex-1 basis-40">
        <h1 className="truncate font-semibold text-section leading-tight">{file.filename}</h1>
        <State draft={draft} mayEdit={mayEdit} />
      </div>
      <PresentPeople people={people} />
      {mayEdit && (
        <>
          <IconButton label={t('undo')} keys="Ctrl Z" disabled={!draft.canUndo} onClick={draft.undo}>
            <Undo2 />
          </IconButton>
          <IconButton label={t('redo')} keys="Ctrl Y" disabled={!draft.canRedo} onClick={draft.redo}>
            <Redo2 />
          </IconButton>
          <FormatSelect store={draft.stores.of(sheet.index)} sheet={sheet} selection={selection} draft={draft} />
        </>
      )}
      {mayEdit && (
        <IconButton label={t('sync')} onClick={() => void sync(file)}>
          <RefreshCw />
        </IconButton>
      )}
      {mayExport && (
        <IconButton label={t('download')} onClick={() => void download(file)}>
          <Download />
        </IconButton>
      )}
      {mayEdit && draft.unsaved > 0 && <Discard id={file.id} onDone={onClose} />}
      {mayEdit && (
        <Button
          variant="primary"
          icon={<Save />}
          loading={isSaving}
          disabled={draft.unsaved === 0 && !draft.isSending}
          onClick={onSave}
        >
          {t('save')}
        </Button>
      )}
    </header>
  );
};
