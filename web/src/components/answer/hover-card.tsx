// A card beside what it explains: on hover after a delay and on keyboard focus; the pointer may move into it.
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const OPEN_MS = 250;
const CLOSE_MS = 120;
const GAP = 6;

const place = (card: HTMLElement, anchor: Element) => {
  const at = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const left = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), window.innerWidth - width - 8);
  const below = at.bottom + GAP + height < window.innerHeight - 8;
  card.style.left = `${Math.max(8, left)}px`;
  card.style.top = `${below ? at.bottom + GAP : Math.max(8, at.top - height - GAP)}px`;
};

const useHover = () => {
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((ms: number, to: Element | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(to), ms);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(undefined);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    const scrolled = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-hover-card]')) return;
      hide();
    };
    document.addEventListener('keydown', dismiss, { capture: true });
    document.addEventListener('scroll', scrolled, { capture: true });
    return () => {
      document.removeEventListener('keydown', dismiss, { capture: true });
      document.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [anchor, hide]);
  return { anchor, later, hide };
};

type Described = { 'aria-describedby'?: string };
type HoverProps = Described & {
  onPointerEnter: (event: React.PointerEvent) => void;
  onPointerMove: (event: React.PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: (event: React.FocusEvent) => void;
  onBlur: () => void;
};

type Props = { trigger: (props: HoverProps, hide: () => void) => ReactNode; children: () => ReactNode };

export const HoverCard = ({ trigger, children }: Props) => {
  const id = useId();
  const { anchor, later, hide } = useHover();
  const card = useRef<HTMLDivElement>(null);
  const hasEntered = useRef(false);
  useLayoutEffect(() => {
    if (!card.current || !anchor) return;
    card.current.showPopover?.();
    place(card.current, anchor);
  }, [anchor]);
  const props: HoverProps = {
    ...(anchor && { 'aria-describedby': id }),
    onPointerEnter: (event) => {
      hasEntered.current = event.pointerType === 'mouse';
      if (anchor) later(0, event.currentTarget);
    },
    // When the page scrolls under a resting pointer, the browser fires enter without a move. That is not a hover.
    onPointerMove: (event) => {
      if (!hasEntered.current) return;
      hasEntered.current = false;
      later(OPEN_MS, event.currentTarget);
    },
    onPointerLeave: () => later(CLOSE_MS, undefined),
    onFocus: (event) => event.currentTarget.matches(':focus-visible') && later(0, event.currentTarget),
    onBlur: hide,
  };
  return (
    <>
      {trigger(props, hide)}
      {anchor &&
        createPortal(
          <div
            ref={card}
            id={id}
            popover="manual"
            role="tooltip"
            data-hover-card=""
            onPointerEnter={() => later(0, anchor)}
            onPointerLeave={() => later(CLOSE_MS, undefined)}
            className="fixed m-0 w-[min(22rem,calc(100vw-1rem))] rounded-card border border-line bg-canvas p-3 text-left text-fg shadow-popup"
          >
            {children()}
          </div>,
          document.body,
        )}
    </>
  );
};
