// Cloud drives behind one type: OAuth consent, folders, files and changes. Faults are outcomes, never exceptions.
import type { DriveProblem, DriveProvider } from '#shared/model/drive.ts';
import type { Outcome } from './sources.ts';

export type RemoteFolder = {
  readonly kind: 'folder';
  /** Its place in the drive's tree: an id, or a path where the provider thinks in paths. */
  readonly key: string;
  readonly parent?: string | undefined;
  readonly name: string;
};
export type RemoteFile = {
  readonly kind: 'file';
  readonly key: string;
  readonly parent?: string | undefined;
  /** Stays the same when it is moved or renamed. */
  readonly id: string;
  /** With the ending of the format in which it comes. */
  readonly name: string;
  /** Changes with the content, and with nothing else where the provider can tell. */
  readonly etag: string;
  readonly size?: number | undefined;
  readonly contentType: string;
  /** Opens it for a person. */
  readonly url?: string | undefined;
  /** A document of the drive's own, which comes in this format. */
  readonly exportAs?: string | undefined;
  /** Cannot be taken over at all. */
  readonly refused?: DriveProblem['reason'] | undefined;
};
export type RemoteItem = RemoteFolder | RemoteFile;

export type RemoteChange = { readonly now: RemoteItem } | { readonly gone: string };

type ItemPage = { readonly items: readonly RemoteItem[]; readonly next?: string | undefined };
type ChangePage = {
  readonly changes: readonly RemoteChange[];
  /** Where to go on, now or another day. */
  readonly cursor: string;
  readonly more: boolean;
};

/** The drive no longer knows the cursor: everything is to be listed again. */
export type Reset = { readonly is: 'reset' };

/** Why one file could not be fetched; any other fault is of the whole drive. */
export type Download =
  | { readonly is: 'ok'; readonly parts: AsyncIterable<Uint8Array> }
  | { readonly is: 'refused'; readonly reason: DriveProblem['reason'] };

/** A part of a download did not come, or the file changed under it. */
export class BrokenDownload extends Error {
  override readonly name = 'BrokenDownload';
}

/** One person's drive, opened with their consent. */
export type OpenDrive = {
  /** Present where the provider has replaced the one that it was opened with: the old one will not open it again. */
  readonly newRefreshToken?: string | undefined;
  /** Whose it is, for people. */
  account(): Promise<Outcome<string>>;
  /** What is in a folder; without one, at the top. */
  children(folder: string | undefined, page: string | undefined): Promise<Outcome<ItemPage>>;
  /** `empty` when it is gone. */
  folder(key: string): Promise<Outcome<RemoteFolder>>;
  /** From now on. */
  cursor(roots: readonly string[]): Promise<Outcome<string>>;
  changes(cursor: string): Promise<Outcome<ChangePage> | Reset>;
  download(file: RemoteFile): Promise<Outcome<Download>>;
};

type Consent = { readonly state: string; readonly challenge: string; readonly redirectUri: string };
type Redeemed = { readonly code: string; readonly verifier: string; readonly redirectUri: string };

/** A provider, asked in the name of one OAuth client. */
export type DriveAccess = {
  readonly isSample: boolean;
  consentUrl(consent: Consent): string;
  /** The refresh token. */
  redeem(code: Redeemed): Promise<Outcome<string>>;
  open(refreshToken: string): Promise<Outcome<OpenDrive>>;
  /** `empty` where the provider has no way to do it. */
  revoke(refreshToken: string): Promise<Outcome<true>>;
};

/** The drives of one organization: by its own OAuth clients, or, where the stage has one, a sample. */
export type Drives = {
  of(tenant: string): Promise<Readonly<Record<DriveProvider, DriveAccess | undefined>>>;
};
