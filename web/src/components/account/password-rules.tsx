// The rules of a new password, ticked off while it is typed.
import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isMadeOf, PASSWORD, type PasswordFault, passwordFaults } from '#shared/model/password.ts';
import { cx } from '../ui/class-names.ts';

const SHOWN = ['short', 'upper', 'lower', 'digit', 'special'] as const satisfies readonly PasswordFault[];

type PasswordRulesProps = {
  id: string;
  password: string;
  /** Names of the person and the organization. Without them only the server checks this rule. */
  own: readonly string[] | undefined;
};

export const PasswordRules = ({ id, password, own }: PasswordRulesProps) => {
  const { t } = useTranslation('common');
  const faults = passwordFaults(password);
  const isOwn = password === '' || isMadeOf(password, own ?? []);
  const unmet: readonly string[] = isOwn ? [...faults, 'ownWords'] : faults;
  const rules = own ? ([...SHOWN, 'ownWords'] as const) : SHOWN;
  return (
    <div id={id}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 text-meta max-sm:grid-cols-1">
        {rules.map((rule) => {
          const isMet = !unmet.includes(rule);
          return (
            <li key={rule} className={cx('flex items-center gap-1.5', isMet ? 'text-ok' : 'text-fg3')}>
              {isMet ? (
                <Check aria-hidden="true" className="size-3.5" />
              ) : (
                <Circle aria-hidden="true" className="size-3.5" />
              )}
              {t(`passwordRule.${rule}`, { min: PASSWORD.min })}
              <span className="sr-only">{isMet ? t('passwordRule.met') : t('passwordRule.unmet')}</span>
            </li>
          );
        })}
      </ul>
      {faults.includes('common') && <p className="mt-1 text-meta text-warn">{t('passwordRule.common')}</p>}
    </div>
  );
};
