// Screens that need no session.
import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { requireLocalStage, requireNobody } from '../guards.ts';
import { screen } from './screen.ts';

export const openScreens: RouteObject[] = [
  {
    path: paths.login,
    loader: requireNobody,
    ...screen(async () => (await import('#web/features/auth/login-page.tsx')).LoginPage, 'auth'),
  },
  {
    path: paths.adminLogin,
    loader: requireNobody,
    ...screen(async () => (await import('#web/features/auth/login-page.tsx')).AdminLoginPage, 'auth'),
  },
  {
    path: paths.signUp,
    loader: requireNobody,
    ...screen(async () => (await import('#web/features/auth/sign-up-page.tsx')).SignUpPage, 'auth'),
  },
  {
    path: paths.forgotPassword,
    ...screen(async () => (await import('#web/features/auth/forgot-page.tsx')).ForgotPage, 'auth'),
  },
  {
    path: paths.shared,
    ...screen(async () => (await import('#web/features/shared-reports/shared-page.tsx')).SharedPage, 'outputs'),
  },
  {
    path: paths.gallery,
    loader: requireLocalStage,
    ...screen(
      async () => (await import('#web/features/gallery/gallery-page.tsx')).GalleryPage,
      ...['answers', 'runs', 'questions', 'viewer'],
    ),
  },
  {
    path: paths.resetPassword,
    ...screen(async () => (await import('#web/features/auth/reset-page.tsx')).ResetPage, 'auth'),
  },
];
