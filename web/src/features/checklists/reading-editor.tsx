// How a list was read, sheet by sheet; what is wrong is corrected in two clicks.
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { Button } from '#web/components/ui/button.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { type Args, useAction } from '#web/lib/api.ts';
import { useCan } from '#web/lib/use-user.ts';
import type { List } from './types.ts';
import { useAddress } from './use-address.ts';

type Sheet = List['reading']['sheets'][number];
type Column = keyof Sheet['columns'];

const COLUMNS: readonly Column[] = ['question', 'answer', 'comment', 'reference', 'status', 'section', 'owner'];

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

type SheetProps = { sheet: Sheet; disabled: boolean; onChange: (sheet: Sheet) => void; onLeaveOut: () => void };

const SheetReading = ({ sheet, disabled, onChange, onLeaveOut }: SheetProps) => {
  const { t } = useTranslation('checklists');
  const columnOptions = Object.entries(sheet.headers).map(([letter, head]) => ({
    value: letter,
    label: head ? `${letter} · ${head}` : letter,
  }));
  const choose = (column: Column, letter: string) => {
    const { [column]: _, ...rest } = sheet.columns;
    onChange({
      ...sheet,
      columns: { question: sheet.columns.question, ...rest, ...(letter ? { [column]: letter } : {}) },
    });
  };
  return (
    <section className="rounded-card border border-line p-4">
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-ui">
        {sheet.name || t('screen.oneSheet')}
        <span className="font-normal text-fg2 text-note">
          {t('screen.sheetCounts', { count: sheet.rows.length, writable: sheet.writable })}
        </span>
        {!disabled && (
          <Button size="small" variant="ghost" className="ml-auto" onClick={onLeaveOut}>
            {t('screen.leaveOut')}
          </Button>
        )}
      </h2>
      <fieldset disabled={disabled} className="mt-3 grid grid-cols-4 gap-3 max-lg:grid-cols-2 max-sm:grid-cols-1">
        <Field label={t('screen.headerRow')} optional="unmarked">
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              value={sheet.headerRow}
              onChange={({ target }) =>
                onChange({ ...sheet, headerRow: Math.max(0, Math.floor(Number(target.value))) })
              }
            />
          )}
        </Field>
        {COLUMNS.map((column) => (
          <Field key={column} label={t(`screen.columnOf.${column}`)} optional={column !== 'question' && 'unmarked'}>
            {(control) => (
              <Select
                {...control}
                value={sheet.columns[column] ?? ''}
                options={[
                  ...(column === 'question' ? [] : [{ value: '', label: t('screen.noColumn') }]),
                  ...columnOptions,
                ]}
                onChange={({ target }) => choose(column, target.value)}
              />
            )}
          </Field>
        ))}
      </fieldset>
      <ol aria-label={t('screen.firstQuestions')} className="mt-3 list-decimal space-y-1 pl-5 text-fg2 text-note">
        {sheet.sample.map((question) => (
          <li key={question} lang={langOf(question)} className="line-clamp-2">
            {question}
          </li>
        ))}
      </ol>
    </section>
  );
};

export const ReadingEditor = ({ list, onSaved }: { list: List; onSaved: () => unknown }) => {
  const { t } = useTranslation('checklists');
  const fail = useFailToast();
  const { change } = useAddress();
  const mayWrite = useCan('checklist.write', list.projectId);
  const [sheets, setSheets] = useState<readonly Sheet[]>(list.reading.sheets);
  const { trigger, isMutating } = useAction('checklists.read');
  const isChanged = sheets !== list.reading.sheets;

  const confirm = async () => {
    try {
      const body: Args<'checklists.read'>['body'] = { ...list.reading, sheets: [...sheets] };
      if (isChanged) {
        await trigger({ params: { id: list.id }, body });
        await onSaved();
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
            key={sheet.name}
            sheet={sheet}
            disabled={!mayWrite}
            onChange={(next) => setSheets(sheets.with(at, next))}
            onLeaveOut={() => setSheets(sheets.toSpliced(at, 1))}
          />
        ))}
      </div>
      {list.reading.otherSheets.length > 0 && (
        <p className="mt-4 text-fg3 text-note">
          {t('screen.otherSheets', { names: list.reading.otherSheets.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {mayWrite && (
        <div className="sticky bottom-0 mt-4 flex justify-end gap-2 border-line border-t bg-canvas py-3">
          {isChanged && <Button onClick={() => setSheets(list.reading.sheets)}>{t('screen.undo')}</Button>}
          <Button variant="primary" loading={isMutating} disabled={sheets.length === 0} onClick={() => void confirm()}>
            {isChanged ? t('screen.saveReading') : t('screen.confirmReading')}
          </Button>
        </div>
      )}
    </div>
  );
};
