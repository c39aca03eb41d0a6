// A card that appears when the pointer rests on something, or it has the focus.
import { PreviewCard as Base } from '@base-ui/react/preview-card';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { popupClass } from './popup-class.ts';

export type PreviewCardProps = {
  /** What carries the card: an element that takes a ref and props. */
  trigger: ReactElement;
  children: ReactNode;
  delay?: number | undefined;
};

export const PreviewCard = ({ trigger, children, delay = 250 }: PreviewCardProps) => (
  <Base.Root>
    <Base.Trigger delay={delay} closeDelay={120} render={trigger} />
    <Base.Portal>
      <Base.Positioner sideOffset={6} collisionPadding={8} className="z-40">
        <Base.Popup className={cx(popupClass, 'w-80 max-w-[calc(100vw-1rem)] p-3')}>{children}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
