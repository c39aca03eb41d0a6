// The type of a contract row, read by gateway, handlers, local server, web client, OpenAPI and generated tests.
import * as z from 'zod';
import type { Audit } from '../model/audit.ts';
import type { IdKind } from '../model/ids.ts';
import type { Pace } from '../model/quota.ts';
import type { Action } from '../policy/policy.ts';
import type { ErrorCode } from './errors.ts';

/** What a handler may touch: narrows its ports, grants its Lambda, sets its environment. */
const CAPABILITIES = [
  'table.read',
  'table.write',
  'files.read',
  'files.write',
  'index.read',
  'model.embed',
  'model.name',
  'workflows.start',
  'identity.signIn',
  'identity.signOut',
  'identity.manage',
  'mail.send',
  'mail.read',
  'sources.read',
  'sources.keys',
  'workbooks.open',
  'documents.write',
  'drives.use',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

export const SERVICES = [
  'account',
  'projects',
  'organisation',
  'platform',
  'files',
  'research',
  'runs',
  'sources',
  'spreadsheets',
  'drives',
  'checklists',
] as const;
export type Service = (typeof SERVICES)[number];

/** Where an id is in the input; the kernel resolves it inside the caller's tenant before the handler runs. */
export type IdAt = {
  readonly in: 'params' | 'query' | 'body';
  readonly name: string;
  readonly kind: IdKind;
  /** The field holds a list of ids. */
  readonly many?: true;
  /** 1, 'all' or nothing mean "all my workspaces" (specification: default search project id 1). */
  readonly orAll?: true;
};

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly service: Service;
  /** What the caller must be allowed to do; `public` needs no token. */
  readonly rule: 'public' | 'signedIn' | Action;
  /** A public row that also serves whoever is signed in; on the others a token is not looked at. */
  readonly optionalAuth?: true;
  /** The handler binds the table itself, to the tenant of the link that it is given: its readers may be of any. */
  readonly customTenantScope?: true;
  readonly uses: readonly Capability[];
  readonly ids?: readonly IdAt[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The body is multipart/form-data: fields are parsed by `body`, files arrive as `files`; `also`: JSON is taken too. */
  readonly multipart?: true | 'also';
  /** The schema of `data` in the envelope; absent when the reply is not JSON. */
  readonly reply?: z.ZodType;
  /** The content type of a reply that is a file. */
  readonly binary?: string;
  /** Also answers `Accept: text/event-stream` with a stream of these events. */
  readonly events?: z.ZodType;
  readonly limits?: {
    readonly perMinute?: number;
    readonly bodyBytes?: number;
    /** What a larger body is refused with, where there is another way in. */
    readonly largerBody?: ErrorCode;
    /** Counted durably for each email of the input and address of a caller without a token, in windows of 15 minutes. */
    readonly perEmail?: number;
    /** Counted durably for each person, up to what their organization's quotas say. */
    readonly pace?: Pace;
  };
  readonly audit?: Audit;
  /** Changes what others could take an account over by: needs a sign-in of the last minutes (step-up). */
  readonly stepUp?: true;
  /** Costs or creates something: honours `Idempotency-Key`. */
  readonly idempotent?: true;
  readonly summary: string;
};

/** What a change of a row may carry: the version it was made from; an older one is refused with the current state. */
export const version = { version: z.number().int().min(1).optional() };

/** Sorting, searching and paging of a table on the server. */
export const table = <const C extends readonly [string, ...string[]]>(columns: C, limit = 10) => ({
  ...page(limit),
  search: z.string().trim().max(200).default(''),
  sort: z.enum(columns).optional(),
  order: z.enum(['asc', 'desc']).default('asc'),
});

export const route = <const R extends Route>(row: R): R => row;

/** `{ rows, count }` with the page that was asked for. */
export const listOf = <T extends z.ZodType>(row: T) => z.object({ rows: z.array(row), count: z.number().int() });

/**
 * A long list that is searched is looked through a part at a time: rows and count are of that part. The reply's `cursor`,
 * where the next part begins, is absent with the last one.
 */
export const cursor = z.string().max(4000).optional();
export const partOf = <T extends z.ZodType>(row: T) => listOf(row).extend({ cursor });

/** `limit` (default 10, at most 100: the specification's 2147483647 is capped) and `offset`. */
export const page = (limit = 10) => ({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((n) => Math.min(n, 100))
    .default(limit),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
});
