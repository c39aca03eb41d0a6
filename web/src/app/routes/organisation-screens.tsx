// Screens of the organization: people, roles, tags, sources, audit and credits.
import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { requireWorkspace } from '../workspace-guard.ts';
import { screen } from './screen.ts';
import { auditLog } from './shared-screens.ts';

export const organisationScreens: RouteObject[] = [
  {
    path: paths.people,
    loader: requireWorkspace,
    ...screen(async () => (await import('#web/features/people/people-page.tsx')).PeoplePage, 'people'),
  },
  {
    element: <SettingsFrame />,
    children: [
      {
        path: paths.admin,
        ...screen(async () => (await import('#web/features/admin/admin-page.tsx')).AdminPage, 'admin', 'people'),
      },
      {
        path: paths.roles,
        ...screen(async () => (await import('#web/features/roles/roles-page.tsx')).RolesPage, 'roles'),
      },
      { path: paths.tags, ...screen(async () => (await import('#web/features/tags/tags-page.tsx')).TagsPage, 'tags') },
      {
        path: paths.sources,
        ...screen(async () => (await import('#web/features/sources/sources-page.tsx')).SourcesPage, 'sources'),
      },
      { path: paths.audit, ...auditLog },
      {
        path: paths.credits,
        ...screen(async () => (await import('#web/features/credits/credits-page.tsx')).CreditsPage, 'credits'),
      },
    ],
  },
];
