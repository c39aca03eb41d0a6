// Runs inside the worker thread: keeps recently used workbooks open, and handles one request at a time.
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { answerList, isListQuestion } from '../../../checklists/answer.ts';
import { DocumentRefused } from '../../../documents/refused.ts';
import { isBreakdown, loadEngine } from '../../../sheets/calculate/engine.ts';
import { openSession, type Session } from '../../../sheets/session.ts';
import type { Ask, Setup, Tell } from './messages.ts';

const { wasm, memoryMb } = workerData as Setup;
// Thread limits do not count WebAssembly memory: pages of 64 KiB, limited before the engine is loaded.
setFlagsFromString(`--wasm-max-mem-pages=${memoryMb * 16}`);
loadEngine(readFileSync(wasm));

const MAX_OPEN = 3;
/** Oldest first. */
const open = new Map<string, Session>();

const keep = (key: string, session: Session): void => {
  open.delete(key);
  open.set(key, session);
  for (const [oldest, other] of [...open].slice(0, Math.max(0, open.size - MAX_OPEN))) {
    other.free();
    open.delete(oldest);
  }
};

const sessionOf = ({ key, filename, bytes, calculates }: Ask): Session | undefined => {
  const session = open.get(key) ?? (bytes && openSession({ filename, bytes, calculates }));
  if (session) keep(key, session);
  return session;
};

const reply = (message: Ask): Tell => {
  try {
    const { question, ask, filename, bytes } = message;
    if (isListQuestion(question))
      return bytes ? { is: 'answer', answer: answerList(question, ask, { filename, bytes }) } : { is: 'missing' };
    const session = sessionOf(message);
    if (!session) return { is: 'missing' };
    return { is: 'answer', answer: session.answer(question, ask) };
  } catch (error) {
    // Ends the thread, because a broken engine fails for every workbook.
    if (isBreakdown(error)) throw error;
    if (error instanceof DocumentRefused) return { is: 'refused', reason: error.reason };
    return {
      is: 'failed',
      message: error instanceof Error ? `${error.name} ${error.stack?.split('\n')[1]?.trim()}` : '',
    };
  }
};

parentPort?.on('message', (message: Ask) => parentPort?.postMessage(reply(message)));
