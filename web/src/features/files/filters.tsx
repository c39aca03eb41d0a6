// Filters files: by name, kind, status and uploader; by folder, or all files at once.
import { useTranslation } from 'react-i18next';
import { FILE_STATUSES } from '#shared/model/enums.ts';
import { FILE_KINDS } from '#shared/model/file-kind.ts';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { Segments } from '#web/components/ui/segments.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { useCall } from '#web/lib/api.ts';
import { useCan } from '#web/lib/use-user.ts';
import { filesIn } from './entry.ts';
import type { Entries } from './use-entries.ts';
import type { FilesAddress } from './use-files-address.ts';

/** The members of the workspace, and other uploaders of the files on screen. */
const useUploaders = (projectId: string, rows: Entries['rows']) => {
  const mayRead = useCan('people.read', projectId);
  const { data } = useCall('people.list', mayRead ? { params: { id: projectId }, query: { limit: 100 } } : null);
  const names = new Map(filesIn(rows ?? []).map(({ uploadedBy }) => [uploadedBy.id, uploadedBy.name]));
  for (const { personId, name, email } of data?.rows ?? []) names.set(personId, name || email);
  return [...names].map(([value, label]) => ({ value, label }));
};

type FiltersProps = { projectId: string; address: FilesAddress; rows: Entries['rows'] };

export const Filters = ({ projectId, address, rows }: FiltersProps) => {
  const { t } = useTranslation('files');
  const uploaders = useUploaders(projectId, rows);
  const { narrow } = address;
  const choice = (
    name: 'kind' | 'status' | 'by',
    value: string | undefined,
    options: Parameters<typeof Select>[0]['options'],
  ) => (
    <Select
      aria-label={t(`filter.${name}`)}
      value={value ?? ''}
      options={[{ value: '', label: t(`filter.any.${name}`) }, ...options]}
      onChange={({ target }) => narrow({ [name]: target.value })}
      className="w-36 max-sm:w-[calc(50%-0.25rem)]"
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-2 px-6 pb-3 max-md:px-4">
      <SearchField label={t('filter.search')} value={address.search} onSearch={(q) => narrow({ q })} className="w-60" />
      {choice(
        'kind',
        address.kind,
        FILE_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      )}
      {choice(
        'status',
        address.status,
        FILE_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
      )}
      {uploaders.length > 1 && choice('by', address.uploader, uploaders)}
      <span className="flex-1" />
      <Segments
        label={t('view.label')}
        value={address.view}
        options={[
          { value: 'folders', label: t('view.folders') },
          { value: 'all', label: t('view.all') },
        ]}
        onChange={address.show}
      />
    </div>
  );
};
