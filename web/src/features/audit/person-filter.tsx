// Filters rows by person: everybody, or one person chosen by name.
import { ChevronsUpDown, UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { Option } from '#web/components/ui/combobox.tsx';
import { usePopup } from '#web/components/ui/use-popup.ts';
import { useCall } from '#web/lib/api.ts';
import { useCan } from '#web/lib/use-user.ts';

const load = async () => ({ default: (await import('#web/components/ui/combobox.tsx')).Combobox });
const Combobox = lazy(load);
/** The size of one page of the directory. Other people are chosen by pressing their name in the log. */
const OFFERED = 100;

type PersonFilterProps = { value: string | undefined; name: string | undefined; onChange: (id?: string) => void };

export const PersonFilter = ({ value, name, onChange }: PersonFilterProps) => {
  const { t } = useTranslation('audit');
  const { anchor, open, setOpen, used, button } = usePopup(load);
  const mayList = useCan('staff.read');
  const { data } = useCall(
    'organisation.people',
    mayList && (used || value) ? { query: { scope: 'everybody', limit: OFFERED, sort: 'name' } } : null,
  );
  const people = (data?.rows ?? []).filter(({ status }) => status !== 'invited');
  const options: Option[] = [
    { value: '', label: t('filter.everybody') },
    ...people.map((person) => ({ value: person.id, label: person.name || person.email, hint: person.email })),
  ];
  const chosen = (value && (people.find(({ id }) => id === value)?.name ?? name ?? value)) || t('filter.everybody');
  return (
    <>
      <Button
        {...button}
        icon={<UserRound />}
        aria-haspopup="dialog"
        aria-label={`${t('filter.person')}: ${chosen}`}
        className="max-w-56"
      >
        <span className="min-w-0 truncate">{chosen}</span>
        <ChevronsUpDown aria-hidden="true" className="text-fg3" />
      </Button>
      <Suspense>
        {used && (
          <Combobox
            anchor={anchor}
            open={open}
            onOpenChange={setOpen}
            options={options}
            value={value ?? ''}
            onSelect={(option) => {
              onChange(option.value || undefined);
              setOpen(false);
            }}
            searchLabel={t('filter.findPerson')}
            emptyText={t('filter.nobody')}
          />
        )}
      </Suspense>
    </>
  );
};
