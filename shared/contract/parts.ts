// Loads the parts of the contract, each on first use of one of its routes, so that a starting function builds no
// schemas of unused routes. `contract.ts` has the same routes all at once.
import type { RouteName } from './contract.ts';
import type { Route } from './route.ts';
import index from './route-index.json' with { type: 'json' };

type Rows = Readonly<Record<string, Route>>;

const PARTS = {
  signIn: async () => (await import('./routes/sign-in.ts')).signIn,
  passwords: async () => (await import('./routes/passwords.ts')).passwords,
  profile: async () => (await import('./routes/profile.ts')).profile,
  workspaces: async () => (await import('./routes/workspaces.ts')).workspaces,
  people: async () => (await import('./routes/people.ts')).people,
  organisation: async () => (await import('./routes/organisation.ts')).organisation,
  organisationSettings: async () => (await import('./routes/organisation-settings.ts')).organisationSettings,
  tags: async () => (await import('./routes/tags.ts')).tags,
  roles: async () => (await import('./routes/roles.ts')).roles,
  platform: async () => (await import('./routes/platform.ts')).platform,
  files: async () => (await import('./routes/files.ts')).files,
  uploads: async () => (await import('./routes/uploads.ts')).uploads,
  bin: async () => (await import('./routes/bin.ts')).bin,
  binOutside: async () => (await import('./routes/bin.ts')).binOutside,
  folders: async () => (await import('./routes/folders.ts')).folders,
  questions: async () => (await import('./routes/questions.ts')).questions,
  runPlans: async () => (await import('./routes/run-plans.ts')).runPlans,
  runs: async () => (await import('./routes/runs.ts')).runs,
  reports: async () => (await import('./routes/reports.ts')).reports,
  reportEdits: async () => (await import('./routes/report-edits.ts')).reportEdits,
  shares: async () => (await import('./routes/shares.ts')).shares,
  sources: async () => (await import('./routes/sources.ts')).sources,
  spreadsheets: async () => (await import('./routes/spreadsheets.ts')).spreadsheets,
  drives: async () => (await import('./routes/drives.ts')).drives,
  checklists: async () => (await import('./routes/checklists.ts')).checklists,
  checklistRows: async () => (await import('./routes/checklist-rows.ts')).checklistRows,
  checklistRequests: async () => (await import('./routes/checklist-requests.ts')).checklistRequests,
} as const satisfies Record<string, () => Promise<Rows>>;

type Place = { readonly name: RouteName; readonly part: keyof typeof PARTS };
/** By method and path; written by `npm run gen`. */
const PLACES = index as Readonly<Record<string, Place>>;
const PART_OF = new Map(Object.values(PLACES).map(({ name, part }) => [name, part]));

export const routeAt = (method: string, path: string): RouteName | undefined => {
  const key = `${method} ${path}`;
  return Object.hasOwn(PLACES, key) ? PLACES[key]?.name : undefined;
};

export const rowOf = async (name: RouteName): Promise<Route> => {
  const part = PART_OF.get(name);
  const rows: Rows = part ? await PARTS[part]() : {};
  const row = rows[name];
  if (!row) throw new Error(`${name} is missing in the index of routes: run npm run gen`);
  return row;
};

/** Builds the index from the parts themselves. */
export const routeIndex = async (): Promise<Readonly<Record<string, { name: string; part: string }>>> => {
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([part, load]) =>
      Object.entries<Route>(await load()).map(
        ([name, { method, path }]) => [`${method} ${path}`, { name, part }] as const,
      ),
    ),
  );
  return Object.fromEntries(parts.flat());
};
