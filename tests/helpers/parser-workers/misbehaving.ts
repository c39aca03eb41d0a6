// A worker that does to its host what a hostile document might, as the file name requests.
import { parentPort } from 'node:worker_threads';

const eatHeap = () => {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, n) => `${n}-${kept.length}`));
};
const eatBuffers = async () => {
  const kept: Uint8Array[] = [];
  for (;;) {
    kept.push(new Uint8Array(8 * 1024 * 1024).fill(1));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
const hang = () => {
  for (;;);
};

const DEEDS: Readonly<Record<string, () => unknown>> = {
  heap: eatHeap,
  buffers: eatBuffers,
  hang,
  crash: () => {
    throw new Error('crash');
  },
  exit: () => process.exit(3),
  /** An array longer than V8 allows, for which V8 ends the process instead of throwing. */
  fatal: () => 'a'.repeat(2 ** 27 + 8).split(''),
  abort: () => process.kill(process.pid, 'SIGABRT'),
};

parentPort?.on('message', async (ask: { filename: string } | { read: { filename: string } }) => {
  await DEEDS['read' in ask ? ask.read.filename : ask.filename]?.();
  parentPort?.postMessage({ done: { ok: true, type: 'text', previewOnly: false, segments: [] } });
});
