// One tooltip for the whole app: any element with `{...tip(text)}` shows it on hover and on keyboard focus.
import { useEffect, useRef, useState } from 'react';
import { Kbd } from './kbd.tsx';

export const tip = (text: string, keys?: string) => ({ 'data-tip': text, ...(keys && { 'data-tip-keys': keys }) });

type Shown = { text: string; keys: string | undefined; anchor: Element };
const DELAY_MS = 400;
const GAP = 6;

const carrierOf = (event: Event): Element | null =>
  event.target instanceof Element ? event.target.closest('[data-tip]') : null;

/** Listens on the document, so that buttons need neither a popup nor its code. */
const useTip = () => {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let timer = 0;
    let byTab = false;
    const hide = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const show = (anchor: Element | null, delay: number) => {
      hide();
      if (!(anchor instanceof HTMLElement) || !anchor.dataset.tip) return;
      const next = { text: anchor.dataset.tip, keys: anchor.dataset.tipKeys, anchor };
      timer = window.setTimeout(() => anchor.isConnected && setShown(next), delay);
    };
    document.addEventListener('pointerover', (e) => e.pointerType === 'mouse' && show(carrierOf(e), DELAY_MS), {
      signal,
    });
    document.addEventListener(
      'focusin',
      (event) => {
        // Not when a script moved the focus, as a dialog does.
        if (byTab) show(carrierOf(event), 0);
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        byTab = key === 'Tab';
      },
      { signal, capture: true },
    );
    for (const name of ['focusout', 'pointerdown', 'keydown', 'scroll'])
      document.addEventListener(name, hide, { signal, capture: true });
    return () => {
      end.abort();
      hide();
    };
  }, []);
  return shown;
};

const place = (bubble: HTMLElement, anchor: Element) => {
  const at = anchor.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), window.innerWidth - width - GAP);
  const above = at.top - height - GAP;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above > GAP ? above : at.bottom + GAP}px`;
};

export const TooltipHost = () => {
  const shown = useTip();
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!bubble.current || !shown) return;
    bubble.current.showPopover();
    place(bubble.current, shown.anchor);
  }, [shown]);
  if (!shown) return null;
  return (
    // The text repeats the accessible name, so it is hidden from screen readers.
    <div
      ref={bubble}
      popover="manual"
      aria-hidden="true"
      className="pointer-events-none fixed m-0 flex max-w-72 items-center gap-2 rounded-control border-0 bg-fg px-2 py-1 text-canvas text-meta"
    >
      {shown.text}
      {shown.keys && <Kbd inverse>{shown.keys}</Kbd>}
    </div>
  );
};
