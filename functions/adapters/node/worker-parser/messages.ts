// What host and worker say to each other.
import type { Parsed } from '../../../ports/parser.ts';

export type Setup = { readonly cMapUrl: string; readonly standardFontDataUrl: string };
export type Ask = { readonly filename: string; readonly bytes: Uint8Array };
export type Tell = { readonly progress: number } | { readonly parsed: Parsed };
