// The table of all routes, each declared once.
import type * as z from 'zod';
import type { Route } from './route.ts';
import { bin, binOutside } from './routes/bin.ts';
import { checklistRequests } from './routes/checklist-requests.ts';
import { checklistRows } from './routes/checklist-rows.ts';
import { checklists } from './routes/checklists.ts';
import { drives } from './routes/drives.ts';
import { files } from './routes/files.ts';
import { folders } from './routes/folders.ts';
import { organisation } from './routes/organisation.ts';
import { organisationSettings } from './routes/organisation-settings.ts';
import { passwords } from './routes/passwords.ts';
import { people } from './routes/people.ts';
import { platform } from './routes/platform.ts';
import { profile } from './routes/profile.ts';
import { questions } from './routes/questions.ts';
import { reportEdits } from './routes/report-edits.ts';
import { reports } from './routes/reports.ts';
import { roles } from './routes/roles.ts';
import { runPlans } from './routes/run-plans.ts';
import { runs } from './routes/runs.ts';
import { shares } from './routes/shares.ts';
import { signIn } from './routes/sign-in.ts';
import { sources } from './routes/sources.ts';
import { spreadsheets } from './routes/spreadsheets.ts';
import { tags } from './routes/tags.ts';
import { uploads } from './routes/uploads.ts';
import { workspaces } from './routes/workspaces.ts';

export const contract = {
  ...signIn,
  ...passwords,
  ...profile,
  ...workspaces,
  ...people,
  ...organisation,
  ...organisationSettings,
  ...tags,
  ...roles,
  ...platform,
  ...files,
  ...uploads,
  ...bin,
  ...binOutside,
  ...folders,
  ...questions,
  ...runPlans,
  ...runs,
  ...reports,
  ...reportEdits,
  ...shares,
  ...sources,
  ...spreadsheets,
  ...drives,
  ...checklists,
  ...checklistRows,
  ...checklistRequests,
} as const satisfies Record<string, Route>;

export type Contract = typeof contract;
export type RouteName = keyof Contract;
export const ROUTE_NAMES = Object.keys(contract) as RouteName[];

type In<R, K extends 'params' | 'query' | 'body'> = R extends { [k in K]: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;
type Out<R, K extends 'params' | 'query' | 'body'> = R extends { [k in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** The input that a client sends. */
export type Sent<N extends RouteName, K extends 'params' | 'query' | 'body'> = In<Contract[N], K>;
/** The parsed input that a handler gets. */
export type Parsed<N extends RouteName, K extends 'params' | 'query' | 'body'> = Out<Contract[N], K>;
/** The `data` of the response. */
export type Reply<N extends RouteName> = Contract[N] extends { reply: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
/** The events of a streaming route. */
export type EventOf<N extends RouteName> = Contract[N] extends { events: infer S extends z.ZodType }
  ? z.output<S>
  : never;
export type RoutesOf<S extends Route['service']> = {
  [N in RouteName]: Contract[N]['service'] extends S ? N : never;
}[RouteName];
