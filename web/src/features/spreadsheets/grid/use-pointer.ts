// The cell under the pointer, and selecting with it: press, drag, shift, double click to edit.
import { type PointerEvent, type RefObject, useRef } from 'react';
import { HEAD, type Layout } from './layout.ts';
import type { Spot } from './selection.ts';

type At = Spot & { readonly head?: 'row' | 'column' | 'all' | undefined };

export const spotAt = (
  layout: Layout,
  element: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): At => {
  const box = element.getBoundingClientRect();
  const [x, y] = [clientX - box.left - HEAD.width, clientY - box.top - HEAD.height];
  const { rows, columns, frozenWidth, frozenHeight } = layout;
  const column = columns.at(x < frozenWidth ? Math.max(0, x) : x + element.scrollLeft);
  const row = rows.at(y < frozenHeight ? Math.max(0, y) : y + element.scrollTop);
  const head = x < 0 && y < 0 ? 'all' : x < 0 ? 'row' : y < 0 ? 'column' : undefined;
  return { row, column, head };
};

type PointerHandlers = {
  readonly onPress: (at: At, isExtending: boolean) => void;
  readonly onDrag: (at: Spot) => void;
  readonly onTwice: (at: Spot) => void;
};

export const usePointer = (ref: RefObject<HTMLDivElement | null>, layout: Layout, handlers: PointerHandlers) => {
  const isDown = useRef(false);
  const at = (event: PointerEvent | React.MouseEvent): At | undefined =>
    ref.current ? spotAt(layout, ref.current, event) : undefined;
  /** Whether the pointer is on a scrollbar. */
  const isOnBar = ({ clientX, clientY }: PointerEvent): boolean => {
    const element = ref.current;
    if (!element) return true;
    const box = element.getBoundingClientRect();
    return clientX - box.left > element.clientWidth || clientY - box.top > element.clientHeight;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const found = at(event);
      if (event.button !== 0 || !found || isOnBar(event)) return;
      // Keeps the focus in the field of the active cell.
      event.preventDefault();
      isDown.current = event.pointerType === 'mouse';
      handlers.onPress(found, event.shiftKey);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isDown.current) return;
      isDown.current = (event.buttons & 1) === 1;
      const found = isDown.current && at(event);
      if (found) handlers.onDrag(found);
    },
    onPointerUp: () => {
      isDown.current = false;
    },
    onDoubleClick: (event: React.MouseEvent) => {
      const found = at(event);
      if (found && !found.head) handlers.onTwice(found);
    },
  };
};
