// Opens the command palette, and shows its shortcut.
import { Command } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '#web/components/ui/kbd.tsx';
import { tip } from '#web/components/ui/tooltip.tsx';
import { CTRL } from '#web/lib/shortcuts.ts';
import { navItemClass } from './nav-item-class.ts';

export const PaletteButton = ({ narrow, onClick }: { narrow: boolean; onClick: () => void }) => {
  const { t } = useTranslation('shell');
  const label = t('palette.open');
  return (
    <button
      type="button"
      data-tour="palette"
      aria-label={narrow ? label : undefined}
      {...(narrow && tip(label, `${CTRL} K`))}
      className={navItemClass(narrow)}
      onClick={onClick}
      onPointerEnter={() => void import('./palette.tsx')}
    >
      <Command aria-hidden="true" />
      {!narrow && (
        <>
          <span className="flex-1">{label}</span>
          <Kbd>{`${CTRL} K`}</Kbd>
        </>
      )}
    </button>
  );
};
