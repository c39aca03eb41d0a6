// Moves through the pages of a list; hidden when there is only one.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';

export type PaginationProps = { page: number; pageSize: number; count: number; onPage: (page: number) => void };

/** Pages are counted from 1. */
export const Pagination = ({ page, pageSize, count, onPage }: PaginationProps) => {
  const { t } = useTranslation('common');
  const pages = Math.max(1, Math.ceil(count / pageSize));
  if (pages === 1) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(count, page * pageSize);
  return (
    <nav aria-label={t('pagination.label')} className="flex items-center justify-end gap-1 text-fg2 text-note tabular">
      <span className="mr-2" aria-live="polite">
        {t('pagination.range', { from, to, count })}
      </span>
      <IconButton label={t('pagination.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)} size="small">
        <ChevronLeft />
      </IconButton>
      <IconButton label={t('pagination.next')} disabled={page >= pages} onClick={() => onPage(page + 1)} size="small">
        <ChevronRight />
      </IconButton>
    </nav>
  );
};
