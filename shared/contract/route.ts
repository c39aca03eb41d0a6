// Defines the type of a route, read by gateway, handlers, local server, web client, OpenAPI and generated tests.
import * as z from 'zod';
import type { Audit } from '../model/audit.ts';
import type { IdKind } from '../model/ids.ts';
import type { Pace } from '../model/quota.ts';
import type { Action } from '../policy/policy.ts';
import type { ErrorCode } from './errors.ts';

/** What a handler may use: narrows its ports, grants its Lambda, sets its environment. */
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
  'workspaces',
  'organisation',
  'platform',
  'files',
  'questions',
  'runs',
  'sources',
  'spreadsheets',
  'drives',
  'checklists',
] as const;
export type Service = (typeof SERVICES)[number];

/** The position of an id in the input; the kernel resolves it inside the caller's tenant before the handler runs. */
export type IdAt = {
  readonly in: 'params' | 'query' | 'body';
  readonly name: string;
  readonly kind: IdKind;
  /** The field holds a list of ids. */
  readonly many?: true;
  /** 1, 'all' or an absent value mean "all my workspaces" (specification: default search project id 1). */
  readonly orAll?: true;
};

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly service: Service;
  /** The action the caller must be allowed to do; `public` needs no token. */
  readonly rule: 'public' | 'signedIn' | Action;
  /** A public route that also accepts a token; other public routes ignore it. */
  readonly optionalAuth?: true;
  /** The handler binds the table itself, to the tenant of the link: its readers may be from any tenant. */
  readonly customTenantScope?: true;
  readonly uses: readonly Capability[];
  readonly ids?: readonly IdAt[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /**
   * The body is multipart/form-data: `body` parses the fields, files arrive as `files`; `also`: JSON is accepted too.
   */
  readonly multipart?: true | 'also';
  /** The schema of `data` in the envelope; absent if the response is not JSON. */
  readonly reply?: z.ZodType;
  /** The content type of a response that is a file. */
  readonly binary?: string;
  /** Also responds to `Accept: text/event-stream` with a stream of these events. */
  readonly events?: z.ZodType;
  readonly limits?: {
    readonly perMinute?: number;
    readonly bodyBytes?: number;
    /** The error for a larger body, if there is another way to send it. */
    readonly largerBody?: ErrorCode;
    /** Attempts counted durably per email in the input and caller address without a token, in windows of 15 minutes. */
    readonly perEmail?: number;
    /** Counted durably per person, up to the organization's quotas. */
    readonly pace?: Pace;
  };
  readonly audit?: Audit;
  /** Changes that could take over an account: require a sign-in within the last minutes (step-up). */
  readonly stepUp?: true;
  /** Costs or creates something: accepts an `Idempotency-Key`. */
  readonly idempotent?: true;
  readonly summary: string;
};

/** The version that a change was made from; an older one is refused with the current state. */
export const version = { version: z.number().int().min(1).optional() };

/** Sorting, searching and paging of a table on the server. */
export const table = <const C extends readonly [string, ...string[]]>(columns: C, limit = 10) => ({
  ...page(limit),
  search: z.string().trim().max(200).default(''),
  sort: z.enum(columns).optional(),
  order: z.enum(['asc', 'desc']).default('asc'),
});

export const route = <const R extends Route>(row: R): R => row;

/** `{ rows, count }` with the requested page. */
export const listOf = <T extends z.ZodType>(row: T) => z.object({ rows: z.array(row), count: z.number().int() });

/**
 * A search over a long list scans one part per call: rows and count are those of the part. The response's `cursor`,
 * where the next part begins, is absent for the last part.
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
