// Items of a drive that were left out, each with its reason and a link.
import { useTranslation } from 'react-i18next';
import type { DriveRow } from '#shared/model/drive.ts';
import { safeLink } from '#web/lib/safe-link.ts';

type Problem = DriveRow['problems'][number];

const Line = ({ problem: { path, reason, url } }: { problem: Problem }) => {
  const { t } = useTranslation('drives');
  const href = safeLink(url);
  return (
    <li className="flex flex-wrap gap-x-3 py-1">
      {href ? (
        <a href={href} target="_blank" rel="noreferrer" className="min-w-0 flex-1 basis-48 truncate hover:underline">
          {path}
        </a>
      ) : (
        <span className="min-w-0 flex-1 basis-48 truncate">{path}</span>
      )}
      <span className="text-fg2">{t(`problem.${reason}`)}</span>
    </li>
  );
};

export const Problems = ({ drive: { problems, counts } }: { drive: DriveRow }) => {
  const { t } = useTranslation('drives');
  const count = Math.max(counts?.refused ?? 0, problems.length);
  if (count === 0) return null;
  const hidden = count - problems.length;
  return (
    <details className="text-note">
      <summary className="cursor-pointer text-fg2">{t('problems.title', { count })}</summary>
      <ul className="mt-1 border-line border-t">
        {problems.map((problem) => (
          <Line key={`${problem.path} ${problem.reason} ${problem.url ?? ''}`} problem={problem} />
        ))}
        {hidden > 0 && <li className="py-1 text-fg3">{t('problems.more', { count: hidden })}</li>}
      </ul>
    </details>
  );
};
