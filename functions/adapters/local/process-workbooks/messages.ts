// Defines the messages between the stage and the workbook process.
import type { FileReason } from '#shared/model/file.ts';

export type Limits = { readonly memoryMb: number; readonly timeoutMs: number; readonly entry?: string };
export type Question = {
  readonly key: string;
  readonly filename: string;
  readonly question: string;
  readonly ask: unknown;
};
export type ToProcess = Question | { readonly bytes: Uint8Array } | { readonly missing: string };
export type FromProcess =
  | { readonly is: 'atWork' }
  | { readonly is: 'bytesNeeded' }
  | { readonly is: 'refused'; readonly reason: FileReason }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'answer'; readonly answer: unknown };
