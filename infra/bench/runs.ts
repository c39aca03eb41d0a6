// Measures a memorandum from start to report, written offline over the sample workspace.
import * as z from 'zod';
import { firstWorkspace, signIn } from './stage.ts';
import type { Figure } from './table.ts';

/** The specification allows about seven minutes for a memorandum. One that takes three here is given up. */
const TIMEOUT_MS = 180_000;
const EVERY_MS = 50;

const Run = z.object({
  id: z.string(),
  status: z.string(),
  sections: z.array(z.object({ id: z.string(), title: z.string(), on: z.boolean(), state: z.string() })),
});
type Run = z.infer<typeof Run>;
const Planned = z.object({ plan: z.unknown(), inputs: z.unknown() });

const INPUTS = { company: '가온물류', homepage: 'gaon-logistics.example', dataSource: 'CoreSignal' };

const caller =
  (url: string, headers: Record<string, string>) =>
  async <T>(schema: z.ZodType<T>, method: string, path: string, body?: object): Promise<T> => {
    const content = body ? { body: JSON.stringify(body) } : {};
    const reply = await fetch(`${url}/api/v2/runs${path}`, { method, headers, ...content });
    return z.object({ data: schema }).parse(await reply.json()).data;
  };
type Call = ReturnType<typeof caller>;

const settled = async (call: Call, run: Run): Promise<Run> => {
  const until = performance.now() + TIMEOUT_MS;
  let current = run;
  while (current.status === 'InProgress') {
    if (performance.now() > until) throw new Error('the memorandum was not written in time');
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    current = await call(Run, 'GET', `/${run.id}`);
  }
  return current;
};

export const runFigures = async (url: string): Promise<Figure[]> => {
  const headers = { ...(await signIn(url, 'member@hanbit.test')), 'content-type': 'application/json' };
  const call = caller(url, headers);
  const wanted = { projectId: await firstWorkspace(url, headers), type: 'ImWorkflow', inputs: INPUTS, language: 'ko' };
  const { plan, inputs } = await call(Planned, 'POST', '/plan', wanted);
  const began = performance.now();
  const proposed = await settled(call, await call(Run, 'POST', '', { ...wanted, inputs, plan }));
  const structured = performance.now();
  const chosen = proposed.sections.filter(({ on }) => on).map(({ id, title, on }) => ({ id, title, on }));
  const run = await settled(call, await call(Run, 'PATCH', `/${proposed.id}/structure`, { sections: chosen }));
  const seconds = (from: number, to: number) => (to - from) / 1000;
  const ended = performance.now();
  const written = run.sections.filter(({ state }) => state === 'Done' || state === 'NeedsModel').length;
  if (run.status !== 'Completed' || written !== chosen.length) throw new Error(`${written} sections: ${run.status}`);
  const name = `memorandum: ${written} sections, Word, PDF and Excel`;
  return [
    { name: 'memorandum: sources asked, structure proposed', value: seconds(began, structured), unit: 's' },
    { name, value: seconds(structured, ended), unit: 's', target: { most: 60 } },
  ];
};
