// The control panel: the organization's screens, with navigation between them.
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { cx } from '../components/ui/class-names.ts';
import { isCurrent, isSetting } from './entries.ts';
import { useEntries } from './use-entries.ts';

/** On a phone the row of links is wider than the window. */
const showInRow = (link: HTMLElement | null) => link?.scrollIntoView({ inline: 'center', block: 'nearest' });

export const SettingsFrame = () => {
  const { t } = useTranslation('shell');
  const { entries } = useEntries();
  const { pathname } = useLocation();
  return (
    <>
      <nav
        aria-label={t('entries.controlPanel')}
        className="shrink-0 overflow-x-auto border-line border-b px-6 max-md:px-4"
      >
        <ul className="flex gap-5">
          {entries.filter(isSetting).map((entry) => {
            const current = isCurrent(entry, pathname);
            return (
              <li key={entry.id} className="shrink-0">
                <Link
                  to={entry.to}
                  ref={current ? showInRow : undefined}
                  aria-current={current ? 'page' : undefined}
                  className={cx(
                    'flex items-center gap-1.5 border-b-2 py-3 text-ui transition-colors duration-120 [&_svg]:size-4',
                    current ? 'border-accent font-medium text-fg' : 'border-transparent text-fg2 hover:text-fg',
                  )}
                >
                  <entry.icon aria-hidden="true" />
                  {t(`entries.${entry.id}`)}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <Outlet />
    </>
  );
};
