// The button with three dots at the end of a row, for its menu.
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from './icon-button.tsx';
import type { RowAction } from './row-action.ts';
import { usePopup } from './use-popup.ts';

const load = () => import('./row-menu-popup.tsx');
const RowMenuPopup = lazy(load);

type RowMenuProps = { label: string; actions: readonly RowAction[]; className?: string };

export const RowMenu = ({ label, actions, className }: RowMenuProps) => {
  const { anchor, open, setOpen, used, button } = usePopup(load);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton size="small" label={label} aria-haspopup="menu" className={className} {...button}>
        <Ellipsis />
      </IconButton>
      <Suspense>
        {used && <RowMenuPopup anchor={anchor} open={open} onOpenChange={setOpen} label={label} actions={actions} />}
      </Suspense>
    </>
  );
};
