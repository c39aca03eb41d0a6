// The parts of a drive provider: its addresses, its OAuth client and its conversions.
import type { OpenDrive } from '../ports/drives.ts';
import type { WebFetch } from '../ports/web-fetch.ts';

type DriveClient = { readonly clientId: string; readonly clientSecret: string };

export type Setup<B extends string = string> = {
  readonly web: WebFetch;
  readonly client: DriveClient;
  readonly bases: Readonly<Record<B, string>>;
};

type OAuth<B extends string> = {
  /** Builds full addresses from the bases. */
  readonly authorize: (bases: Readonly<Record<B, string>>) => string;
  readonly token: (bases: Readonly<Record<B, string>>) => string;
  readonly consent: Readonly<Record<string, string>>;
};

/** Sends an authorized request; an expired token is refreshed once. */
export type Send = (request: Parameters<WebFetch>[0]) => ReturnType<WebFetch>;

export type Provider<B extends string = string> = {
  readonly lane: string;
  readonly bases: Readonly<Record<B, string>>;
  readonly oauth: OAuth<B>;
  open(setup: Setup<B>, send: Send): Omit<OpenDrive, 'newRefreshToken'>;
  /** The revocation request; `undefined` if the provider has none. */
  revoke?(setup: Setup<B>, refreshToken: string, send: Send): ReturnType<WebFetch>;
};
