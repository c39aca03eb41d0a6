// A choice among roles, by their names.
import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/model/enums.ts';
import type { FieldControl } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

type RoleSelectProps = {
  value: Role;
  roles: readonly Role[];
  onChange: (role: Role) => void;
  disabled?: boolean | undefined;
  control?: FieldControl | undefined;
  /** The accessible name, if there is no label beside the field. */
  label?: string | undefined;
  className?: string | undefined;
};

export const RoleSelect = ({ value, roles, onChange, disabled, control, label, className }: RoleSelectProps) => {
  const { t } = useTranslation('shell');
  const offered = roles.includes(value) ? roles : [value, ...roles];
  return (
    <Select
      {...control}
      aria-label={label}
      className={className ?? ''}
      value={String(value)}
      disabled={disabled}
      options={offered.map((role) => ({ value: String(role), label: t(`roles.${role}`) }))}
      onChange={(event) => {
        const role = offered.find((one) => String(one) === event.target.value);
        if (role && role !== value) onChange(role);
      }}
    />
  );
};
