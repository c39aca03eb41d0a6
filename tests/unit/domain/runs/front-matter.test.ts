// The front matter of a run's report: who may change it when, and where it is used.
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import type { Caller } from '#functions/domain/caller.ts';
import { setFrontMatter } from '#functions/domain/runs/front-matter.ts';
import type { Write } from '#functions/ports/table.ts';
import { type RunRecord, runs } from '#functions/store/runs.ts';

const RUN = {
  id: 'run_000000000001_0000000000000001',
  projectId: 'prj_000000000001',
  type: 'ImWorkflow',
  name: 'Gaon: information memorandum',
  inputVariable: 'Gaon',
  inputs: { company: 'Gaon' },
  language: 'en',
  plan: { sections: [], sources: [], credits: 40, seconds: 60 },
  status: 'AwaitingStructure',
  stage: 0,
  sections: [],
  sources: [],
  credits: 10,
  createdBy: { id: 'usr_1', name: 'Kim' },
  createdAt: '2026-03-01T00:00:00.000Z',
  attempt: 1,
  reported: 0,
  machine: 'im-structure',
  fileType: 'doc',
  isSample: false,
  evidence: [],
  begunAt: '2026-03-01T00:00:00.000Z',
  app: 'https://app.example',
  workspace: 'Gaon',
  organisation: 'Hanbit Partners',
} as const;

const world = (change: Partial<RunRecord> = {}) => {
  const written: Write[] = [];
  const stored: string[] = [];
  const started: string[] = [];
  const run = runs.read(runs.row('alpha', { ...RUN, ...change } as unknown as RunRecord, 1));
  const ports = {
    table: { getMany: async () => [], write: async (...writes: Write[]) => void written.push(...writes) },
    files: { write: async (_key: string, bytes: Uint8Array) => void stored.push(new TextDecoder().decode(bytes)) },
    workflows: { start: async ({ name }: { name: string }) => void started.push(name) },
    clock: { now: () => 0, sleep: async () => undefined },
  } as unknown as Parameters<typeof setFrontMatter>[0];
  return { ports, run, written, stored, started, caller: { tenant: 'alpha' } as Caller };
};

const logoOf = (side: number): string =>
  `data:image/png;base64,${PNG.sync.write(new PNG({ width: side, height: 1 })).toString('base64')}`;

describe('changing the front matter', () => {
  it('is stored until the report is written, which then uses its title', async () => {
    const { ports, run, stored, started, caller } = world();
    const next = await setFrontMatter(ports, caller, run, { title: 'Project Harbour', logo: logoOf(8) });
    expect(next.name).toBe('Project Harbour');
    expect(stored[0]).toContain('Project Harbour');
    expect(started).toEqual([]);
  });

  it('prints a finished report again, free of charge', async () => {
    const { ports, run, started, caller } = world({ status: 'Completed', reported: 1 });
    const next = await setFrontMatter(ports, caller, run, { codeName: 'Harbour' });
    expect(next).toMatchObject({
      status: 'InProgress',
      prints: true,
      attempt: 2,
      name: expect.stringContaining('Gaon'),
    });
    expect(next.held).toBeUndefined();
    expect(started).toEqual([`${RUN.id}-2`]);
  });

  it('is refused while the report is being written', async () => {
    const { ports, run, caller } = world({ status: 'InProgress' });
    await expect(setFrontMatter(ports, caller, run, {})).rejects.toMatchObject({ code: 'stale' });
  });

  it.each([
    ['no picture', 'data:image/png;base64,AAAA'],
    ['a picture of too many pixels', logoOf(2000)],
  ])('refuses %s as a logo', async (_what, logo) => {
    const { ports, run, stored, caller } = world();
    await expect(setFrontMatter(ports, caller, run, { logo })).rejects.toMatchObject({ code: 'badInput' });
    expect(stored).toEqual([]);
  });
});
