// A row of the list: selected by click with shift or ctrl, opened by double click, moved by dragging; all of it by
// keyboard, too.
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { dragProps, useDrop } from './drag.ts';
import { type Entry, nameOf } from './entry.ts';
import { rowKeys } from './row-keys.ts';
import type { FileTableProps } from './table-props.ts';

type RowProps = FileTableProps & { entry: Entry; children: ReactNode };

const isOnControl = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('button, input, a') !== null;

const Tick = ({ entry, rows, selection }: RowProps) => {
  const { t } = useTranslation('files');
  return (
    <td className="w-12 pl-6 align-middle leading-none max-md:row-span-2 max-md:w-8 max-md:p-0 md:h-10">
      <Checkbox
        aria-label={t('selectRow', { name: nameOf(entry) })}
        checked={selection.selected.has(entry.id)}
        // Only the click event has the state of the shift key; the change event does not.
        onClick={({ shiftKey }) => selection.pick(rows, entry, shiftKey)}
        readOnly
      />
    </td>
  );
};

const useRow = ({ entry, rows, selection, commands, mayWrite }: RowProps) => {
  const { isOver, props: drop } = useDrop((dragged) =>
    commands.dropOn(dragged, entry.entity === 'folder' ? entry : undefined),
  );
  const pick = (isRange: boolean) => mayWrite && selection.pick(rows, entry, isRange);
  const chosen = selection.selected.has(entry.id) ? [...selection.selected.values()] : [entry];
  const handlers = {
    // Prevents a double click or shift-click from selecting text.
    onMouseDown: (event: MouseEvent) => (event.detail > 1 || event.shiftKey) && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (!isOnControl(event) && (event.shiftKey || event.ctrlKey || event.metaKey)) pick(event.shiftKey);
    },
    onDoubleClick: (event: MouseEvent) => !isOnControl(event) && commands.open(entry),
    onKeyDown: rowKeys({
      open: () => commands.open(entry),
      toggle: pick,
      rename: mayWrite ? () => commands.rename(entry) : undefined,
      remove: mayWrite ? () => commands.remove(chosen) : undefined,
    }),
  };
  const dragAndDrop = mayWrite && { ...dragProps(entry.id), ...(entry.entity === 'folder' && drop) };
  return { isOver: isOver && entry.entity === 'folder', props: { ...handlers, ...dragAndDrop } };
};

export const Row = (props: RowProps) => {
  const { entry, selection, opened, mayWrite, children } = props;
  const chosen = selection.selected.has(entry.id);
  const row = useRow(props);
  return (
    <tr
      {...row.props}
      tabIndex={0}
      data-entry={entry.id}
      aria-selected={chosen}
      className={cx(
        'group border-line border-b -outline-offset-2 transition-colors duration-120',
        'max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:items-center max-md:px-4 max-md:py-2',
        row.isOver && 'bg-accent-soft outline-2 outline-accent',
        chosen || opened === entry.id ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      {mayWrite && <Tick {...props} />}
      {children}
    </tr>
  );
};
