// Who may see the new workspace: three choices, each explained in a line.
import { useTranslation } from 'react-i18next';
import { ACCESS, type Access } from '#shared/model/enums.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { ACCESS_ICONS } from './access-mark.tsx';

const CHOICES = Object.values(ACCESS);

export const AccessChoice = ({ value, onChange }: { value: Access; onChange: (access: Access) => void }) => {
  const { t } = useTranslation('workspaces');
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-note">{t('form.access')}</legend>
      <div className="flex flex-col gap-1.5">
        {CHOICES.map((access) => {
          const Icon = ACCESS_ICONS[access];
          return (
            <label
              key={access}
              className={cx(
                'flex cursor-pointer items-start gap-3 rounded-control border px-3 py-2 transition-colors duration-120',
                'has-focus-visible:outline-2 has-focus-visible:outline-accent',
                value === access ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-hover',
              )}
            >
              <input
                type="radio"
                name="access"
                className="sr-only"
                checked={value === access}
                onChange={() => onChange(access)}
              />
              <Icon
                aria-hidden="true"
                className={cx('mt-0.5 size-4 shrink-0', value === access ? 'text-accent-fg' : 'text-fg3')}
              />
              <span>
                <span className="block font-medium">{t(`access.${access}`)}</span>
                <span className="block text-fg2 text-meta">{t(`accessText.${access}`)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
