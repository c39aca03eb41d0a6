// Tells the toasts how much of the lower right corner is taken, so that they stand above what is there.
import { useLayoutEffect, useRef } from 'react';

const GAP = 12;

export const useTakenBelow = <E extends HTMLElement>(shown: boolean) => {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const one = element.current;
    if (!shown || !one) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--taken-below', `${one.offsetHeight + GAP}px`);
    const observer = new ResizeObserver(tell);
    tell();
    observer.observe(one);
    return () => {
      observer.disconnect();
      style.removeProperty('--taken-below');
    };
  }, [shown]);
  return element;
};
