// `npm run test:hostile -- stage`: uploads documents of every kind to a running stage while a person of another tenant
// reads, and reports the results, the parsers' memory and the reader's waiting times. `-- stage 40` makes 40 of each.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '#infra/bench/quantile.ts';
import { parsersOf } from '../helpers/parser-processes.ts';
import {
  firstWorkspace,
  makeFolder,
  newWorkspace,
  type Person,
  removeFolder,
  rowsOf,
  type Stage,
  signIn,
  signInSuperAdmin,
  startStage,
  upload,
} from '../helpers/real-stage.ts';
import type { Kind } from './kind.ts';
import { KINDS } from './kinds.ts';
import { fileOf } from './mutations.ts';

/** The number of workspaces filled at the same time. */
const LANES = 4;
const READER_PAUSE_MS = 100;
const MEMORY_PAUSE_MS = 250;
/** Limits above what one person uploads in an hour or a day. */
const QUOTAS = { workspaces: 10_000, workspacesADay: 10_000, uploadsAnHour: 100_000 };
/** Files of one kind per round and workspace: every kind has been uploaded when the first tenth is done. */
const BATCH = 10;
const LOOK_MS = 1000;
/** Milliseconds before a token of fifteen minutes expires. */
const TOKEN_MS = 10 * 60_000;
const OVER = ['Done', 'Passed', 'Error'];
const STUCK = ['NotYet', 'InProgress', 'Segmented'];
const SETTLED_MS = 1_800_000;
const NO_REASON = 'Error without a reason';

/** The largest memory of each process so far, in MB. */
const mostHeld = (pid: number): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

const watchMemory = (stage: number, signal: AbortSignal) => {
  const most = { parser: 0, stage: 0 };
  const watching = (async () => {
    for (; !signal.aborted; await sleep(MEMORY_PAUSE_MS)) {
      most.stage = Math.max(most.stage, mostHeld(stage));
      for (const pid of parsersOf(stage)) most.parser = Math.max(most.parser, mostHeld(pid));
    }
  })();
  return { most, watching };
};

type Someone = () => Promise<Person>;
/** Signs in again before the token expires. */
const someone = (stage: Stage, email: string): Someone => {
  let known: { readonly person: Person; readonly until: number } | undefined;
  return async () => {
    if (!known || Date.now() > known.until)
      known = { person: await signIn(stage, email), until: Date.now() + TOKEN_MS };
    return known.person;
  };
};

/** Requests by a person of another tenant during the uploads, and how long each took. */
const readOn = async (reader: Someone, signal: AbortSignal): Promise<number[]> => {
  const projectId = await firstWorkspace(await reader());
  const times: number[] = [];
  for (; !signal.aborted; await sleep(READER_PAUSE_MS)) {
    const person = await reader();
    const began = performance.now();
    if (times.length % 2 === 0) await person.call('projects.list');
    else await rowsOf(person, projectId);
    times.push(performance.now() - began);
  }
  return times;
};
const during = async (reader: Someone, work: () => Promise<unknown>): Promise<string> => {
  const over = new AbortController();
  const reading = readOn(reader, over.signal);
  await work();
  over.abort();
  const times = await reading;
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map((share) => quantile(times, share));
  const inMs = [p50, p99, Math.max(...times)].map((ms) => `${Math.round(ms)} ms`);
  return `${times.length} requests, p50 ${inMs[0]}, p99 ${inMs[1]}, longest ${inMs[2]}`;
};

type Batch = { readonly kind: Kind; readonly from: number; readonly to: number };
const batchesOf = (each: number): Batch[] =>
  Array.from({ length: Math.ceil(each / BATCH) }, (_, n) => n * BATCH).flatMap((from) =>
    KINDS.map((kind) => ({ kind, from, to: Math.min(from + BATCH, each) })),
  );

type Outcomes = Record<string, number>;

const runBatch = async (uploader: Someone, { kind, from, to }: Batch): Promise<Outcomes> => {
  const projectId = await newWorkspace(await uploader(), `${kind.name} ${from}`);
  for (let n = from; n < to; n += 1)
    await upload(await uploader(), projectId, `${n} ${kind.filename}`, fileOf(kind, n));
  const until = Date.now() + SETTLED_MS;
  let rows = await rowsOf(await uploader(), projectId);
  while (!rows.every(({ status }) => OVER.includes(status)) && Date.now() < until) {
    await sleep(LOOK_MS);
    rows = await rowsOf(await uploader(), projectId);
  }
  const outcomes: Outcomes = {};
  for (const { status, reason } of rows) {
    const outcome = status === 'Error' ? (reason ?? NO_REASON) : status;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
};

const runAll = async (uploader: Someone, each: number): Promise<Outcomes> => {
  const waiting = batchesOf(each);
  const all: Outcomes = {};
  const lane = async () => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      const outcomes = await runBatch(uploader, batch);
      console.log(`${batch.kind.name.padEnd(18)} ${JSON.stringify(outcomes)}`);
      for (const [outcome, count] of Object.entries(outcomes)) all[outcome] = (all[outcome] ?? 0) + count;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return all;
};

const liftQuotas = async (stage: Stage, tenant: string) => {
  const staff = await signInSuperAdmin(stage);
  await staff.call('platform.setQuotas', { params: { id: tenant }, body: { quotas: QUOTAS } });
};

/** The number of files without an end, or with an error without a reason. */
export const runOnStage = async (each: number): Promise<number> => {
  const folder = makeFolder();
  const stage = await startStage(folder);
  const over = new AbortController();
  const { most, watching } = watchMemory(stage.pid, over.signal);
  void stage.ended.then((how) => console.log(`the stage ended (${how}): ${stage.said().slice(-2000)}`));
  await liftQuotas(stage, 'hanbit');
  const [busy, other] = [someone(stage, 'owner@hanbit.test'), someone(stage, 'owner@kaede.test')];
  console.log(`another tenant before: ${await during(other, () => sleep(10_000))}`);
  let all: Outcomes = {};
  const waited = await during(other, async () => {
    all = await runAll(busy, each);
  });
  over.abort();
  await watching;
  await stage.stop();
  removeFolder(folder);
  const wanted = KINDS.length * each;
  const ended = Object.entries(all).reduce((sum, [outcome, count]) => sum + (STUCK.includes(outcome) ? 0 : count), 0);
  console.log(`another tenant meanwhile: ${waited}`);
  console.log(`most memory: a parser ${Math.round(most.parser)} MB, the stage ${Math.round(most.stage)} MB`);
  console.log(`${ended} of ${wanted} files came to an end: ${JSON.stringify(all)}`);
  return wanted - ended + (all[NO_REASON] ?? 0);
};
