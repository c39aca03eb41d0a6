// What a ledger entry was charged for, with a link; permission to open it is decided there.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { chargedFor } from '#shared/model/charged-for.ts';
import type { LedgerEntry } from '#shared/model/organisation.ts';
import { paths, runPath } from '#web/lib/paths.ts';

/** Kinds by the prefix of the id. */
const KINDS = {
  sea: { kind: 'question', to: (id: string) => `${paths.search}?id=${id}` },
  run: { kind: 'run', to: runPath },
  chk: { kind: 'checklist', to: (id: string) => `${paths.checklist}?list=${id}` },
} as const;

const kindOf = (id: string) => Object.entries(KINDS).find(([prefix]) => id.startsWith(`${prefix}_`))?.[1];

type SubjectProps = { about: string; name: LedgerEntry['name']; isLink: boolean };

export const Subject = ({ about, name, isLink }: SubjectProps) => {
  const { t } = useTranslation('credits');
  const id = chargedFor(about);
  const found = kindOf(id);
  if (!found) return null;
  const kind = t(`subject.${found.kind}`);
  const text = name ? `${kind} · ${name}` : kind;
  if (!isLink) return <span className="block text-fg3 text-meta">{text}</span>;
  return (
    <Link
      to={found.to(id)}
      className="line-clamp-2 w-fit max-w-prose text-accent-fg text-meta underline-offset-2 hover:underline"
    >
      {text}
    </Link>
  );
};
