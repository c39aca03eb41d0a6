// The menu behind the three dots of a row; loaded when it first opens.
import type { RefObject } from 'react';
import { Menu, MenuItem, MenuSeparator } from './menu.tsx';
import type { RowAction } from './row-action.ts';

type RowMenuPopupProps = {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  actions: readonly RowAction[];
};

const Item = ({ label, icon, run, danger }: RowAction) => (
  <MenuItem icon={icon} onClick={run}>
    <span className={danger ? 'text-bad' : undefined}>{label}</span>
  </MenuItem>
);

const RowMenuPopup = ({ actions, ...menu }: RowMenuPopupProps) => {
  const safe = actions.filter(({ danger }) => !danger);
  const dangerous = actions.filter(({ danger }) => danger);
  return (
    <Menu {...menu} align="end">
      {safe.map((action) => (
        <Item key={action.id} {...action} />
      ))}
      {safe.length > 0 && dangerous.length > 0 && <MenuSeparator />}
      {dangerous.map((action) => (
        <Item key={action.id} {...action} />
      ))}
    </Menu>
  );
};
export default RowMenuPopup;
