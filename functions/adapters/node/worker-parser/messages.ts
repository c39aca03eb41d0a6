// Defines the messages between host and parser worker.
import type { Digest, Parsed, Read } from '../../../ports/parser.ts';

export type Setup = { readonly cMapUrl: string; readonly standardFontDataUrl: string };
export type Ask = { readonly filename: string; readonly bytes: Uint8Array } | { readonly read: Read };
export type Reply = Parsed | Digest;
export type Tell = { readonly progress: number } | { readonly done: Reply };
