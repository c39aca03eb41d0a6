// The folders of a drive as a tree: each level is fetched when it is opened.
import { ChevronRight, Folder } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriveFolder } from '#shared/model/drive.ts';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useCall } from '#web/lib/api.ts';

type Chosen = {
  chosen: ReadonlyMap<string, DriveFolder>;
  onChoose: (folder: DriveFolder, on: boolean) => void;
  driveId: string;
};

const Row = ({ folder, isCovered, ...rest }: Chosen & { folder: DriveFolder; isCovered: boolean }) => {
  const { t } = useTranslation('drives');
  const [isOpen, setIsOpen] = useState(false);
  const { key, name } = folder;
  const isChosen = rest.chosen.has(key);
  return (
    <li>
      <div className="flex min-h-9 items-center gap-2 rounded-control px-1 hover:bg-hover">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t('choose.expand', { name })}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex size-7 items-center justify-center rounded-control text-fg2"
        >
          <ChevronRight
            aria-hidden="true"
            className={cx('size-4 transition-transform duration-120', isOpen && 'rotate-90')}
          />
        </button>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is inside */}
        <label className="flex min-w-0 flex-1 cursor-pointer items-center gap-2 text-ui">
          <Checkbox
            checked={isChosen || isCovered}
            disabled={isCovered}
            onChange={({ target }) => rest.onChoose(folder, target.checked)}
          />
          <Folder aria-hidden="true" className="size-4 shrink-0 text-fg3" />
          <span className="truncate">{name}</span>
        </label>
      </div>
      {isOpen && (
        <div className="pl-6">
          <FolderTree {...rest} parent={key} isCovered={isCovered || isChosen} />
        </div>
      )}
    </li>
  );
};

/** `isCovered` means that a folder above is chosen, which includes this one. */
export const FolderTree = ({
  parent,
  isCovered,
  ...rest
}: Chosen & { parent: string | undefined; isCovered: boolean }) => {
  const { t } = useTranslation('drives');
  const args = { params: { driveId: rest.driveId }, query: parent === undefined ? {} : { parent } };
  const { data, error, mutate } = useCall('drives.folders', args, { keepPreviousData: false });
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="my-2 h-4 w-48" />;
  if (data.count === 0) return <p className="py-1 pl-9 text-fg3 text-note">{t('choose.none')}</p>;
  return (
    <ul aria-label={parent === undefined ? t('choose.tree') : undefined}>
      {data.rows.map((folder) => (
        <Row key={folder.key} folder={folder} isCovered={isCovered} {...rest} />
      ))}
    </ul>
  );
};
