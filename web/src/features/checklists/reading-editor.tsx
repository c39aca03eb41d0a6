// How a list was read, sheet by sheet; errors are corrected in two clicks.
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { useAction } from '#web/lib/api.ts';
import { useUnsaved } from '#web/lib/use-unsaved.ts';
import { useCan } from '#web/lib/use-user.ts';
import { SheetReading } from './sheet-reading.tsx';
import type { List, Sheet } from './types.ts';
import { useAddress } from './use-address.ts';

/** A sheet is read from its first row and column until a person changes that. */
const unreadSheet = (name: string, lines: Sheet['lines']): Sheet => ({
  name,
  headerRow: lines[0]?.row ?? 0,
  columns: { question: Object.keys(lines[0]?.cells ?? {})[0] ?? 'A' },
  rows: [],
  headers: {},
  lines,
  sample: [],
  writable: 0,
});

const Warnings = ({ list }: { list: List }) => {
  const { t } = useTranslation('checklists');
  if (list.reading.warnings.length === 0) return null;
  return (
    <ul className="mb-4 space-y-1 rounded-card bg-info-soft px-3.5 py-2.5 text-note">
      {list.reading.warnings.map(({ code, sheet }) => (
        <li key={`${code}${sheet}`} className="flex gap-2">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info" />
          <span>
            {sheet && <span className="mr-1.5 font-medium">{sheet}</span>}
            {t(`warning.${code}`)}
          </span>
        </li>
      ))}
    </ul>
  );
};

type OtherProps = {
  list: List;
  sheets: readonly Sheet[];
  disabled: boolean;
  onAdd: (sheet: Sheet) => void;
};

/** Sheets without questions, and sheets that a person excluded; each can be added. */
const OtherSheets = ({ list: { reading }, sheets, disabled, onAdd }: OtherProps) => {
  const { t } = useTranslation('checklists');
  const others: readonly { name: string; add?: Sheet }[] = [
    ...reading.sheets.map((sheet) => ({ name: sheet.name, add: sheet })),
    ...reading.otherSheets.map(({ name, lines }) => ({
      name,
      ...(lines.length > 0 ? { add: unreadSheet(name, lines) } : {}),
    })),
  ].filter(({ name }) => !sheets.some((sheet) => sheet.name === name));
  if (others.length === 0) return null;
  return (
    <section className="mt-4 text-fg2 text-note">
      <h2 className="font-medium">{t('screen.otherSheets')}</h2>
      <ul className="mt-1 flex flex-wrap gap-2">
        {others.map(({ name, add }) => (
          <li key={name} className="flex items-center gap-1.5 rounded-control border border-line px-2 py-1">
            {name || t('screen.oneSheet')}
            {add && !disabled && (
              <Button size="small" variant="ghost" onClick={() => onAdd(add)}>
                {t('screen.readSheet')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

export const ReadingEditor = ({ list, onSaved }: { list: List; onSaved: () => unknown }) => {
  const { t } = useTranslation('checklists');
  const fail = useFailToast();
  const { change } = useAddress();
  const mayWrite = useCan('checklist.write', list.projectId);
  const chosen = useUnsaved<readonly Sheet[]>(list.reading.sheets);
  const sheets = chosen.value;
  const { trigger, isMutating } = useAction('checklists.read');

  const confirm = async () => {
    try {
      if (chosen.isChanged) {
        const sent = sheets.map(({ name, range, headerRow, columns, rows, isTransposed }) => ({
          name,
          ...(range ? { range } : {}),
          headerRow,
          columns,
          rows,
          ...(isTransposed ? { isTransposed } : {}),
        }));
        await trigger({ params: { id: list.id }, body: { sheets: sent } });
        await onSaved();
        chosen.clear();
        toast({ kind: 'success', text: t('screen.readingSaved') });
      }
      change({ view: undefined });
    } catch (error) {
      fail(error, t('screen.readingFailed'));
    }
  };
  return (
    <div className={cx('min-h-0 flex-1 overflow-y-auto px-6 max-md:px-4', !mayWrite && 'pb-8')}>
      <p className="mb-4 max-w-[46rem] text-fg2 text-note">{t('screen.readingText', { count: list.count })}</p>
      <Warnings list={list} />
      <div className="flex flex-col gap-4">
        {sheets.map((sheet, at) => (
          <SheetReading
            key={`${sheet.name} ${sheet.range ?? ''}`}
            sheet={sheet}
            readAt={
              list.reading.sheets.find(({ name, range }) => name === sheet.name && range === sheet.range)?.headerRow ??
              0
            }
            disabled={!mayWrite}
            onChange={(next) => chosen.enter(sheets.with(at, next))}
            onLeaveOut={() => chosen.enter(sheets.toSpliced(at, 1))}
          />
        ))}
      </div>
      <OtherSheets
        list={list}
        sheets={sheets}
        disabled={!mayWrite}
        onAdd={(sheet) => chosen.enter([...sheets, sheet])}
      />
      {mayWrite && (
        <div className="sticky bottom-0 mt-4 flex justify-end gap-2 border-line border-t bg-canvas py-3">
          {chosen.isChanged && <Button onClick={chosen.clear}>{t('screen.undo')}</Button>}
          <Button variant="primary" loading={isMutating} disabled={sheets.length === 0} onClick={() => void confirm()}>
            {chosen.isChanged ? t('screen.saveReading') : t('screen.confirmReading')}
          </Button>
        </div>
      )}
    </div>
  );
};
