// Measures how long each Lambda bundle takes to load, compared with a bundle of only the DynamoDB client.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, ROUTE_NAMES } from '#shared/contract/contract.ts';
import { ENVIRONMENT, RUNTIME } from '#tests/helpers/lambda-runtime.ts';
import { bundle, startSize } from '../bundle/bundle.ts';
import { entries } from '../bundle/entries.ts';
import type { Figure } from './table.ts';

/** The minimum of these is reported: other work on the machine can only add time. */
const REPEATS = 7;
const HELLO = 'infra/bench/hello-sdk.ts';
/** Relative to a function with the SDK only. People expect an answer or a document to take longer than a reply. */
const MAX_RATIO = { usual: 1.8, heavy: 2.2 } as const;
const HEAVY = ['functions/tasks/answer-question/index.ts', 'functions/tasks/render-run/index.ts'];

/**
 * Returns code that calls a service without a token, which is refused once its row is loaded. Empty for services that
 * stream.
 */
const firstCallOf = (entry: string): string => {
  const service = /^functions\/api\/(\w+)\//.exec(entry)?.[1];
  const rows = ROUTE_NAMES.map((name) => contract[name]).filter((row) => row.service === service);
  const [row] = rows.filter(({ rule }) => rule !== 'public');
  if (!row || rows.some((one) => 'events' in one)) return '';
  const event = {
    httpMethod: row.method,
    resource: row.path,
    headers: {},
    requestContext: { requestId: 'bench', identity: { sourceIp: '192.0.2.1', apiKeyId: 'edge' } },
  };
  return `const r=await m.handler(${JSON.stringify(event)},{getRemainingTimeInMillis:()=>29000});if(r.statusCode!==401)throw new Error('answered '+r.statusCode);`;
};

type Taken = { readonly loaded: number; readonly called: number };

/** Milliseconds until the module is loaded, and until the service has refused its first call; in a new process. */
const loadOnce = (file: string, firstCall: string): Taken => {
  const loaded = `const began=performance.now();const m=await import(${JSON.stringify(file)});const loaded=performance.now()-began;`;
  const report = `process.stdout.write('\\n'+JSON.stringify({loaded,called:performance.now()-began}));process.exit(0)`;
  const code = `${RUNTIME}${loaded}${firstCall}${report}`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env: ENVIRONMENT });
  if (run.status !== 0) throw new Error(`${file} does not load: ${run.stdout}${run.stderr.slice(-300)}`);
  // The last line; the call logs lines before it.
  return JSON.parse(run.stdout.split('\n').at(-1) ?? '');
};

const leastOf = (all: readonly Taken[], what: keyof Taken): number => Math.min(...all.map((one) => one[what]));

export const bundleFigures = async (): Promise<Figure[]> => {
  const out = mkdtempSync(join(tmpdir(), 'footnote-bundles-'));
  try {
    writeFileSync(join(out, 'package.json'), '{"type":"module"}');
    const measured = entries().filter((entry) => /functions\/(api|tasks)\//.test(entry));
    const folders = await bundle([HELLO, ...measured], { out, withFiles: true });
    const fileOf = (entry: string) => join(folders.get(entry) ?? '', 'index.mjs');
    const hello: Taken[] = [];
    const times = new Map(measured.map((entry) => [entry, [] as Taken[]]));
    // Both are measured in turns, so that other load on the machine affects both.
    for (let round = 0; round < REPEATS; round += 1) {
      hello.push(loadOnce(fileOf(HELLO), ''));
      for (const [entry, taken] of times) taken.push(loadOnce(fileOf(entry), firstCallOf(entry)));
    }
    const figureOf = (name: string, what: keyof Taken, [entry, taken]: [string, Taken[]]): Figure => ({
      name: `${name} ${entry.replace(/^functions\/|\/index\.ts$/g, '')}`,
      value: leastOf(taken, what),
      unit: 'ms',
      peer: { name: 'SDK-only hello', value: leastOf(hello, 'loaded') },
      target: { mostRatio: HEAVY.includes(entry) ? MAX_RATIO.heavy : MAX_RATIO.usual },
    });
    return [...times].flatMap((one) => {
      const [entry] = one;
      const size = `${Math.round(startSize(folders.get(entry) ?? '') / 1024)} kB`;
      // The baseline answers nothing, so the time to the first reply is compared with its load time.
      const called = firstCallOf(entry) ? [figureOf('load and refuse a first call of', 'called', one)] : [];
      return [figureOf(`load (${size})`, 'loaded', one), ...called];
    });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
};
