// The frame around the selection, with its fill handle.
import { type PointerEvent, useRef } from 'react';
import { cx } from '#web/components/ui/class-names.ts';
import type { Box } from './place-on-screen.ts';

type Props = {
  box: Box;
  active: Box;
  fill: Box | undefined;
  canFill: boolean;
  onFillTo: (point: { clientX: number; clientY: number }) => void;
  onFilled: () => void;
};

const at = ({ left, top, width, height }: Box) => ({
  left: left - 1,
  top: top - 1,
  width: width + 1,
  height: height + 1,
});
const isSeen = ({ width, height }: Box): boolean => width > 0 && height > 0;

export const ActiveFrame = ({ box, active, fill, canFill, onFillTo, onFilled }: Props) => {
  const isDown = useRef(false);
  const press = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    isDown.current = true;
  };
  const release = () => {
    if (isDown.current) onFilled();
    isDown.current = false;
  };
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-35 overflow-hidden">
      {isSeen(box) && <div className="absolute border border-accent" style={at(box)} />}
      {isSeen(active) && <div className="absolute border-2 border-accent" style={at(active)} />}
      {fill && <div className="absolute border border-accent border-dashed" style={at(fill)} />}
      {canFill && isSeen(box) && (
        <div
          onPointerDown={press}
          onPointerMove={(event) => isDown.current && onFillTo(event)}
          onPointerUp={release}
          onPointerCancel={release}
          className={cx('pointer-events-auto absolute size-2 cursor-crosshair border border-canvas bg-accent')}
          style={{ left: box.left + box.width - 4, top: box.top + box.height - 4 }}
        />
      )}
    </div>
  );
};
