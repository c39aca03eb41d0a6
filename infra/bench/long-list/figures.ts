// Measures a list of 189 questions answered over 490 documents by the stage, from start to the last row.
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import type { ChecklistRow } from '#shared/model/checklist-row.ts';
import type { Reference } from '#shared/report/blocks.ts';
import {
  makeFolder,
  newWorkspace,
  type Person,
  removeFolder,
  type Stage,
  signIn,
  sleep,
  startStage,
  upload,
} from '#tests/helpers/real-stage.ts';
import { median } from '../quantile.ts';
import type { Figure } from '../table.ts';
import { type Made, madeDocuments, madeList } from './room.ts';

const EVERY_MS = 500;
/** The rows that one step answers, in order. */
const BATCH = 10;
const TICKS_A_SECOND = 100;

/** What the kernel counts for the stage; zero where it does not say. */
const usedBy = ({ pid }: Stage): { readonly seconds: number; readonly peakMb: number } => {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = after.split(' ').slice(11, 13).map(Number);
    const [, peak = 0] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return { seconds: (user + system) / TICKS_A_SECOND, peakMb: Number(peak) / 1024 };
  } catch {
    return { seconds: 0, peakMb: 0 };
  }
};

const filesIndexed = async (person: Person, projectId: string, documents: readonly Made[]): Promise<void> => {
  for (const { filename, bytes } of documents) await upload(person, projectId, filename, bytes);
  for (let left = documents.length; left > 0; await sleep(EVERY_MS)) {
    const { count } = await person.call('files.list', { query: { projectId, limit: 1, status: 'Done' } });
    left = documents.length - count;
    const failed = await person.call('files.list', { query: { projectId, limit: 1, status: 'Error' } });
    if (failed.count > 0) throw new Error(`${failed.count} documents could not be read`);
  }
};

const createList = async (person: Person, projectId: string, { filename, bytes }: Made): Promise<string> => {
  const body = new FormData();
  body.set('projectId', projectId);
  body.set('file', new File([Uint8Array.from(bytes)], filename));
  const { text } = await person.raw('POST', '/api/v2/checklists', { body });
  return JSON.parse(text).data.id;
};

const answeredRows = async (person: Person, id: string): Promise<readonly ChecklistRow[]> => {
  const run = await person.call('checklists.run', { params: { id }, body: { sources: ['FILES'] } });
  for (;;) {
    const { status } = await person.call('runs.get', { params: { runId: run.id } });
    if (status !== 'InProgress') break;
    await sleep(EVERY_MS);
  }
  const { rows } = await person.call('checklists.rows', { params: { id }, query: { limit: 500 } });
  return rows;
};

const opens = async (person: Person, { fileId, locator, quote }: Reference): Promise<boolean> => {
  if (!fileId) return false;
  const query = { around: JSON.stringify(locator), limit: 200 };
  const { rows } = await person.call('files.content', { params: { fileId }, query });
  return rows.some(({ text }) => text.includes(quote) || quote.includes(text));
};

/** The time between two rows of a step. */
const rowTimes = (rows: readonly ChecklistRow[]): number[] =>
  rows.flatMap(({ answeredAt }, n) => {
    const before = rows[n - 1]?.answeredAt;
    return n % BATCH === 0 || !before || !answeredAt ? [] : [Date.parse(answeredAt) - Date.parse(before)];
  });

const withOpenReference = async (person: Person, rows: readonly ChecklistRow[]): Promise<number> => {
  let open = 0;
  for (const { references } of rows) {
    const all = await Promise.all(references.map((one) => opens(person, one)));
    if (all.length > 0 && all.every(Boolean)) open += 1;
  }
  return open;
};

const measure = async (stage: Stage): Promise<Figure[]> => {
  const person = await signIn(stage, 'member@hanbit.test');
  const documents = madeDocuments();
  const projectId = await newWorkspace(person, '해솔정밀');
  const uploaded = performance.now();
  await filesIndexed(person, projectId, documents);
  const list = await createList(person, projectId, madeList());
  const before = usedBy(stage);
  const began = performance.now();
  const rows = await answeredRows(person, list);
  const seconds = (performance.now() - began) / 1000;
  const { seconds: spent, peakMb } = usedBy(stage);
  const answered = rows.filter(({ status }) => status === 'answered');
  const name = `${rows.length} rows over ${documents.length} documents`;
  return [
    { name: `${documents.length} small documents made searchable`, value: (began - uploaded) / 1000, unit: 's' },
    { name, value: seconds, unit: 's', target: { most: 600 } },
    { name: `processor time of ${name}`, value: spent - before.seconds, unit: 's' },
    { name: `load of ${availableParallelism()} processors at their end`, value: loadavg()[0] ?? 0, unit: '' },
    { name: 'a row of them, p50', value: median(rowTimes(rows)), unit: 'ms' },
    { name: 'rows answered', value: answered.length, unit: `of ${rows.length}` },
    {
      name: 'of these, rows whose references open',
      value: (100 * (await withOpenReference(person, answered))) / Math.max(1, answered.length),
      unit: '%',
      target: { least: 100 },
    },
    { name: 'memory of the stage, most', value: peakMb, unit: 'MB' },
  ];
};

/** Measures on a new stage. */
export const longListFigures = async (): Promise<Figure[]> => {
  const folder = makeFolder();
  const stage = await startStage(folder);
  try {
    return await measure(stage);
  } finally {
    await stage.stop();
    removeFolder(folder);
  }
};
