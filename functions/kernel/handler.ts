// The types that tie a handler to its contract row: input, ports and reply all follow from the row.
import type { Contract, EventOf, Parsed, Reply, RouteName, RoutesOf } from '#shared/contract/contract.ts';
import type { Service } from '#shared/contract/route.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Actor, ProjectStanding } from '#shared/policy/policy.ts';
import type { PortsFor } from '../ports/ports.ts';
import type { FileRecord } from '../store/files.ts';
import type { MemberRecord } from '../store/members.ts';
import type { Edge, ProjectRecord } from '../store/projects.ts';
import type { SearchRecord } from '../store/searches.ts';

/** Who calls, from the token and from the membership row that this request has read. */
export type Caller = Actor & {
  readonly tenant: string;
  readonly member: MemberRecord;
  /** The workspaces they are a member of; read only for rows that list workspaces or search in all of them. */
  readonly edges: readonly Edge[];
};

/** What the ids of the input stand for: everything here lies in the caller's tenant and is visible to them. */
export type Found = {
  readonly project?: ProjectRecord;
  readonly standing?: ProjectStanding;
  readonly files: readonly FileRecord[];
  readonly search?: SearchRecord;
};

export type FilePart = { readonly filename: string; readonly contentType: string; readonly bytes: Uint8Array };

export type Context<N extends RouteName> = {
  readonly params: Parsed<N, 'params'>;
  readonly query: Parsed<N, 'query'>;
  readonly body: Parsed<N, 'body'>;
  readonly parts: readonly FilePart[];
  readonly caller: Contract[N]['rule'] extends 'public' ? Caller | undefined : Caller;
  readonly found: Found;
  readonly language: Language;
  readonly wantsEvents: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Names the thing in the audit row, when it is not among the input's ids. */
  about(target: string): void;
  /** Reads membership and workspace again; false when the caller may no longer do this. */
  stillAllowed(): Promise<boolean>;
};

export type BinaryReply = { readonly bytes: Uint8Array; readonly filename: string };
export type EventsReply<E> = { readonly events: AsyncIterable<E>; readonly headers?: Readonly<Record<string, string>> };

type ResultOf<N extends RouteName> = Contract[N] extends { binary: string }
  ? BinaryReply
  : Contract[N] extends { events: unknown }
    ? Reply<N> | EventsReply<EventOf<N>>
    : Reply<N>;

export type Handler<N extends RouteName> = (
  context: Context<N>,
  ports: PortsFor<Contract[N]['uses'][number]>,
) => Promise<ResultOf<N>>;

/** One handler per row of the service: none missing, none extra. */
export type HandlersOf<S extends Service> = { readonly [N in RoutesOf<S>]: Handler<N> };
