// A person in a list: picture or initials, name, email below it.
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { cx } from './class-names.ts';

type PersonCellProps = {
  name: string;
  email: string;
  avatar?: string | undefined;
  /** Shown after the name, for example a badge. */
  mark?: ReactNode;
  /** The breakpoint from which the email has its own column. */
  emailUntil?: 'lg' | undefined;
};

/** Splits a name at its last space into given and family name. */
export const nameParts = (name: string): { firstName: string; lastName: string } => {
  const at = name.trim().lastIndexOf(' ');
  const [first, last] = at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
  // Korean and Japanese names begin with the family name.
  return /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/.test(name)
    ? { firstName: last, lastName: first }
    : { firstName: first, lastName: last };
};

export const PersonCell = ({ name, email, avatar, mark, emailUntil }: PersonCellProps) => (
  <span className="flex min-w-0 items-center gap-2.5">
    <Avatar {...nameParts(name || email)} src={avatar} />
    <span className="min-w-0">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="truncate font-medium text-fg">{name || email}</span>
        {mark}
      </span>
      {name && <span className={cx('block truncate text-fg3 text-meta', emailUntil && 'lg:hidden')}>{email}</span>}
    </span>
  </span>
);
