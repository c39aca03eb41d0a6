// The entries of the sidebar: the main ones, a divider, the rest.
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { tip } from '#web/components/ui/tooltip.tsx';
import { type Entry, isCurrent } from '../entries.ts';
import { prefetching } from '../prefetch.ts';
import { useEntries } from '../use-entries.ts';
import { navItemClass } from './nav-item-class.ts';

type ItemProps = { entry: Entry; narrow: boolean; onOpen?: (() => void) | undefined };

const Item = ({ entry, narrow, onOpen }: ItemProps) => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { mayOpen } = useEntries();
  const current = isCurrent(entry, pathname);
  const label = t(`entries.${entry.id}`);
  const keys = entry.key && `G ${entry.key.letter}`;
  return (
    <li>
      <Link
        to={entry.to}
        data-tour={entry.id}
        aria-current={current ? 'page' : undefined}
        aria-label={narrow ? label : undefined}
        className={navItemClass(narrow, current)}
        {...(narrow && tip(label, keys))}
        {...prefetching(entry.to)}
        onClick={(event) => {
          if (mayOpen(entry)) onOpen?.();
          else event.preventDefault();
        }}
      >
        <entry.icon aria-hidden="true" />
        {!narrow && label}
      </Link>
    </li>
  );
};

export const Navigation = ({ narrow, onOpen }: { narrow: boolean; onOpen?: () => void }) => {
  const { t } = useTranslation('shell');
  const { entries } = useEntries();
  const main = entries.filter(({ group }) => group === 'main');
  const more = entries.filter(({ group }) => group === 'more');
  return (
    <nav aria-label={t('mainNavigation')} className="min-h-0 flex-1 overflow-y-auto px-3 py-2">
      <ul className="flex flex-col gap-0.5">
        {main.map((entry) => (
          <Item key={entry.id} entry={entry} narrow={narrow} onOpen={onOpen} />
        ))}
      </ul>
      {more.length > 0 && (
        <ul className="mt-2 flex flex-col gap-0.5 border-line border-t pt-2">
          {more.map((entry) => (
            <Item key={entry.id} entry={entry} narrow={narrow} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </nav>
  );
};
