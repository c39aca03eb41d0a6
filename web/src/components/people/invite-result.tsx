// The outcome of each address that was invited or added.
import { CircleCheck, CircleMinus, CircleX, Hourglass, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Invited } from '#shared/model/people.ts';

const ICONS = {
  added: <CircleCheck className="text-ok" />,
  invited: <Mail className="text-accent-fg" />,
  awaiting: <Hourglass className="text-warn" />,
  already: <CircleMinus className="text-fg3" />,
  refused: <CircleX className="text-bad" />,
  notForPartners: <CircleX className="text-bad" />,
} as const;

export const InviteResult = ({ invited }: { invited: Invited }) => {
  const { t } = useTranslation('people');
  return (
    <ul aria-label={t('invite.results')} className="divide-y divide-line rounded-control border border-line">
      {invited.emails.map(({ email, outcome }) => (
        <li
          key={email}
          className="flex min-h-9 flex-wrap items-center gap-x-2.5 px-3 py-1.5 [&_svg]:size-4 [&_svg]:shrink-0"
        >
          {ICONS[outcome]}
          <span className="min-w-0 flex-1 basis-40 truncate">{email}</span>
          <span className="text-fg2 text-note">{t(`outcome.${outcome}`)}</span>
        </li>
      ))}
    </ul>
  );
};
