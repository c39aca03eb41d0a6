// The addresses of all screens.
export const paths = {
  login: '/login',
  adminLogin: '/admin/login',
  signUp: '/custom-entry',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  adminDashboard: '/admin/dashboard',
  adminAudit: '/admin/audit',
  adminEmails: '/admin/emails',
  adminProfile: '/admin/profile',
  home: '/',
  workspaces: '/workspaces',
  files: '/files',
  bin: '/files/bin',
  drives: '/files/drives',
  drivesCallback: '/drives/callback',
  spreadsheets: '/spreadsheets',
  search: '/search',
  workflows: '/workflows',
  checklist: '/checklist',
  run: '/workflows/run/:runId',
  outputs: '/outputs',
  outputs2: '/outputs2',
  sharedReports: '/shared-reports',
  shared: '/shared',
  activity: '/activity',
  quality: '/quality',
  gallery: '/gallery',
  profile: '/user-profile',
  people: '/people',
  admin: '/admin',
  roles: '/roles',
  tags: '/tag-management',
  audit: '/audit',
  credits: '/credits',
  sources: '/settings/sources',
} as const;

/** The address of a run, to which emails and lists link. */
export const runPath = (runId: string): string => paths.run.replace(':runId', runId);

/** The path to open after signing in: only a path of this app, never another site. */
export const safeNext = (next: string | null): string | undefined =>
  next && /^\/(?![/\\])/.test(next) && !next.startsWith(paths.login) && !next.startsWith('/admin/login')
    ? next
    : undefined;
