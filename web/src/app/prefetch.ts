// Prefetches a screen's code and texts while its link is hovered or focused.
import { matchRoutes } from 'react-router-dom';
import { memberScreens } from './routes/member-screens.ts';
import { organisationScreens } from './routes/organisation-screens.tsx';
import { duringPrefetch } from './stale-code.ts';

const screens = [...memberScreens, ...organisationScreens];

const prefetchScreen = (path: string): void => {
  // What cannot be loaded now is loaded, or reported, when the screen is opened.
  for (const { route } of matchRoutes(screens, path) ?? [])
    if (typeof route.lazy === 'function') void duringPrefetch(route.lazy).catch(() => undefined);
};

/** For any link to a screen. */
export const prefetching = (path: string) => {
  const prefetch = () => prefetchScreen(path);
  return { onPointerEnter: prefetch, onFocus: prefetch };
};
