// The people who have the same thing open, as small initials.
import { useTranslation } from 'react-i18next';
import { fullName } from '#web/lib/format.ts';
import type { PresentPerson } from '#web/lib/use-presence.ts';
import { Avatar } from '../ui/avatar.tsx';
import { tip } from '../ui/tooltip.tsx';

/** Further people are named in the text. */
const MAX_PICTURES = 4;

export const PresentPeople = ({ people }: { people: readonly PresentPerson[] }) => {
  const { t, i18n } = useTranslation('people');
  if (people.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language).format(people.map(fullName));
  const text = t('present', { names });
  return (
    <span role="img" aria-label={text} {...tip(text)} className="inline-flex items-center pl-1.5">
      {people.slice(0, MAX_PICTURES).map(({ id, firstName, lastName }) => (
        <Avatar key={id} firstName={firstName} lastName={lastName} className="-ml-1.5 size-6 border border-line" />
      ))}
      {people.length > MAX_PICTURES && <span className="pl-2 text-meta">+{people.length - MAX_PICTURES}</span>}
    </span>
  );
};
