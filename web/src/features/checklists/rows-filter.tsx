// Filters rows: by status, sheet, words, and assigned to me.
import { useTranslation } from 'react-i18next';
import { ROW_MARKS, ROW_SORTS, ROW_STATUSES } from '#shared/model/checklist-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import type { List } from './types.ts';
import { useAddress } from './use-address.ts';

export const RowsFilter = ({ list }: { list: List }) => {
  const { t } = useTranslation('checklists');
  const { filter, change } = useAddress();
  const sheets = list.reading.sheets.map(({ name }) => ({ value: name, label: name }));
  const statuses = ROW_STATUSES.map((status) => ({
    value: status,
    label: `${t(`status.${status}`)} (${list.statuses[status] ?? 0})`,
  }));
  return (
    <div className="flex flex-wrap items-center gap-2 px-6 pb-3 max-md:grid max-md:grid-cols-2 max-md:px-4 max-md:[&>*]:w-full max-md:[&>*:first-child]:col-span-2">
      <SearchField label={t('screen.search')} value={filter.search ?? ''} onSearch={(q) => change({ q })} />
      <Select
        aria-label={t('statusHead')}
        className="w-44"
        value={filter.status ?? ''}
        options={[{ value: '', label: t('screen.everyStatus') }, ...statuses]}
        onChange={({ target }) => change({ status: target.value })}
      />
      <Select
        aria-label={t('screen.markHead')}
        className="w-40"
        value={filter.mark ?? ''}
        options={[
          { value: '', label: t('screen.everyMark') },
          ...ROW_MARKS.map((mark) => ({ value: mark, label: t(`mark.${mark}`) })),
        ]}
        onChange={({ target }) => change({ mark: target.value })}
      />
      {sheets.length > 1 && (
        <Select
          aria-label={t('screen.sheet')}
          className="w-44"
          value={filter.sheet ?? ''}
          options={[{ value: '', label: t('screen.everySheet') }, ...sheets]}
          onChange={({ target }) => change({ sheet: target.value })}
        />
      )}
      <Select
        aria-label={t('screen.sort')}
        className="w-36"
        value={filter.sort ?? ''}
        options={[
          { value: '', label: t('screen.sortBy.list') },
          ...ROW_SORTS.map((sort) => ({ value: sort, label: t(`screen.sortBy.${sort}`) })),
        ]}
        onChange={({ target }) => change({ sort: target.value })}
      />
      <Button
        aria-pressed={filter.owner === 'me'}
        className="aria-pressed:border-accent-line aria-pressed:bg-accent-soft"
        onClick={() => change({ owner: filter.owner ? undefined : 'me' })}
      >
        {t('screen.mine')}
      </Button>
    </div>
  );
};
