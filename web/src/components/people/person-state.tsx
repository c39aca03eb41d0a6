// Whether a person is invited, active or deactivated; for an invitation, how long its link is valid.
import { useTranslation } from 'react-i18next';
import type { Person } from '#shared/model/people.ts';
import { formatDate } from '#web/lib/format.ts';
import { StatusDot } from '../ui/status-dot.tsx';

const TONES = { awaiting: 'warn', invited: 'warn', active: 'ok', deactivated: 'idle' } as const;

type PersonStateProps = { person: Pick<Person, 'status' | 'expiresAt'>; now?: number };

export const PersonState = ({ person: { status, expiresAt }, now = Date.now() }: PersonStateProps) => {
  const { t } = useTranslation('people');
  const isOver = expiresAt !== undefined && Date.parse(expiresAt) < now;
  return (
    <span className="inline-flex flex-col max-md:flex-row max-md:flex-wrap max-md:gap-x-1.5">
      <StatusDot tone={TONES[status]}>{t(`status.${status}`)}</StatusDot>
      {status === 'invited' && expiresAt && (
        <span className="whitespace-nowrap pl-3 text-fg3 text-meta max-md:pl-0">
          {isOver ? t('expired') : t('expires', { date: formatDate(expiresAt) })}
        </span>
      )}
    </span>
  );
};
