// Screens of the platform's own administrators.
import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { screen } from './screen.ts';
import { auditLog, profile } from './shared-screens.ts';

export const adminScreens: RouteObject[] = [
  {
    path: paths.adminDashboard,
    ...screen(
      async () => (await import('#web/features/platform/platform-page.tsx')).PlatformPage,
      'platform',
      'credits',
    ),
  },
  {
    path: paths.adminEmails,
    ...screen(async () => (await import('#web/features/platform/emails-page.tsx')).EmailsPage, 'platform'),
  },
  { path: paths.adminAudit, ...auditLog },
  { path: paths.adminProfile, ...profile },
];
