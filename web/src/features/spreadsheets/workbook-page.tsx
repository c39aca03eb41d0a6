// An open workbook: header, formula bar, grid and sheet tabs.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { cornersOf } from '#shared/spreadsheet/a1.ts';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { SheetTabs } from '#web/components/viewer/sheet/sheet-tabs.tsx';
import { readsOf } from '#web/lib/api.ts';
import { usePresence } from '#web/lib/use-presence.ts';
import { useCan } from '#web/lib/use-user.ts';
import { Closed } from './closed.tsx';
import { useDraft } from './edit/use-draft.ts';
import { inputOf, useField } from './edit/use-field.ts';
import { FormulaBar } from './formula-bar.tsx';
import type { Workbook } from './grid/layout.ts';
import { type Selection, spot } from './grid/selection.ts';
import { Notices } from './notices.tsx';
import { SheetView } from './sheet-view.tsx';
import { useWorkbook } from './use-workbook.ts';
import { WorkbookHead } from './workbook-head.tsx';

type Props = { workbook: Workbook; projectId: string; onClose: () => void; onOpen: (id: string) => void };

/** The sheet and range named in the address. */
const useCited = (workbook: Workbook) => {
  const [params] = useSearchParams();
  const named = workbook.sheets.find(({ name }) => name === params.get('sheet'));
  const range = named && cornersOf(params.get('range') ?? '');
  return { sheet: named?.index, range };
};

const useSaving = ({ workbook, onOpen }: Props, draft: ReturnType<typeof useDraft>) => {
  const { t } = useTranslation('spreadsheets');
  const fail = useFailToast();
  const { mutate } = useSWRConfig();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { id, number } = await draft.save();
      toast({ kind: 'success', text: t('saved', { version: number }) });
      await mutate(readsOf('spreadsheets.list', 'files.list'));
      if (id !== workbook.file.id) onOpen(id);
    } catch (error) {
      fail(error, t('saveFailed'));
    }
    setSaving(false);
  };
  return { isSaving, save };
};

/** The current sheet, and the selection of each sheet. */
const useSheets = (workbook: Workbook) => {
  const cited = useCited(workbook);
  const first = workbook.sheets.find(({ hidden }) => !hidden)?.index ?? 0;
  const [index, show] = useState(cited.sheet ?? first);
  const [selections, setSelections] = useState<Readonly<Record<number, Selection>>>({});
  const range = cited.sheet === index ? cited.range : undefined;
  const selection = selections[index] ?? (range ? spot(range.top, range.left) : spot(1, 1));
  const select = (next: Selection) => setSelections((now) => ({ ...now, [index]: next }));
  return { sheet: workbook.sheets[index], show, selection, select, range };
};

const Opened = (props: Props) => {
  const { workbook, projectId, onClose, onOpen } = props;
  const draft = useDraft(workbook);
  const field = useField();
  const { isSaving, save } = useSaving(props, draft);
  const { sheet, show, selection, select, range } = useSheets(workbook);
  const people = usePresence('spreadsheets.presence', { params: { id: workbook.file.id } }, ({ version }) =>
    draft.see(version),
  );
  const mayEdit =
    useCan('file.write', projectId) && workbook.file.supersededBy === undefined && draft.newer === undefined;
  if (!sheet) return null;
  const { index } = sheet;
  const store = draft.stores.of(index);
  /** Returns whether the cell now contains the text. */
  const enter = async (text: string): Promise<boolean> => {
    const { row, column } = selection.anchor;
    field.clear();
    if (!mayEdit || text === inputOf(store.cell(row, column))) return true;
    return draft.apply([{ sheet: index, row, column, input: text }]);
  };
  /** Text being typed belongs to the cell in which typing began, so it is entered first. */
  const enterTyped = async (): Promise<boolean> => field.field.mode === 'idle' || enter(field.field.text);
  const onSave = async () => {
    const isChanged = draft.unsaved > 0 || draft.isSending || field.field.mode !== 'idle';
    if (!isSaving && isChanged && (await enterTyped())) await save();
  };
  return (
    <section aria-label={workbook.file.filename} className="flex h-full min-h-0 flex-col">
      <WorkbookHead
        workbook={workbook}
        projectId={projectId}
        draft={draft}
        people={people}
        mayEdit={mayEdit}
        isSaving={isSaving}
        sheet={sheet}
        selection={selection}
        onSave={onSave}
        onClose={() => {
          void enterTyped();
          onClose();
        }}
      />
      <Notices workbook={workbook} draft={draft} onOpen={onOpen} />
      <FormulaBar store={store} selection={selection} field={field} mayEdit={mayEdit} onEnter={enter} />
      <SheetView
        key={index}
        workbook={workbook}
        sheet={sheet}
        draft={draft}
        field={field}
        selection={selection}
        onSelect={select}
        onEnter={enter}
        cited={range}
        mayEdit={mayEdit}
        onSave={onSave}
      />
      <SheetTabs
        className="border-t"
        sheets={workbook.sheets}
        current={index}
        onChoose={(next) => {
          void enterTyped();
          show(next);
        }}
      />
    </section>
  );
};

type PageProps = Omit<Props, 'workbook'> & { id: string };

export const WorkbookPage = ({ id, onClose, ...rest }: PageProps) => {
  const { workbook, error, retry } = useWorkbook(id);
  if (Object(error).code === 'spreadsheetClosed') return <Closed error={error} onClose={onClose} />;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!workbook) return <Skeleton className="m-6 h-2/3" />;
  return <Opened workbook={workbook} onClose={onClose} {...rest} />;
};
