// A person's picture, or initials when there is none.
import { useState } from 'react';
import { cx } from './class-names.ts';

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

/** The initials of a name: one character for Korean and Japanese names, two letters for others. */
export const initialsOf = (firstName: string, lastName: string): string => {
  const [first = '', last = ''] = [firstName.trim(), lastName.trim()];
  if (CJK.test(first + last)) return (last || first).slice(0, 1);
  return (first.slice(0, 1) + last.slice(0, 1)).toUpperCase();
};

export type AvatarProps = { firstName: string; lastName: string; src?: string | undefined; className?: string };

export const Avatar = ({ firstName, lastName, src, className }: AvatarProps) => {
  const [broken, setBroken] = useState(false);
  const frame = cx('inline-flex size-8 shrink-0 items-center justify-center rounded-full object-cover', className);
  if (src && !broken) return <img src={src} alt="" className={frame} onError={() => setBroken(true)} />;
  return (
    <span aria-hidden="true" className={cx(frame, 'bg-accent-soft font-semibold text-accent-fg text-note')}>
      {initialsOf(firstName, lastName)}
    </span>
  );
};
