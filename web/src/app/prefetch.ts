// Prefetches a screen's code and texts while its link is hovered or focused.
import { matchRoutes } from 'react-router-dom';
import { memberScreens } from './routes/member-screens.ts';
import { organisationScreens } from './routes/organisation-screens.tsx';
import { duringPrefetch } from './stale-code.ts';

const screens = [...memberScreens, ...organisationScreens];

const prefetchScreen = (path: string): void => {
  // A failed prefetch is ignored: opening the screen loads it again or reports the error.
  for (const { route } of matchRoutes(screens, path) ?? [])
    if (typeof route.lazy === 'function') void duringPrefetch(route.lazy).catch(() => undefined);
};

/** The props of a link that prefetch its screen. */
export const prefetching = (path: string) => {
  const prefetch = () => prefetchScreen(path);
  return { onPointerEnter: prefetch, onFocus: prefetch };
};
