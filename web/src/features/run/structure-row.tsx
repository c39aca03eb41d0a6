// A section of a memorandum's structure: move, switch off, rename or remove it; and the row that adds one.
import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import type { Part } from './structure.ts';

type RowProps = {
  part: Part;
  at: number;
  count: number;
  onChange: (values: Partial<Part>) => void;
  onMove: (to: number) => void;
  onDrop: () => void;
  drag: { over: boolean; onStart: () => void; onOver: () => void; onEnd: () => void };
};

export const Row = ({ part, at, count, onChange, onMove, onDrop, drag }: RowProps) => {
  const { t } = useTranslation('runs');
  const [draggable, setDraggable] = useState(false);
  const byKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? at - 1 : at + 1);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    drag.onOver();
  };
  return (
    <li
      draggable={draggable}
      onDragStart={drag.onStart}
      onDragOver={over}
      onDragEnd={() => {
        setDraggable(false);
        drag.onEnd();
      }}
      onKeyDown={byKey}
      className={cx(
        'flex items-center gap-2 border-line border-b bg-canvas px-2 py-1.5 last:border-b-0',
        drag.over && 'bg-accent-soft',
      )}
    >
      <span
        aria-hidden="true"
        title={t('structure.drag')}
        onPointerDown={() => setDraggable(true)}
        onPointerUp={() => setDraggable(false)}
        className="cursor-grab touch-none text-fg3 max-sm:hidden"
      >
        <GripVertical className="size-4" />
      </span>
      <span className="w-5 shrink-0 text-right text-fg3 text-meta tabular">{at + 1}</span>
      <Checkbox
        aria-label={t('structure.on', { name: part.title })}
        checked={part.on}
        onChange={() => onChange({ on: !part.on })}
        className="mx-1"
      />
      <Input
        aria-label={t('structure.name', { n: at + 1 })}
        aria-invalid={part.on && part.title.trim() === '' ? true : undefined}
        maxLength={200}
        className={cx('min-w-0 flex-1', !part.on && 'opacity-60')}
        value={part.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <IconButton size="small" label={t('structure.up')} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <ArrowUp />
      </IconButton>
      <IconButton size="small" label={t('structure.down')} disabled={at === count - 1} onClick={() => onMove(at + 1)}>
        <ArrowDown />
      </IconButton>
      <IconButton size="small" label={t('structure.drop', { name: part.title })} onClick={onDrop}>
        <X />
      </IconButton>
    </li>
  );
};

export const Add = ({ onAdd }: { onAdd: (title: string) => void }) => {
  const { t } = useTranslation('runs');
  const [title, setTitle] = useState('');
  const add = () => {
    if (title.trim() === '') return;
    onAdd(title);
    setTitle('');
  };
  return (
    <div className="flex gap-2">
      <Input
        aria-label={t('structure.newName')}
        placeholder={t('structure.newName')}
        maxLength={200}
        className="min-w-0 flex-1"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && add()}
      />
      <Button icon={<Plus />} onClick={add}>
        {t('structure.add')}
      </Button>
    </div>
  );
};
