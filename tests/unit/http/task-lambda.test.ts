// A step as a Lambda handler: parsed input, a result, and failures that contain their kind but no content.
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { taskHandler } from '#functions/http/task-lambda.ts';
import { ModelBusy } from '#functions/ports/model.ts';
import type { Ports } from '#functions/ports/ports.ts';
import type { Table } from '#functions/ports/table.ts';
import { TenantBreach } from '#functions/store/guard.ts';
import { memberKey } from '#functions/store/members.ts';
import { task } from '#functions/tasks/task.ts';

const SECRET = 'Project Falcon pays 279 billion';
const ports = { clock: { now: () => 0, sleep: async () => {} } } as unknown as Ports;

const run = async (work: () => Promise<{ done: true }>, event: unknown = { fileId: 'f' }) => {
  const lines: object[] = [];
  const step = task({ input: z.object({ fileId: z.string() }), run: work });
  const handler = taskHandler({ name: 'index-file', task: step, ports, log: (line) => lines.push(line) });
  const result = await handler(event, {} as never).catch((error: Error) => error);
  return { result, lines };
};

describe('a step', () => {
  it('returns its result and logs one line', async () => {
    const { result, lines } = await run(async () => ({ done: true }));
    expect(result).toEqual({ done: true });
    expect(lines).toEqual([{ task: 'index-file', milliseconds: 0 }]);
  });

  it('fails with the name of the failure, by which the machine retries', async () => {
    const { result } = await run(async () => {
      throw new ModelBusy('throttled');
    });
    expect(result).toBeInstanceOf(Error);
    expect(result).toMatchObject({ name: 'ModelBusy' });
  });

  it('reveals no content, in the failure or in the log', async () => {
    const { result, lines } = await run(async () => {
      throw new TypeError(SECRET);
    });
    expect(`${result} ${(result as Error).stack} ${JSON.stringify(lines)}`).not.toContain('Falcon');
    expect(JSON.stringify(lines)).toContain('TypeError');
  });

  it('logs the name of its class, for which an alarm watches', async () => {
    const { lines } = await run(async () => {
      throw new TenantBreach();
    });
    expect(lines[0]).toMatchObject({ fault: expect.stringMatching(/^TenantBreach/) });
  });

  it('refuses the input of another step', async () => {
    const { result } = await run(async () => ({ done: true }), { fileId: 7 });
    expect(result).toMatchObject({ name: 'ZodError' });
  });
});

describe('a step of one tenant', () => {
  const tables = (asked: string[]) => (tenant: string) => {
    asked.push(tenant);
    return { getMany: async () => [] } as unknown as Table;
  };
  const reader = (of: string) =>
    task({
      input: z.object({ tenant: z.string() }),
      run: async (_, { table }) => ({ found: (await table.getMany([memberKey(of, 'usr_1')])).length }),
    });
  const runFor = (of: string, asked: string[]) =>
    taskHandler({ name: 'index-file', task: reader(of), ports, tableOf: tables(asked), log: () => {} })(
      { tenant: 'alpha' },
      {} as never,
    );

  it('reads with the table of the tenant in its input', async () => {
    const asked: string[] = [];
    expect(await runFor('alpha', asked)).toEqual({ found: 0 });
    expect(asked).toEqual(['alpha']);
  });

  it('reads nothing of another tenant', async () => {
    await expect(runFor('beta', [])).rejects.toMatchObject({ name: 'TenantBreach' });
  });
});
