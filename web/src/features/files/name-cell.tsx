// The name of a file or folder with its icon, and its folder where it was found by search.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { type Entry, nameOf } from './entry.ts';
import type { FileTableProps } from './table-props.ts';

type NameCellProps = Pick<FileTableProps, 'commands' | 'wayOf' | 'mayWrite'> & {
  entry: Entry;
  icon: ReactNode;
  /** Shown after the name, for example a version. */
  mark?: ReactNode;
};

export const NameCell = ({ entry, icon, mark, commands, wayOf, mayWrite }: NameCellProps) => {
  const { t } = useTranslation('files');
  const name = nameOf(entry);
  const way = wayOf(entry);
  return (
    <td className={cx('h-10 max-w-0 px-3 max-md:h-7 max-md:max-w-none max-md:p-0', !mayWrite && 'md:pl-6')}>
      <span className="flex min-w-0 items-center gap-2">
        <button
          type="button"
          aria-label={t('open', { name })}
          onClick={() => commands.open(entry)}
          className="flex min-w-0 items-center gap-2.5 rounded-chip text-left text-ui hover:underline"
        >
          {icon}
          <span lang={langOf(name)} className="truncate" title={name}>
            {name}
          </span>
        </button>
        {mark}
      </span>
      {way !== undefined && <span className="block truncate pb-1 pl-6.5 text-fg3 text-meta">{way}</span>}
    </td>
  );
};
