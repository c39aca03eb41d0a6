// Classifies temporary AWS failures. The SDK has already retried them, so the caller is asked to retry later.
import { AppError } from '#shared/contract/errors.ts';

const BUSY = new Set([
  'ThrottlingException',
  'Throttling',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TooManyRequestsException',
  'SlowDown',
]);
const BROKEN = new Set(['InternalServerError', 'ServiceUnavailable', 'TimeoutError', 'RequestTimeout']);

const statusOf = (error: Error): number =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;

/** Refused before anything happened: safe to send again. */
export const isBusy = (error: unknown): boolean => error instanceof Error && BUSY.has(error.name);

const isTransient = (error: unknown): boolean =>
  error instanceof Error && (isBusy(error) || BROKEN.has(error.name) || statusOf(error) >= 500);

export const orUnavailable = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw isTransient(error) ? new AppError('unavailable') : error;
  }
};

/** Full jitter: between zero and a doubling limit, at most two seconds. */
export const jitter = (attempt: number, firstMs = 25): number => Math.random() * Math.min(2000, firstMs * 2 ** attempt);
