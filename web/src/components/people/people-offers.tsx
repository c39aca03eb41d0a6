// Suggests people of the organization who match what is being typed: a press adds their address.
import { Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#web/lib/api.ts';
import { suggestionsProps } from '../ui/suggestions.ts';

type PeopleOffersProps = { typed: string; chosen: readonly string[]; onChoose: (email: string) => void };

const SHOWN = 5;

export const PeopleOffers = ({ typed, chosen, onChoose }: PeopleOffersProps) => {
  const { t } = useTranslation('people');
  const search = useDeferredValue(typed.trim());
  const { data } = useCall('people.find', search ? { query: { search } } : null);
  const people = (data?.rows ?? [])
    .filter(({ email, isActive }) => isActive && !chosen.includes(email))
    .slice(0, SHOWN);
  if (!search || people.length === 0) return null;
  return (
    <ul {...suggestionsProps} aria-label={t('invite.offers')} className="flex flex-wrap gap-1">
      {people.map(({ email, name }) => (
        <li key={email} className="min-w-0 max-w-full">
          <button
            type="button"
            // Otherwise the field's blur would first add the half-typed word.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(email)}
            className="inline-flex min-h-6 max-w-full items-center gap-1 rounded-chip border border-line-strong border-dashed px-1.5 text-fg2 text-meta hover:bg-hover hover:text-fg"
          >
            <Plus aria-hidden="true" className="size-3 shrink-0" />
            <span className="truncate">{name ? `${name} · ${email}` : email}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
