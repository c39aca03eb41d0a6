// The six roles side by side: a mark for each permitted action and each flag.
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/components/ui/class-names.ts';
import { useUser } from '#web/lib/use-user.ts';
import { ACTION_ROWS, FLAG_ROWS, type MatrixRow, SHOWN_ROLES } from './matrix-rows.ts';

const Mark = ({ holds }: { holds: boolean }) => {
  const { t } = useTranslation('roles');
  return (
    <>
      {holds ? (
        <Check aria-hidden="true" className="mx-auto size-4 text-ok" />
      ) : (
        <Minus aria-hidden="true" className="mx-auto size-4 text-fg3 opacity-60" />
      )}
      <span className="sr-only">{holds ? t('yes') : t('no')}</span>
    </>
  );
};

type GroupProps<Id> = { title: string; rows: readonly MatrixRow<Id>[]; head: (id: Id) => ReactNode; own: number };

const Group = <Id extends string>({ title, rows, head, own }: GroupProps<Id>) => (
  <tbody>
    <tr>
      <th
        scope="rowgroup"
        colSpan={SHOWN_ROLES.length + 1}
        className="sticky left-0 bg-sunken px-4 py-2 text-left font-semibold text-note"
      >
        {title}
      </th>
    </tr>
    {rows.map(({ id, holds }) => (
      <tr key={id} className="border-line border-t">
        <th scope="row" className="sticky left-0 min-w-52 bg-canvas py-2 pr-3 pl-4 text-left font-normal">
          {head(id)}
        </th>
        {holds.map((one, at) => (
          <td key={SHOWN_ROLES[at]} className={cx('px-2 py-2 text-center', at === own && 'bg-accent-soft')}>
            <Mark holds={one} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

const Head = ({ own }: { own: number }) => {
  const { t } = useTranslation(['roles', 'shell']);
  return (
    <thead>
      <tr>
        <th scope="col" className="sticky left-0 bg-canvas px-4 py-2">
          <span className="sr-only">{t('what')}</span>
        </th>
        {SHOWN_ROLES.map((role, at) => (
          <th
            key={role}
            scope="col"
            className={cx(
              'min-w-24 px-2 py-2 align-bottom font-medium text-meta',
              at === own ? 'bg-accent-soft' : 'text-fg2',
            )}
          >
            {t(`shell:roles.${role}`)}
            {at === own && <span className="block font-normal text-accent-fg">{t('yours')}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
};

export const Matrix = () => {
  const { t } = useTranslation('roles');
  const user = useUser();
  const own = user ? SHOWN_ROLES.indexOf(user.role) : -1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
    <section aria-label={t('matrix')} tabIndex={0} className="relative overflow-x-auto rounded-card border border-line">
      <table className="w-full border-collapse text-note" aria-label={t('matrix')}>
        <Head own={own} />
        <Group title={t('actionsTitle')} rows={ACTION_ROWS} own={own} head={(id) => t(`actions.${id}`)} />
        <Group
          title={t('flagsTitle')}
          rows={FLAG_ROWS}
          own={own}
          head={(id) => (
            <>
              <span className="block">{t(`flags.${id}.name`)}</span>
              <span className="block text-fg3 text-meta">{t(`flags.${id}.text`)}</span>
            </>
          )}
        />
      </table>
    </section>
  );
};
