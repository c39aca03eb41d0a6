// The types that tie a handler to its contract row: input, ports and reply all follow from the row.
import type { Contract, EventOf, Parsed, Reply, RouteName, RoutesOf } from '#shared/contract/contract.ts';
import type { Service } from '#shared/contract/route.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Caller, FilePart, ResolvedEntities } from '../domain/caller.ts';
import type { PortsFor } from '../ports/ports.ts';

type Context<N extends RouteName> = {
  readonly params: Parsed<N, 'params'>;
  readonly query: Parsed<N, 'query'>;
  readonly body: Parsed<N, 'body'>;
  readonly parts: readonly FilePart[];
  readonly caller: Contract[N]['rule'] extends 'public' ? Caller | undefined : Caller;
  readonly found: ResolvedEntities;
  /** The bearer token as received. */
  readonly token: string | undefined;
  readonly language: Language;
  readonly wantsEvents: boolean;
  readonly signal?: AbortSignal | undefined;
  /** For audit rows that a handler writes itself, and for links into the app (`https://app.example`). */
  readonly origin: { readonly sourceIp: string; readonly requestId: string; readonly app: string };
  /** Whether the stage requires an authenticator app for administrators. */
  readonly requiresMfa: boolean;
  /** Runs the effect at most once for the caller's Idempotency-Key; without a key, simply runs it. */
  idempotent<T>(effect: () => Promise<T>): Promise<T>;
  /**
   * Names the target of the audit row if it is not among the input's ids. Writes name what they create themselves
   * (`about`); then this is used only if nothing was written.
   */
  about(target: string): void;
  /** Reads membership and workspace again; false if the caller is no longer authorized. */
  isStillAuthorized(): Promise<boolean>;
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

/** One handler per route of the service: none missing, none extra. */
export type HandlersOf<S extends Service> = { readonly [N in RoutesOf<S>]: Handler<N> };
