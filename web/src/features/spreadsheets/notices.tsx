// Notices about an open workbook: a newer version, conflicting changes, formulas that are not calculated here.
import { useTranslation } from 'react-i18next';
import { cellName } from '#shared/spreadsheet/a1.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { Draft } from './edit/use-draft.ts';
import type { Workbook } from './grid/layout.ts';

const Clash = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation('spreadsheets');
  const { clash } = draft;
  const [first] = clash?.theirs ?? [];
  if (!clash || !first) return null;
  const mine = clash.mine.find(
    ({ sheet, row, column }) => sheet === first.sheet && row === first.row && column === first.column,
  );
  const text = t('clash', {
    name: first.by,
    cell: cellName(first.row, first.column),
    theirs: first.input,
    mine: mine?.input ?? '',
  });
  return (
    <Notice
      tone="warn"
      action={
        <span className="flex gap-2">
          <Button size="small" onClick={() => draft.settle(false)}>
            {t('keepTheirs')}
          </Button>
          <Button size="small" variant="primary" onClick={() => draft.settle(true)}>
            {t('useMine')}
          </Button>
        </span>
      }
    >
      {text}
      {clash.theirs.length > 1 && ` ${t('clashMore', { count: clash.theirs.length - 1 })}`}
    </Notice>
  );
};

type Props = { workbook: Workbook; draft: Draft; onOpen: (id: string) => void };

export const Notices = ({ workbook, draft, onOpen }: Props) => {
  const { t } = useTranslation('spreadsheets');
  const newer = draft.newer ?? workbook.file.supersededBy;
  const isEdited = draft.unsaved > 0;
  if (!newer && !draft.clash && !(workbook.isOldFormat && isEdited) && !(draft.uncalculated > 0 && isEdited))
    return null;
  return (
    <div className="flex flex-col gap-1.5 px-4 pb-2">
      {newer && (
        <Notice
          tone="warn"
          action={
            <Button size="small" onClick={() => onOpen(newer)}>
              {t('openNewer')}
            </Button>
          }
        >
          {t('newer')}
        </Notice>
      )}
      <Clash draft={draft} />
      {workbook.isOldFormat && isEdited && <Notice tone="info">{t('oldFormat')}</Notice>}
      {draft.uncalculated > 0 && isEdited && (
        <Notice tone="info">{t('uncalculated', { count: draft.uncalculated })}</Notice>
      )}
    </div>
  );
};
