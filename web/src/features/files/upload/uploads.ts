// The one queue of the app, wired to the API.
import { useSyncExternalStore } from 'react';
import { call } from '../../../lib/api.ts';
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
  start: ({ projectId, file }, idempotencyKey) =>
    call(
      'files.startUpload',
      {
        body: {
          projectId,
          filename: file.name,
          size: file.size,
          contentType: file.type || 'application/octet-stream',
        },
      },
      { headers: { 'Idempotency-Key': idempotencyKey } },
    ),
  finish: (fileId, uploadId, etags) =>
    call('files.finishUpload', { body: { fileId, ...(uploadId && { uploadId }), ...(etags && { etags }) } }),
  discard: (projectId, fileId) => call('files.delete', { params: { projectId, attachmentId: fileId } }),
});

export const useUploads = () => useSyncExternalStore(uploads.subscribe, uploads.items);

/** Closing the page would lose what is being sent: the browser asks first. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();
uploads.subscribe(() => {
  const moving = uploads.items().some(isMoving);
  if (moving) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});
