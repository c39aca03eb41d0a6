// What an entry of the ledger was for, and the way to it; whether one may open it is decided there.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, runPath } from '#web/lib/paths.ts';

/** By the first letters of its id. A memorandum is charged in steps: `run_…-2`. */
const KINDS = {
  sea: { kind: 'question', to: (id: string) => `${paths.search}?id=${id}` },
  run: { kind: 'run', to: runPath },
  chk: { kind: 'checklist', to: (id: string) => `${paths.checklist}?list=${id}` },
} as const;

const kindOf = (id: string) => Object.entries(KINDS).find(([prefix]) => id.startsWith(`${prefix}_`))?.[1];

export const Subject = ({ about, isLink }: { about: string; isLink: boolean }) => {
  const { t } = useTranslation('credits');
  const id = about.replace(/-\d+$/, '');
  const found = kindOf(id);
  if (!found) return null;
  const text = t(`subject.${found.kind}`);
  if (!isLink) return <span className="block text-fg3 text-meta">{text}</span>;
  return (
    <Link to={found.to(id)} className="block w-fit text-accent-fg text-meta underline-offset-2 hover:underline">
      {text}
    </Link>
  );
};
