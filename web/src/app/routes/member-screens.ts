// Screens of the work in workspaces.
import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { requireWorkspace } from '../workspace-guard.ts';
import { screen } from './screen.ts';
import { profile, quality, workspaces } from './shared-screens.ts';

export const memberScreens: RouteObject[] = [
  { path: paths.home, ...workspaces },
  { path: paths.workspaces, ...workspaces },
  {
    path: paths.files,
    loader: requireWorkspace,
    ...screen(async () => (await import('#web/features/files/files-page.tsx')).FilesPage, 'files', 'viewer', 'drives'),
  },
  {
    path: paths.bin,
    loader: requireWorkspace,
    ...screen(async () => (await import('#web/features/files/bin-page.tsx')).BinPage, 'files'),
  },
  {
    path: paths.spreadsheets,
    loader: requireWorkspace,
    ...screen(
      async () => (await import('#web/features/spreadsheets/spreadsheets-page.tsx')).SpreadsheetsPage,
      ...['spreadsheets', 'files', 'viewer'],
    ),
  },
  {
    path: paths.drives,
    loader: requireWorkspace,
    ...screen(async () => (await import('#web/features/drives/drives-page.tsx')).DrivesPage, 'drives'),
  },
  {
    path: paths.drivesCallback,
    ...screen(async () => (await import('#web/features/drives/callback-page.tsx')).CallbackPage, 'drives'),
  },
  {
    path: paths.search,
    ...screen(
      async () => (await import('#web/features/questions/questions-page.tsx')).QuestionsPage,
      'questions',
      'viewer',
      'answers',
    ),
  },
  {
    path: paths.workflows,
    loader: requireWorkspace,
    ...screen(
      async () => (await import('#web/features/workflows/workflows-page.tsx')).WorkflowsPage,
      'runs',
      'analyses',
    ),
  },
  {
    path: paths.checklist,
    loader: requireWorkspace,
    ...screen(
      async () => (await import('#web/features/checklists/checklists-page.tsx')).ChecklistsPage,
      ...['checklists', 'answers', 'questions', 'viewer', 'runs'],
    ),
  },
  {
    path: paths.run,
    ...screen(
      async () => (await import('#web/features/run/run-page.tsx')).RunPage,
      ...['runs', 'analyses', 'report', 'answers', 'questions', 'viewer'],
    ),
  },
  {
    path: paths.outputs,
    loader: requireWorkspace,
    ...screen(
      async () => (await import('#web/features/outputs/outputs-page.tsx')).OutputsPage,
      ...['outputs', 'runs', 'analyses'],
    ),
  },
  {
    path: paths.outputs2,
    loader: requireWorkspace,
    ...screen(
      async () => (await import('#web/features/outputs/previews-page.tsx')).PreviewsPage,
      ...['outputs', 'runs', 'analyses', 'report'],
    ),
  },
  {
    path: paths.sharedReports,
    loader: requireWorkspace,
    ...screen(
      async () => (await import('#web/features/shared-reports/shared-reports-page.tsx')).SharedReportsPage,
      ...['outputs', 'runs'],
    ),
  },
  {
    path: paths.activity,
    loader: requireWorkspace,
    ...screen(async () => (await import('#web/features/activity/activity-page.tsx')).ActivityPage, 'outputs', 'runs'),
  },
  { path: paths.quality, ...quality },
  {
    path: paths.profile,
    ...profile,
  },
];
