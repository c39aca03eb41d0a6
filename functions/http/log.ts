// Writes the structured log: one line per request, with fields from a fixed list; never a body, token, query or file
// name.
import type { ErrorCode } from '#shared/contract/errors.ts';

export type RequestLog = {
  readonly requestId: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly tenant?: string | undefined;
  readonly userId?: string | undefined;
  /** Why the request was refused: limits, input, sign-in, permission, step-up. ASVS 5.0, 16.3.3. */
  readonly refusal?: ErrorCode | undefined;
  /** The class of an unexpected error and where it was thrown; never its message. */
  readonly fault?: string | undefined;
};
export type Log = (line: RequestLog) => void;

const FRAMES = 3;

/** The name of an error, or of its class. State machines retry and alarms fire on this name. */
export const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return error.name === 'Error' ? error.constructor.name : error.name;
};

/** The kind of an error and its first stack frames, without the message, which may contain user text. */
export const faultOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return [kindOf(error), ...frames.slice(0, FRAMES).map((frame) => frame.trim())].join(' | ');
};
