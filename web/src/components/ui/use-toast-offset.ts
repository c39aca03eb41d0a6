// Tells the toasts how much of the lower right corner is covered, so that they appear above it.
import { useLayoutEffect, useRef } from 'react';

const GAP = 12;

export const useToastOffset = <E extends HTMLElement>(shown: boolean) => {
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
