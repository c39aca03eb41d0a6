// The machines of a run: sources and sections run independently, and nothing is lost when one fails.
import { afterEach, describe, expect, test } from 'vitest';
import { type AslWorkflows, aslWorkflows } from '#functions/adapters/local/asl-workflows/asl-workflows.ts';
import { ModelBusy } from '#functions/ports/model.ts';
import type { MachineName } from '#functions/ports/workflows.ts';
import { machines } from '#machines/index.ts';
import { fakeClock } from '../helpers/fake-clock.ts';
import { named, noPorts, recordingTasks, until } from '../helpers/workflow-tasks.ts';

const opened: AslWorkflows[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((workflows) => workflows.close()));
});

const PLAN = { sources: ['FILES', 'DART'], sections: ['one', 'two', 'three'] };
const input = { tenant: 'hanbit', runId: 'run_1', attempt: 1 };

const through = async (behaviours: Parameters<typeof recordingTasks>[0], machine: MachineName = 'run') => {
  const { tasks, calls } = recordingTasks({ 'plan-run': () => PLAN, ...behaviours });
  const common = { machines, tasks, ports: noPorts, path: ':memory:', clock: fakeClock() };
  const workflows = aslWorkflows({ ...common, timeScale: 0.01 });
  opened.push(workflows);
  await workflows.start({ machine, name: 'run_1-1', input });
  await until(async () => (await workflows.status({ machine, name: 'run_1-1' })) !== 'running');
  const status = await workflows.status({ machine, name: 'run_1-1' });
  return { status, calls, names: calls.map(({ task }) => task) };
};

describe('a run', () => {
  test('searches each source, writes each section, then assembles, renders and ends', async () => {
    const { status, calls, names } = await through({});

    expect(status).toBe('succeeded');
    expect(calls.filter(({ task }) => task === 'gather-source').map((call) => call.input.source)).toEqual(PLAN.sources);
    expect(calls.filter(({ task }) => task === 'write-section').map((call) => call.input.sectionId)).toEqual(
      PLAN.sections,
    );
    expect(names.slice(-3)).toEqual(['assemble-run', 'render-run', 'finish-run']);
    expect(names).not.toContain('fail-run');
  });

  test('fails only a failing section: the others are written and the run ends', async () => {
    const { status, calls, names } = await through({
      'write-section': ({ sectionId }) => {
        if (sectionId === 'two') throw named('TypeError');
      },
    });

    expect(status).toBe('succeeded');
    const failed = calls.filter(({ task }) => task === 'fail-run');
    expect(failed.map((call) => call.input)).toEqual([{ ...input, sectionId: 'two', error: 'TypeError' }]);
    expect(names).toContain('finish-run');
  });

  test('leaves out a failing source', async () => {
    const { status, names } = await through({
      'gather-source': ({ source }) => {
        if (source === 'DART') throw named('TypeError');
      },
    });

    expect(status).toBe('succeeded');
    expect(names.filter((name) => name === 'write-section')).toHaveLength(3);
  });

  test('waits for a busy model', async () => {
    let tries = 0;
    const { status, names } = await through({
      'write-section': ({ sectionId }) => {
        if (sectionId !== 'one') return;
        tries += 1;
        if (tries < 4) throw new ModelBusy('busy');
      },
    });

    expect(status).toBe('succeeded');
    expect(names.filter((name) => name === 'write-section')).toHaveLength(6);
    expect(names).not.toContain('fail-run');
  });

  test('fails if the report cannot be rendered, with the name of the error only', async () => {
    const { status, calls } = await through({
      'render-run': () => {
        throw named('RangeError');
      },
    });

    expect(status).toBe('failed');
    expect(calls.at(-1)).toEqual({ task: 'fail-run', input: { ...input, error: 'RangeError' } });
  });

  test('ends even without sources and sections', async () => {
    const { status, names } = await through({ 'plan-run': () => ({ sources: [], sections: [] }) });

    expect(status).toBe('succeeded');
    expect(names).toEqual(['plan-run', 'assemble-run', 'render-run', 'finish-run']);
  });
});

describe('a memorandum', () => {
  test('proposes a structure and stops', async () => {
    const { status, names } = await through({}, 'im-structure');

    expect(status).toBe('succeeded');
    expect(names).toEqual(['plan-run', 'gather-source', 'gather-source', 'propose-structure']);
  });

  test('is written in its second half', async () => {
    const { names } = await through({ 'plan-run': () => ({ ...PLAN, sources: [] }) }, 'im-report');

    expect(names.filter((name) => name === 'write-section')).toHaveLength(3);
    expect(names.at(-1)).toBe('finish-run');
  });
});
