// A thread that computes for as long as requested, like heavy work of a tenant.
import { parentPort, threadId } from 'node:worker_threads';
import { answerCalls } from '#infra/local/threads/calls.ts';

const eat = () => {
  const retained: string[][] = [];
  for (;;) retained.push(Array.from({ length: 100_000 }, (_, n) => `${n}-${retained.length}`));
};
const refuse = () => {
  throw Object.assign(new Error('the secret price is 12'), { name: 'ModelBusy' });
};

if (parentPort)
  answerCalls(parentPort, {
    alive: () => true,
    echo: (value: unknown) => ({ value, threadId }),
    wait: (ms: number) => new Promise((resolve) => setTimeout(() => resolve(threadId), ms)),
    spin: () => {
      for (;;);
    },
    eat,
    refuse,
  });
