// Workbooks in a child process: it answers like the thread, and a crash of V8 in it does not end its host.
import { afterAll, describe, expect, it } from 'vitest';
import { processWorkbooks } from '#functions/adapters/local/process-workbooks/process-workbooks.ts';
import { workerWorkbooks } from '#functions/adapters/node/worker-workbooks/worker-workbooks.ts';
import { madeWorkbook } from '#tests/helpers/made-workbook.ts';

const MISBEHAVING = new URL('../../../helpers/parser-workers/misbehaving.ts', import.meta.url).href;
const LIMITS = { memoryMb: 512, timeoutMs: 30_000 };
const EDIT = {
  draft: { version: 0, cells: [] },
  edits: [{ sheet: 0, row: 2, column: 2, input: '=100*10' }],
  next: { version: 1, cells: [{ sheet: 0, row: 2, column: 2, input: '=100*10', version: 1, by: 'U' }] },
};

const counted = (filename: string) => {
  const reads = { count: 0 };
  const bytes = async () => {
    reads.count += 1;
    return madeWorkbook();
  };
  return { reads, source: { key: filename, filename, bytes } };
};

describe('workbooks in a process', { timeout: 60_000 }, () => {
  const own = processWorkbooks({ ...LIMITS, idleMs: 60_000 });
  const thread = workerWorkbooks(LIMITS);
  afterAll(() => Promise.all([own.close(), thread.close()]));

  it('answers like the thread, and reads a workbook once while it is open', async () => {
    // Prepare
    const { reads, source } = counted('a.xlsx');
    // Act
    const [first, again] = await Promise.all([own.ask(source, 'edit', EDIT), own.ask(source, 'edit', EDIT)]);
    const saved = await own.ask(source, 'save', { draft: EDIT.next });
    // Assess
    expect(first).toEqual(await thread.ask(counted('a.xlsx').source, 'edit', EDIT));
    expect([again, reads.count]).toEqual([first, 1]);
    expect(saved.length).toBeGreaterThan(100);
  });

  it('refuses a file that is not a workbook, and gives the reason if one cannot be fetched', async () => {
    const none = { key: 'none', filename: 'none.xlsx', bytes: async () => new Uint8Array(8) };
    await expect(own.ask(none, 'info', { draft: EDIT.draft })).rejects.toMatchObject({ name: 'WorkbookRefused' });
    const lost = { key: 'lost', filename: 'lost.xlsx', bytes: () => Promise.reject(new Error('not stored')) };
    await expect(own.ask(lost, 'info', { draft: EDIT.draft })).rejects.toThrow('not stored');
    const { source } = counted('next.xlsx');
    expect(await own.ask(source, 'info', { draft: EDIT.draft })).toMatchObject({ sheets: expect.any(Array) });
  });
});

it.each(['fatal', 'abort'])(
  'refuses a workbook on which V8 ends the process (%s), and accepts the next one',
  async (deed) => {
    // Prepare
    const own = processWorkbooks({ ...LIMITS, idleMs: 60_000, entry: MISBEHAVING });
    const ask = () => own.ask(counted(deed).source, 'info', { draft: EDIT.draft });
    const tooLarge = { name: 'WorkbookRefused', reason: 'tooLargeOpened' };
    // Act and assess
    await expect(ask()).rejects.toMatchObject(tooLarge);
    await expect(ask()).rejects.toMatchObject(tooLarge);
    await own.close();
  },
  60_000,
);
