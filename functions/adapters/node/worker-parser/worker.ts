// Runs inside the worker thread: one document at a time, progress and result as messages.
import { parentPort, workerData } from 'node:worker_threads';
import { ingest } from '../../../ingest/ingest.ts';
import type { Ask, Setup, Tell } from './messages.ts';

const pdf = workerData as Setup;
const EVERY_MS = 200;

const tell = (message: Tell) => parentPort?.postMessage(message);

parentPort?.on('message', async ({ filename, bytes }: Ask) => {
  let last = 0;
  const parsed = await ingest({ filename, bytes, pdf }, (share) => {
    const now = performance.now();
    if (now - last < EVERY_MS) return;
    last = now;
    tell({ progress: share });
  });
  tell({ parsed });
});
