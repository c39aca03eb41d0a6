// Keeps the page's scroll position for Back, and moves the focus to a newly opened page.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const positions = new Map<string, number>();

export const useMainScroll = () => {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const before = useRef(pathname);

  useLayoutEffect(() => {
    const element = main.current;
    if (!element) return;
    element.scrollTop = positions.get(key) ?? 0;
    const remember = () => positions.set(key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
};
