// Screens with more than one address.
import { screen } from './screen.ts';

export const workspaces = screen(
  async () => (await import('#web/features/workspaces/workspaces-page.tsx')).WorkspacesPage,
  'workspaces',
);

export const auditLog = screen(async () => (await import('#web/features/audit/audit-page.tsx')).AuditPage, 'audit');

export const quality = screen(
  async () => (await import('#web/features/quality/quality-page.tsx')).QualityPage,
  'quality',
);

export const profile = screen(
  async () => (await import('#web/features/profile/profile-page.tsx')).ProfilePage,
  'profile',
);
