// The screens and their addresses; each is loaded, with its texts, when it is first opened.
import type { ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { loadTexts } from '../lib/i18n.ts';
import { paths } from '../lib/paths.ts';
import { Boot } from './boot.tsx';
import { Crash } from './crash.tsx';
import { requireMember, requireNobody, requireSuperAdmin } from './guards.ts';
import { NotFound } from './not-found.tsx';
import { requireProject } from './project-guard.ts';
import { Shell } from './shell/shell.tsx';

const screen = (load: () => Promise<ComponentType>, ...texts: readonly string[]) => ({
  lazy: async () => {
    const [Component] = await Promise.all([load(), loadTexts(...texts)]);
    return { Component };
  },
});

const workspaces = screen(
  async () => (await import('../features/workspaces/workspaces-page.tsx')).WorkspacesPage,
  'workspaces',
);

const auditLog = screen(async () => (await import('../features/audit/audit-page.tsx')).AuditPage, 'audit');

const profile = screen(async () => (await import('../features/profile/profile-page.tsx')).ProfilePage, 'profile');

const openScreens: RouteObject[] = [
  {
    path: paths.login,
    loader: requireNobody,
    ...screen(async () => (await import('../features/auth/login-page.tsx')).LoginPage, 'auth'),
  },
  {
    path: paths.adminLogin,
    loader: requireNobody,
    ...screen(async () => (await import('../features/auth/login-page.tsx')).AdminLoginPage, 'auth'),
  },
  {
    path: paths.signUp,
    loader: requireNobody,
    ...screen(async () => (await import('../features/auth/sign-up-page.tsx')).SignUpPage, 'auth'),
  },
  {
    path: paths.forgotPassword,
    ...screen(async () => (await import('../features/auth/forgot-page.tsx')).ForgotPage, 'auth'),
  },
  {
    path: paths.shared,
    ...screen(async () => (await import('../features/shared-reports/shared-page.tsx')).SharedPage, 'outputs'),
  },
  {
    path: paths.resetPassword,
    ...screen(async () => (await import('../features/auth/reset-page.tsx')).ResetPage, 'auth'),
  },
];

const memberScreens: RouteObject[] = [
  { path: paths.home, ...workspaces },
  { path: paths.workspaces, ...workspaces },
  {
    path: paths.files,
    loader: requireProject,
    ...screen(async () => (await import('../features/files/files-page.tsx')).FilesPage, 'files', 'viewer', 'drives'),
  },
  {
    path: paths.spreadsheets,
    loader: requireProject,
    ...screen(
      async () => (await import('../features/spreadsheets/spreadsheets-page.tsx')).SpreadsheetsPage,
      ...['spreadsheets', 'files', 'viewer'],
    ),
  },
  {
    path: paths.drives,
    loader: requireProject,
    ...screen(async () => (await import('../features/drives/drives-page.tsx')).DrivesPage, 'drives'),
  },
  {
    path: paths.drivesCallback,
    ...screen(async () => (await import('../features/drives/callback-page.tsx')).CallbackPage, 'drives'),
  },
  {
    path: paths.search,
    ...screen(
      async () => (await import('../features/search/search-page.tsx')).SearchPage,
      'search',
      'viewer',
      'answers',
    ),
  },
  {
    path: paths.workflows,
    loader: requireProject,
    ...screen(async () => (await import('../features/workflows/workflows-page.tsx')).WorkflowsPage, 'runs', 'analyses'),
  },
  {
    path: paths.checklist,
    loader: requireProject,
    ...screen(
      async () => (await import('../features/checklists/checklists-page.tsx')).ChecklistsPage,
      ...['checklists', 'answers', 'search', 'viewer'],
    ),
  },
  {
    path: paths.run,
    ...screen(
      async () => (await import('../features/run/run-page.tsx')).RunPage,
      ...['runs', 'analyses', 'report', 'answers', 'search', 'viewer'],
    ),
  },
  {
    path: paths.outputs,
    loader: requireProject,
    ...screen(
      async () => (await import('../features/outputs/outputs-page.tsx')).OutputsPage,
      ...['outputs', 'runs', 'analyses'],
    ),
  },
  {
    path: paths.outputs2,
    loader: requireProject,
    ...screen(
      async () => (await import('../features/outputs/previews-page.tsx')).PreviewsPage,
      ...['outputs', 'runs', 'analyses', 'report'],
    ),
  },
  {
    path: paths.sharedReports,
    loader: requireProject,
    ...screen(
      async () => (await import('../features/shared-reports/shared-reports-page.tsx')).SharedReportsPage,
      ...['outputs', 'runs'],
    ),
  },
  {
    path: paths.activity,
    loader: requireProject,
    ...screen(async () => (await import('../features/activity/activity-page.tsx')).ActivityPage, 'outputs', 'runs'),
  },
  {
    path: paths.profile,
    ...profile,
  },
];

const organisationScreens: RouteObject[] = [
  {
    path: paths.people,
    loader: requireProject,
    ...screen(async () => (await import('../features/people/people-page.tsx')).PeoplePage, 'people'),
  },
  {
    path: paths.admin,
    ...screen(async () => (await import('../features/admin/admin-page.tsx')).AdminPage, 'admin', 'people'),
  },
  { path: paths.roles, ...screen(async () => (await import('../features/roles/roles-page.tsx')).RolesPage, 'roles') },
  { path: paths.tags, ...screen(async () => (await import('../features/tags/tags-page.tsx')).TagsPage, 'tags') },
  {
    path: paths.sources,
    ...screen(async () => (await import('../features/sources/sources-page.tsx')).SourcesPage, 'sources'),
  },
  { path: paths.audit, ...auditLog },
  {
    path: paths.credits,
    ...screen(async () => (await import('../features/credits/credits-page.tsx')).CreditsPage, 'credits'),
  },
];

const adminScreens: RouteObject[] = [
  {
    path: paths.adminDashboard,
    ...screen(async () => (await import('../features/platform/platform-page.tsx')).PlatformPage, 'platform', 'credits'),
  },
  { path: paths.adminAudit, ...auditLog },
  { path: paths.adminProfile, ...profile },
];

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
        children: inPlace([...memberScreens, ...organisationScreens]),
      },
      { ...portal, loader: requireSuperAdmin, children: inPlace(adminScreens) },
      { path: '*', element: <NotFound /> },
    ],
  },
]);
