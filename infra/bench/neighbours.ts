// Measures one tenant's reads and answers while another uploads the worst ten files and runs five reports.
import autocannon from 'autocannon';
import { firstWorkspace, newWorkspace, type Person, settled, signIn, upload } from '#tests/helpers/real-stage.ts';
import { SLOW } from '#tests/helpers/slow-documents.ts';
import { median } from './quantile.ts';
import type { Figure } from './table.ts';

const RATE = 50;
const SECONDS = 30;
const UNITS = 150_000;
const QUESTIONS = 8;
const REPORTS = 5;

const worstFiles = (): readonly (readonly [string, Buffer])[] => {
  const all = Object.entries(SLOW).map(([name, make]) => [name, Buffer.from(make(UNITS))] as const);
  return [...all, ...all.map(([name, bytes]) => [`again-${name}`, bytes] as const)].slice(0, 10);
};

const answerMs = async (person: Person, projectId: string): Promise<number> => {
  const began = performance.now();
  const body = JSON.stringify({ projectId, query: 'How many crates did Orchard Holdings sell in 2024?' });
  const { text } = await person.raw('POST', '/api/v2/project/search-query', {
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body,
  });
  if (!text.includes('event: done')) throw new Error('the question was not answered');
  return performance.now() - began;
};

const startReport = async (person: Person): Promise<void> => {
  const projectId = await firstWorkspace(person);
  const inputs = { company: '가온물류', homepage: 'gaon-logistics.example', dataSource: 'CoreSignal' };
  const wanted = { projectId, type: 'CompanyProfiling' as const, inputs, language: 'ko' as const };
  const planned = await person.call('runs.plan', { body: wanted });
  await person.call('runs.start', { body: { ...wanted, inputs: planned.inputs, plan: planned.plan } });
};

export const neighbourFigures = async (url: string): Promise<Figure[]> => {
  const busy = await signIn({ url }, 'owner@hanbit.test');
  const other = await signIn({ url }, 'owner@kaede.test');
  const [heavy, quiet] = [await newWorkspace(busy, 'worst files'), await newWorkspace(other, 'quiet')];
  await upload(other, quiet, 'note.md', Buffer.from('# Pears\n\nOrchard Holdings sold 4,711 crates in 2024.\n'));
  await settled(other, quiet);
  const reads = autocannon({
    url: `${url}/api/v2/attachments?projectId=${quiet}`,
    headers: { authorization: `Bearer ${other.token}` },
    connections: 5,
    overallRate: RATE,
    duration: SECONDS,
  });
  const uploads = (async () => {
    for (let n = 0; n < REPORTS; n += 1) await startReport(busy);
    for (const [name, bytes] of worstFiles()) await upload(busy, heavy, name, bytes);
  })();
  await uploads;
  const answers: number[] = [];
  for (let n = 0; n < QUESTIONS; n += 1) answers.push(await answerMs(other, quiet));
  const { latency, errors, non2xx } = await reads;
  return [
    { name: "reads beside a neighbour's worst files, p50", value: latency.p50, unit: 'ms' },
    { name: "reads beside a neighbour's worst files, p99", value: latency.p99, unit: 'ms', target: { most: 100 } },
    { name: "reads beside a neighbour's worst files, longest", value: latency.max, unit: 'ms' },
    { name: 'answers beside them, p50', value: median(answers) / 1000, unit: 's', target: { most: 2 } },
    { name: 'failed reads beside them', value: errors + non2xx, unit: '', target: { most: 0 } },
  ];
};
