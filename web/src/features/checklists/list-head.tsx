// The header of a checklist: its name, progress, views and actions.
import { ArrowLeft, Download, ListPlus, Play, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PresentPeople } from '#web/components/people/present-people.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import type { RowAction } from '#web/components/ui/row-action.ts';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { Segments } from '#web/components/ui/segments.tsx';
import { formatPercent } from '#web/lib/format.ts';
import { shareDone } from '#web/lib/share-done.ts';
import type { PresentPerson } from '#web/lib/use-presence.ts';
import { useCan } from '#web/lib/use-user.ts';
import type { List } from './types.ts';
import { useAddress, VIEWS } from './use-address.ts';

const VIEW_NAMES = {
  rows: 'screen.rowsView',
  flags: 'screen.flagsView',
  progress: 'screen.progressView',
  reading: 'screen.reading',
} as const;

export type Drawer = 'run' | 'again' | 'add' | 'download' | 'share' | undefined;
type HeadProps = {
  list: List;
  people: readonly PresentPerson[];
  redFlags: number;
  onOpen: (drawer: Drawer) => void;
};

/** The actions that move behind one button on narrow screens. */
const useActions = ({ projectId }: List, onOpen: HeadProps['onOpen']): RowAction[] => {
  const { t } = useTranslation('checklists');
  const mayWrite = useCan('checklist.write', projectId);
  const mayExport = useCan('export', projectId);
  const action = (id: 'add' | 'download' | 'share', icon: ReactNode) => ({
    id,
    label: t(`screen.${id}`),
    icon,
    run: () => onOpen(id),
  });
  return [
    ...(mayWrite ? [action('add', <ListPlus />)] : []),
    ...(mayExport ? [action('download', <Download />), action('share', <Share2 />)] : []),
  ];
};

export const ListHead = ({ list, people, redFlags, onOpen }: HeadProps) => {
  const { t } = useTranslation('checklists');
  const { view, change } = useAddress();
  const mayWrite = useCan('checklist.write', list.projectId);
  const done = shareDone(list);
  const actions = useActions(list, onOpen);
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3 px-6 pt-5 pb-3 max-md:px-4">
      <IconButton
        label={t('screen.back')}
        onClick={() => change({ list: undefined, row: undefined, ref: undefined }, false)}
      >
        <ArrowLeft />
      </IconButton>
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="font-semibold text-title">{list.name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-fg2 text-note">
          <span>{t('screen.rowsOf', { count: list.count })}</span>
          <span className="flex items-center gap-2">
            <span className="w-24">
              <ProgressBar label={t('screen.progress')} value={done} tone="ok" />
            </span>
            <span className="whitespace-nowrap tabular">{formatPercent(done)}</span>
          </span>
          {redFlags > 0 && <span className="text-bad">{t('screen.redFlags', { count: redFlags })}</span>}
          {list.isRunning && <span role="status">{t(list.isWaiting ? 'screen.waiting' : 'screen.running')}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <PresentPeople people={people} />
        <Segments
          label={t('screen.view')}
          value={view}
          options={VIEWS.map((value) => ({ value, label: t(VIEW_NAMES[value]) }))}
          onChange={(value) => change({ view: value === 'rows' ? undefined : value })}
        />
        {actions.map(({ id, label, icon, run }) => (
          <Button key={id} className="max-md:hidden" icon={icon} onClick={run}>
            {label}
          </Button>
        ))}
        {mayWrite && (
          <Button variant="primary" icon={<Play />} loading={list.isRunning} onClick={() => onOpen('run')}>
            {t('screen.run')}
          </Button>
        )}
        <RowMenu className="md:hidden" label={t('screen.actionsOf', { name: list.name })} actions={actions} />
      </div>
    </header>
  );
};
