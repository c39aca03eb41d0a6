// Actions on selected rows: status, owner, due date.
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ROW_STATUSES } from '#shared/model/checklist-words.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { DueDay } from './due-day.tsx';
import type { List } from './types.ts';
import { useAddress } from './use-address.ts';
import { useEditRows } from './use-edit-rows.ts';
import { usePeople } from './use-people.ts';
import type { Selection } from './use-selection.ts';

type Props = { list: List; selection: Selection; onDone: () => unknown };

export const BulkBar = ({ list, selection, onDone }: Props) => {
  const { t } = useTranslation('checklists');
  const people = usePeople(list.projectId);
  const { filter } = useAddress();
  const isFiltered = Object.values(filter).some((one) => one !== undefined);
  const { edit, isMutating } = useEditRows(list, async () => {
    // Keeps the selection, so that the same rows can get an owner and a due date; clears it when a filter may now hide
    // them.
    if (isFiltered) selection.clear();
    else selection.renew();
    await onDone();
  });
  const rows = [...selection.ids.keys()];
  const seen = [...selection.ids].flatMap(([id, version]) => (version > 0 ? [{ id, version }] : []));
  return (
    <fieldset
      disabled={isMutating}
      className="flex flex-wrap items-center gap-2 border-line border-t bg-sunken px-6 py-2 text-note max-md:px-4"
    >
      <legend className="sr-only">{t('screen.selected', { count: rows.length })}</legend>
      <span aria-hidden="true" className="mr-2 font-medium tabular">
        {t('screen.selected', { count: rows.length })}
      </span>
      <Select
        aria-label={t('screen.setStatus')}
        className="w-40"
        value=""
        options={[
          { value: '', label: t('screen.setStatus') },
          ...ROW_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
        onChange={({ target }) => {
          const status = ROW_STATUSES.find((one) => one === target.value);
          if (status) void edit({ rows, seen, change: { status } });
        }}
      />
      <Select
        aria-label={t('screen.setOwner')}
        className="w-40"
        value=""
        options={[{ value: '', label: t('screen.setOwner') }, ...people]}
        onChange={({ target }) => target.value && void edit({ rows, change: { owner: target.value } })}
      />
      {/* The label stays beside its field where the bar wraps. */}
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="ml-1 whitespace-nowrap">
          {t('screen.setDue')}
        </span>
        <DueDay onSave={(due) => void edit({ rows, change: { due } })} />
      </span>
      <IconButton label={t('screen.clearSelection')} onClick={selection.clear}>
        <X />
      </IconButton>
    </fieldset>
  );
};
