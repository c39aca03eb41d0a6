// The filters of the log: from, to, action, person.
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditAction } from '#shared/model/audit.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { PersonFilter } from './person-filter.tsx';
import type { useAuditFilter } from './use-audit-filter.ts';

type AuditFiltersProps = ReturnType<typeof useAuditFilter> & { personName: string | undefined };

const Day = ({ label, value, onChange, ...limits }: DayProps) => {
  const id = useId();
  return (
    <span className="flex items-center gap-1.5">
      <label htmlFor={id} className="whitespace-nowrap text-fg3 text-note">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        className="w-40"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        {...limits}
      />
    </span>
  );
};
type DayProps = {
  label: string;
  value: string | undefined;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};

export const AuditFilters = ({ filter, set, clear, isFiltered, personName }: AuditFiltersProps) => {
  const { t } = useTranslation('audit');
  const actions = [
    { value: '', label: t('filter.everything') },
    ...AuditAction.options.map((value) => ({ value, label: t(`action.${value}`) })),
  ];
  return (
    <search
      aria-label={t('filter.label')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 px-6 pb-4 max-md:px-4"
    >
      <Day label={t('filter.from')} value={filter.from} max={filter.to} onChange={(from) => set({ from })} />
      <Day label={t('filter.to')} value={filter.to} min={filter.from} onChange={(to) => set({ to })} />
      <Select
        aria-label={t('filter.action')}
        className="w-52 max-sm:w-full"
        value={filter.action ?? ''}
        options={actions}
        onChange={(event) => set({ action: event.target.value })}
      />
      <PersonFilter value={filter.userId} name={personName} onChange={(userId) => set({ userId })} />
      {isFiltered && (
        <Button variant="ghost" icon={<X />} onClick={clear}>
          {t('filter.clear')}
        </Button>
      )}
    </search>
  );
};
