// Runs inside the worker thread: one document at a time, progress and result as messages.
import { parentPort, workerData } from 'node:worker_threads';
import { ingest } from '../../../documents/ingest.ts';
import type { Ask, Reply, Setup, Tell } from './messages.ts';

const pdf = workerData as Setup;
const EVERY_MS = 200;

const tell = (message: Tell) => parentPort?.postMessage(message);

const replyTo = async (ask: Ask): Promise<Reply> => {
  if ('read' in ask) {
    // Imported on demand: it takes as long to load as everything else here, and refused documents are never digested.
    const { digest } = await import('../../../engine/facts/digest.ts');
    return digest(ask.read);
  }
  let last = 0;
  return ingest({ ...ask, pdf }, (share) => {
    const now = performance.now();
    if (now - last < EVERY_MS) return;
    last = now;
    tell({ progress: share });
  });
};

parentPort?.on('message', async (ask: Ask) => tell({ done: await replyTo(ask) }));
