// How one sheet of a list was read: its header row, its columns, its first questions; each is changed in two clicks.
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { columnName, columnNumber } from '#shared/spreadsheet/a1.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import type { Sheet } from './types.ts';

type Column = keyof Sheet['columns'];

const COLUMNS: readonly Column[] = ['question', 'answer', 'comment', 'reference', 'status', 'section', 'owner'];

/** The columns with content, and the next one, which is free for answers. */
const columnsOf = ({ headers, lines, columns }: Sheet): string[] => {
  const used = [headers, ...lines.map(({ cells }) => cells)].flatMap((cells) => Object.keys(cells));
  const numbers = [...used, ...Object.values(columns)].flatMap((letter) => (letter ? columnNumber(letter) : []));
  return [...new Set([...numbers, Math.max(0, ...numbers) + 1])].sort((a, b) => a - b).map(columnName);
};

/** The cell of a column in the chosen header row, or else the first one below it. */
const columnText = (sheet: Sheet, readAt: number, letter: string): string => {
  const { headers, lines, headerRow } = sheet;
  const head = headerRow === readAt ? headers[letter] : undefined;
  return head ?? lines.find(({ row, cells }) => row >= headerRow && cells[letter])?.cells[letter] ?? '';
};

const headerOptions = ({ lines, headerRow }: Sheet, none: string) => {
  const texts = new Map(lines.map(({ row, cells }) => [row, Object.values(cells).join(' | ')]));
  const rows = [...new Set([...texts.keys(), headerRow])].filter((row) => row > 0).sort((a, b) => a - b);
  return [
    { value: '0', label: none },
    ...rows.map((row) => ({ value: String(row), label: [row, texts.get(row)].filter(Boolean).join(' · ') })),
  ];
};

type Props = {
  sheet: Sheet;
  /** The header row from which `headers` were read. */
  readAt: number;
  disabled: boolean;
  onChange: (sheet: Sheet) => void;
  onLeaveOut: () => void;
};

export const SheetReading = ({ sheet, readAt, disabled, onChange, onLeaveOut }: Props) => {
  const { t } = useTranslation('checklists');
  const columnOptions = columnsOf(sheet).map((letter) => ({
    value: letter,
    label: [letter, columnText(sheet, readAt, letter)].filter(Boolean).join(' · '),
  }));
  /** A column has one purpose: choosing it for another clears the first. */
  const choose = (column: Column, letter: string) => {
    const others = Object.entries(sheet.columns).filter(
      ([name, taken]) => name === 'question' || (name !== column && taken !== letter),
    );
    onChange({
      ...sheet,
      columns: {
        question: sheet.columns.question,
        ...Object.fromEntries(others),
        ...(letter ? { [column]: letter } : {}),
      },
    });
  };
  return (
    <section className="rounded-card border border-line p-4">
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-ui">
        {sheet.name || t('screen.oneSheet')}
        {sheet.range && <span className="font-normal text-fg2 text-note">{sheet.range}</span>}
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
            <Select
              {...control}
              value={String(sheet.headerRow)}
              options={headerOptions(sheet, t('screen.noColumn'))}
              onChange={({ target }) => onChange({ ...sheet, headerRow: Number(target.value) })}
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
          <li key={question} lang={langOf(question)}>
            <span className="line-clamp-2">{question}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
