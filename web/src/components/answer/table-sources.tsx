// The line below a table: how to use it, and the sources of its figures.
import { useTranslation } from 'react-i18next';
import { refsIn } from '#shared/report/refs-in.ts';
import type { TableBlock } from '#shared/report/table-refs.ts';
import { Chips } from './citation-chip.tsx';

export const TableSources = ({ rows, note }: Pick<TableBlock, 'rows' | 'note'>) => {
  const { t, i18n } = useTranslation('answers');
  const refs = [...new Set(refsIn(rows))].sort((a, b) => a - b);
  if (refs.length === 0 && !note) return null;
  return (
    <p className="sticky left-0 mt-1.5 text-fg3 text-meta">
      {note && <span className="mr-2">{note}</span>}
      {refs.length > 0 && (
        <>
          <span lang={i18n.language}>{t('tableSources')}</span>
          <Chips refs={refs} />
        </>
      )}
    </p>
  );
};
