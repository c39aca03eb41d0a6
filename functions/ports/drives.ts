// Cloud drives behind one type: OAuth consent, folders, files and changes. Failures are outcomes, never exceptions.
import type { DriveProblem, DriveProvider } from '#shared/model/drive.ts';
import type { Outcome } from './sources.ts';

export type RemoteFolder = {
  readonly kind: 'folder';
  /** Identifies the item in the drive: an id, or a path if the provider identifies by path. */
  readonly key: string;
  readonly parent?: string | undefined;
  readonly name: string;
};
export type RemoteFile = {
  readonly kind: 'file';
  readonly key: string;
  readonly parent?: string | undefined;
  /** Unchanged when the file is moved or renamed. */
  readonly id: string;
  /** Includes the extension of the format it is downloaded in. */
  readonly name: string;
  /** Changes with the content, and only with it if the provider can tell. */
  readonly etag: string;
  readonly size?: number | undefined;
  readonly contentType: string;
  /** The address that opens it for a person. */
  readonly url?: string | undefined;
  /** The export format of the drive's own document types. */
  readonly exportAs?: string | undefined;
  /** Set if the file cannot be synced at all. */
  readonly refused?: DriveProblem['reason'] | undefined;
};
export type RemoteItem = RemoteFolder | RemoteFile;

export type RemoteChange = { readonly now: RemoteItem } | { readonly gone: string };

type ItemPage = { readonly items: readonly RemoteItem[]; readonly next?: string | undefined };
type ChangePage = {
  readonly changes: readonly RemoteChange[];
  /** Where to continue, now or later. */
  readonly cursor: string;
  readonly more: boolean;
};

/** The cursor has expired: everything must be listed again. */
export type Reset = { readonly is: 'reset' };

/** Why one file could not be downloaded; any other failure concerns the whole drive. */
export type Download =
  | { readonly is: 'ok'; readonly parts: AsyncIterable<Uint8Array> }
  | { readonly is: 'refused'; readonly reason: DriveProblem['reason'] };

/** A part of a download failed, or the file changed meanwhile. */
export class BrokenDownload extends Error {
  override readonly name = 'BrokenDownload';
}

/** One person's drive, opened with their consent. */
export type OpenDrive = {
  /** Set if the provider replaced the refresh token: the old one no longer works. */
  readonly newRefreshToken?: string | undefined;
  /** The account name, for display. */
  account(): Promise<Outcome<string>>;
  /** The contents of a folder, or of the root if `undefined`. */
  children(folder: string | undefined, page: string | undefined): Promise<Outcome<ItemPage>>;
  /** `empty` if it no longer exists. */
  folder(key: string): Promise<Outcome<RemoteFolder>>;
  /** The cursor of the current state. */
  cursor(roots: readonly string[]): Promise<Outcome<string>>;
  changes(cursor: string): Promise<Outcome<ChangePage> | Reset>;
  download(file: RemoteFile): Promise<Outcome<Download>>;
};

type Consent = { readonly state: string; readonly challenge: string; readonly redirectUri: string };
type Redeemed = { readonly code: string; readonly verifier: string; readonly redirectUri: string };

/** A provider, accessed with one OAuth client. */
export type DriveAccess = {
  readonly isSample: boolean;
  consentUrl(consent: Consent): string;
  /** Returns the refresh token. */
  redeem(code: Redeemed): Promise<Outcome<string>>;
  open(refreshToken: string): Promise<Outcome<OpenDrive>>;
  /** `empty` if the provider does not support it. */
  revoke(refreshToken: string): Promise<Outcome<true>>;
};

/** The drives of one organization: by its own OAuth clients, or a sample if the stage has one. */
export type Drives = {
  of(tenant: string): Promise<Readonly<Record<DriveProvider, DriveAccess | undefined>>>;
};
