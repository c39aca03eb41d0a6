// Defines the messages between host and workbook worker.
import type { FileReason } from '#shared/model/file.ts';

export type Setup = { readonly wasm: string; readonly memoryMb: number };
export type Ask = {
  readonly key: string;
  readonly filename: string;
  /** Omitted if the worker may have the workbook open. */
  readonly bytes?: Uint8Array | undefined;
  readonly question: string;
  readonly ask: unknown;
  /** False for a workbook whose formulas took too long. */
  readonly calculates: boolean;
};
export type Tell =
  | { readonly is: 'missing' }
  | { readonly is: 'refused'; readonly reason: FileReason }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'answer'; readonly answer: unknown };
