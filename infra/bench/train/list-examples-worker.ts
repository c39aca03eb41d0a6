// Generates the examples of a set for a reader that does not know some of the header words.
import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const { set, heads } = workerData as { set: string; heads: string | undefined };
if (heads !== undefined)
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('/words/heads.json') ? { format: 'json', source: heads, shortCircuit: true } : next(url, context),
  });
const { columnExamples, layoutExamples } = await import('./list-examples.ts');
parentPort?.postMessage({ layouts: layoutExamples(set), columns: columnExamples(set) });
