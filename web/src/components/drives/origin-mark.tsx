// Marks a file that comes from a cloud drive, and links to it there.
import { Cloud } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FileRow } from '#shared/model/file.ts';
import { safeLink } from '#web/lib/safe-link.ts';
import { tip } from '../ui/tooltip.tsx';

export const OriginMark = ({ origin }: { origin: NonNullable<FileRow['origin']> }) => {
  const { t } = useTranslation('drives');
  const name = t(`provider.${origin.provider}`);
  const href = safeLink(origin.url);
  const look = 'inline-flex size-6 shrink-0 items-center justify-center rounded-control text-fg3';
  const icon = <Cloud aria-hidden="true" className="size-4" />;
  if (!href)
    return (
      <span role="img" aria-label={name} className={look} {...tip(name)}>
        {icon}
      </span>
    );
  const label = t('source', { name });
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      {...tip(label)}
      className={`${look} hover:bg-hover hover:text-fg`}
    >
      {icon}
    </a>
  );
};
