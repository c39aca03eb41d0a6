// The one queue of the app, wired to the API.
import { useSyncExternalStore } from 'react';
import { ApiError, call } from '#web/lib/api.ts';
import { sessionStore } from '#web/lib/session-storage.ts';
import { keepInterrupted, readInterrupted } from './interrupted.ts';
import { put } from './put.ts';
import { createQueue } from './queue.ts';
import { isMoving } from './upload-item.ts';

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

export const uploads = createQueue({
  put,
  sleep,
  now: () => performance.now(),
  newKey: () => crypto.randomUUID(),
  start: ({ projectId, folderId, path, name, size, file }, sums, idempotencyKey) =>
    call(
      'files.startUpload',
      {
        body: {
          projectId,
          ...(folderId && { folderId }),
          ...(path && { path }),
          filename: name,
          size,
          contentType: file?.type || 'application/octet-stream',
          ...sums,
        },
      },
      { headers: { 'Idempotency-Key': idempotencyKey } },
    ),
  resume: async (fileId) => {
    try {
      return await call('files.resumeUpload', { params: { fileId } });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  },
  finish: (fileId) => call('files.finishUpload', { body: { fileId } }),
  discard: (fileId) => call('files.cancelUpload', { params: { fileId } }),
  interrupted: readInterrupted(sessionStore(), Date.now()),
  keep: (stored) =>
    keepInterrupted(
      sessionStore(),
      stored.map((one) => ({ ...one, at: Date.now() })),
    ),
});

export const useUploads = () => useSyncExternalStore(uploads.subscribe, uploads.items);

/** Closing the page would lose active uploads, so the browser asks first. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();
uploads.subscribe(() => {
  const moving = uploads.items().some(isMoving);
  if (moving) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});
