// The list of all keyboard shortcuts.
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Kbd } from '#web/components/ui/kbd.tsx';
import { CTRL } from '#web/lib/shortcuts.ts';
import { useEntries } from '../use-entries.ts';

type Line = { label: string; keys: readonly string[] };

const Lines = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <section>
    <h3 className="mb-1 font-medium text-fg3 text-meta">{title}</h3>
    <dl>
      {lines.map(({ label, keys }) => (
        <div key={label} className="flex min-h-8 items-center gap-4 border-line border-b last:border-0">
          <dt className="flex-1">{label}</dt>
          <dd className="flex gap-1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const ShortcutSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('shell');
  const { entries } = useEntries();
  const goTo = entries.flatMap(({ id, key }) => (key ? [{ label: t(`entries.${id}`), keys: ['G', key.letter] }] : []));
  const general = [
    { label: t('shortcuts.palette'), keys: [`${CTRL} K`] },
    { label: t('shortcuts.sidebar'), keys: [`${CTRL} B`] },
    { label: t('shortcuts.sheet'), keys: ['?'] },
    { label: t('shortcuts.close'), keys: ['Esc'] },
  ];
  const lists = [
    { label: t('shortcuts.search'), keys: ['/'] },
    { label: t('shortcuts.open'), keys: ['Enter'] },
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('shortcuts.title')}>
      <div className="flex flex-col gap-5">
        <Lines title={t('shortcuts.general')} lines={general} />
        <Lines title={t('shortcuts.goTo')} lines={goTo} />
        <Lines title={t('shortcuts.lists')} lines={lists} />
      </div>
    </Dialog>
  );
};
export default ShortcutSheet;
