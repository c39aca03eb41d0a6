// The screens and their addresses by area, with who may open them.
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { Boot } from './boot.tsx';
import { Crash } from './crash.tsx';
import { requireMember, requireSuperAdmin } from './guards.ts';
import { NotFound } from './not-found.tsx';
import { adminScreens } from './routes/admin-screens.ts';
import { memberScreens } from './routes/member-screens.ts';
import { openScreens } from './routes/open-screens.ts';
import { organisationScreens } from './routes/organisation-screens.tsx';
import { Shell } from './shell/shell.tsx';

const portal = { lazy: async () => ({ Component: (await import('./admin/portal.tsx')).Portal }) };

const inPlace = (children: RouteObject[]): RouteObject[] => [{ errorElement: <Crash />, children }];

export const router = createBrowserRouter([
  {
    element: <Outlet />,
    errorElement: <Crash />,
    hydrateFallbackElement: <Boot />,
    children: [
      ...openScreens,
      {
        element: <Shell />,
        loader: requireMember,
        shouldRevalidate: () => true,
        children: inPlace([...memberScreens, ...organisationScreens, { path: '*', element: <NotFound /> }]),
      },
      { ...portal, loader: requireSuperAdmin, children: inPlace(adminScreens) },
    ],
  },
]);
