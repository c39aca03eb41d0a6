// The sheets of a workbook as tabs; hidden ones are shown on request.
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/components/ui/class-names.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import type { SheetInfo } from './sheet-geometry.ts';

type SheetTabsProps = {
  sheets: readonly SheetInfo[];
  current: number;
  onChoose: (index: number) => void;
  className?: string;
};

export const SheetTabs = ({ sheets, current, onChoose, className }: SheetTabsProps) => {
  const { t } = useTranslation('viewer');
  const [all, setAll] = useState(false);
  const shown = sheets.filter(({ hidden, index }) => all || !hidden || index === current);
  const hidden = sheets.length - shown.length;
  return (
    <div className={cx('flex items-center gap-1 border-line bg-sunken px-2 py-1', className)}>
      <div role="tablist" aria-label={t('sheets')} className="flex min-w-0 flex-1 gap-0.5 overflow-x-auto">
        {shown.map(({ index, name, hidden: isHidden }) => (
          <button
            key={index}
            type="button"
            role="tab"
            aria-selected={index === current}
            onClick={() => onChoose(index)}
            className={cx(
              'shrink-0 rounded-control px-3 py-1 text-note',
              index === current ? 'bg-canvas font-semibold text-accent-fg shadow-rest' : 'text-fg2 hover:bg-hover',
              isHidden && 'italic',
            )}
          >
            {name}
          </button>
        ))}
      </div>
      {hidden > 0 && (
        <IconButton size="small" label={t('showHidden', { count: hidden })} onClick={() => setAll(true)}>
          <Eye />
        </IconButton>
      )}
    </div>
  );
};
