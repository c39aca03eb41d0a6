// An open workbook: its head with what can be done, the formula bar, the grid, the tabs of its sheets.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { type Corners, cornersOf } from '#shared/spreadsheet/a1.ts';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { toast } from '../../components/ui/toast.tsx';
import { useFailToast } from '../../components/ui/use-fail-toast.ts';
import { readsOf, useCall } from '../../lib/api.ts';
import { useCan } from '../../lib/use-user.ts';
import { Closed } from './closed.tsx';
import { useDraft } from './edit/use-draft.ts';
import { useField } from './edit/use-field.ts';
import { FormulaBar } from './formula-bar.tsx';
import type { Workbook } from './grid/layout.ts';
import { type Selection, spot } from './grid/selection.ts';
import { Notices } from './notices.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import { SheetView } from './sheet-view.tsx';
import { WorkbookHead } from './workbook-head.tsx';

type Props = { workbook: Workbook; projectId: string; onClose: () => void; onOpen: (id: string) => void };

/** The sheet and the range that the address names. */
const useCited = (workbook: Workbook) => {
  const [params] = useSearchParams();
  const named = workbook.sheets.find(({ name }) => name === params.get('sheet'));
  const range = named && cornersOf(params.get('range') ?? '');
  return { sheet: named?.index, range };
};

const useSaving = ({ workbook, projectId, onOpen }: Props, draft: ReturnType<typeof useDraft>) => {
  const { t } = useTranslation('spreadsheets');
  const fail = useFailToast();
  const { mutate } = useSWRConfig();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (isSaving || (draft.unsaved === 0 && !draft.isSending)) return;
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
  return { isSaving, save, projectId };
};

const Opened = (props: Props) => {
  const { workbook, projectId, onClose, onOpen } = props;
  const cited = useCited(workbook);
  const draft = useDraft(workbook);
  const field = useField();
  const { isSaving, save } = useSaving(props, draft);
  const mayEdit =
    useCan('file.write', projectId) && workbook.file.supersededBy === undefined && draft.newer === undefined;
  const first = workbook.sheets.find(({ hidden }) => !hidden)?.index ?? 0;
  const [index, setIndex] = useState(cited.sheet ?? first);
  const [selections, setSelections] = useState<Readonly<Record<number, Selection>>>({});
  const sheet = workbook.sheets[index];
  const start = cited.range && cited.sheet === index ? spot(cited.range.top, cited.range.left) : spot(1, 1);
  const selection = selections[index] ?? start;
  if (!sheet) return null;
  const range: Corners | undefined = cited.sheet === index ? cited.range : undefined;
  return (
    <section aria-label={workbook.file.filename} className="flex h-full min-h-0 flex-col">
      <WorkbookHead
        workbook={workbook}
        projectId={projectId}
        draft={draft}
        mayEdit={mayEdit}
        isSaving={isSaving}
        sheet={sheet.index}
        selection={selection}
        onSave={save}
        onClose={onClose}
        onOpen={onOpen}
      />
      <Notices workbook={workbook} draft={draft} onOpen={onOpen} />
      <FormulaBar
        store={draft.stores.of(index)}
        sheet={index}
        selection={selection}
        field={field}
        draft={draft}
        mayEdit={mayEdit}
      />
      <SheetView
        key={index}
        workbook={workbook}
        sheet={sheet}
        draft={draft}
        field={field}
        selection={selection}
        onSelect={(next) => setSelections((now) => ({ ...now, [index]: next }))}
        cited={range}
        mayEdit={mayEdit}
        onSave={() => void save()}
      />
      <SheetTabs sheets={workbook.sheets} current={index} onChoose={setIndex} />
    </section>
  );
};

type PageProps = Omit<Props, 'workbook'> & { id: string };

export const WorkbookPage = ({ id, onClose, ...rest }: PageProps) => {
  const { data, error, mutate } = useCall(
    'spreadsheets.open',
    { params: { id } },
    { keepPreviousData: false, revalidateIfStale: true, dedupingInterval: 0 },
  );
  // What was open before may have been edited since: it is read anew each time.
  const [fresh, setFresh] = useState<string>();
  useEffect(() => {
    if (data) setFresh(data.file.id);
  }, [data]);
  if (error && !data)
    return Object(error).code === 'spreadsheetClosed' ? (
      <Closed error={error} onClose={onClose} />
    ) : (
      <ErrorState error={error} onRetry={() => void mutate()} />
    );
  if (!data || fresh !== id) return <Skeleton className="m-6 h-2/3" />;
  return <Opened key={id} workbook={data} onClose={onClose} {...rest} />;
};
