// Classifies Bedrock's errors as busy (worth a retry) or failed. Their messages may quote the prompt and are dropped.
import { ModelBusy, ModelFailed } from '../../../ports/model.ts';

const BUSY = new Set([
  'ThrottlingException',
  'ServiceUnavailableException',
  'InternalServerException',
  'ModelNotReadyException',
  'ModelTimeoutException',
  'TimeoutError',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
]);
const OURS = new Set(['ThrottlingException', 'ServiceUnavailableException']);

const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return error.name === 'Error' && typeof code === 'string' ? code : error.name;
};

/** Before the first piece nothing was written, so every temporary error is retried. */
export const beforeStream = (error: unknown): Error => {
  if (error instanceof ModelBusy || error instanceof ModelFailed) return error;
  const name = nameOf(error);
  return BUSY.has(name) ? new ModelBusy(name) : new ModelFailed(name);
};

/** In mid-stream only a capacity error is worth a retry. */
export const inStream = (error: unknown): Error => {
  if (error instanceof ModelBusy || error instanceof ModelFailed) return error;
  const name = nameOf(error);
  return OURS.has(name) ? new ModelBusy(name) : new ModelFailed(name);
};
