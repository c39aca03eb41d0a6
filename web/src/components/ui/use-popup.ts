// A popup whose code is fetched when its button is hovered or focused, and shown when it is pressed.
import { useRef, useState } from 'react';

export const usePopup = (preload: () => Promise<unknown>) => {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const warm = () => void preload();
  return {
    anchor,
    open,
    setOpen,
    /** Whether the popup was opened before: it stays mounted so that closing is animated. */
    used,
    button: {
      ref: anchor,
      'aria-expanded': open,
      onPointerEnter: warm,
      onFocus: warm,
      onClick: () => {
        setUsed(true);
        setOpen((now) => !now);
      },
    },
  };
};
