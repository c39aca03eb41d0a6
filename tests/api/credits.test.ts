// The price of a question: reserved when it is asked, settled by its answer, and refunded otherwise.
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { grant } from '#functions/domain/credits/spend.ts';
import { balanceOf } from '#functions/domain/credits/view.ts';
import { stopQuestion } from '#functions/domain/questions/stop.ts';
import { balanceKey, creditsPk, HOLD_PREFIX, ledger } from '#functions/store/credits.ts';
import { addFile, removeFiles, storedBytes } from '#functions/store/files.ts';
import { usage, usageKey } from '#functions/store/organisations.ts';
import { finishQuestion, QUESTION_PREFIX, questionPk, questions, readQuestion } from '#functions/store/questions.ts';
import { RUN_PREFIX } from '#functions/store/runs.ts';
import { workspacePk } from '#functions/store/workspaces.ts';
import { failAnswer } from '#functions/tasks/fail-answer/task.ts';
import { reap } from '#functions/tasks/reap/task.ts';
import type { Planned } from '#shared/contract/routes/run-plans.ts';
import { ACCESS } from '#shared/model/enums.ts';
import type { Credits } from '#shared/model/organisation.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { fileIdOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const workspace = workspaceIdOf('alpha', ACCESS.all);
const DAY_MS = 86_400_000;

const askOnce = async (test: TestKernel) => {
  const pk = questionPk('alpha', `sea_${workspace.slice(4)}_`, 'owner');
  const before = (await test.table.query({ pk, prefix: QUESTION_PREFIX })).items.map(({ sk }) => sk);
  const reply = await ask(test, 'research.ask', owner, {
    body: { query: 'What is it?', projectId: workspace },
    headers: { accept: 'text/event-stream' },
    signal: AbortSignal.abort(),
  });
  const { items } = await test.table.query({ pk, prefix: QUESTION_PREFIX });
  const item = items.find(({ sk }) => !before.includes(sk));
  return { reply, question: item && questions.read(item) };
};

const asked = async () => {
  const test = await populated();
  const { question } = await askOnce(test);
  if (!question) throw new Error('not asked');
  return { test, question, at: { tenant: 'alpha', searchId: question.id, userId: 'owner' } };
};

const books = async ({ table }: TestKernel) => {
  const [[row, used], open, entries] = await Promise.all([
    table.getMany([balanceKey('alpha'), usageKey('alpha')]),
    table.query({ pk: creditsPk('alpha'), prefix: HOLD_PREFIX }),
    table.query({ index: 'gsi1', pk: creditsPk('alpha') }),
  ]);
  const kinds = entries.items.map((item) => ledger.read(item).kind).filter((kind) => kind !== 'grant');
  const runs = used && usage.read(used).runs;
  return { balance: balanceOf(row), held: open.items.length, kinds: kinds.sort(), runs };
};

const answerOf = (blocks: Answer['blocks']): Answer => ({
  language: 'en',
  writer: { kind: 'offline', name: 'offline' },
  blocks,
  references: [],
  alsoRead: [],
  related: [],
});
const NOTICE: Answer['blocks'] = [{ kind: 'notice', code: 'stopped' }];
const TEXT: Answer['blocks'] = [{ kind: 'heading', level: 2, text: 'Found' }];

describe('a question', () => {
  it('reserves its price and is counted', async () => {
    const { test } = await asked();
    expect(await books(test)).toEqual({ balance: 9_999, held: 1, kinds: ['reserve'], runs: 1 });
  });

  it('is refused without credits, and leaves nothing', async () => {
    const test = await populated();
    await test.table.write({ add: balanceKey('alpha'), field: 'balance', by: -10_000, min: 0 });
    const { reply, question } = await askOnce(test);
    expect(reply.status).toBe(402);
    expect(reply.json?.code).toBe('noCredits');
    expect(question).toBeUndefined();
    expect(test.started).toEqual([]);
    expect(await books(test)).toEqual({ balance: 0, held: 0, kinds: [], runs: 0 });
    const ports = { table: test.table, clock: test.kernel.ports.clock };
    await grant(ports, 'alpha', { about: 'more', amount: 1, by: { id: 'x', name: 'x' } });
    expect((await askOnce(test)).reply.status).toBe(200);
  });
});

describe('the ledger', () => {
  it('names the question for which a credit was spent', async () => {
    const { test } = await asked();
    const { rows } = dataOf<z.infer<typeof Credits>>(await ask(test, 'organisation.credits', owner));
    expect(rows[0]).toMatchObject({ kind: 'reserve', name: 'What is it?' });
  });
});

describe('a run', () => {
  it('is refused without the credits of its plan, and leaves nothing', async () => {
    // Prepare
    const test = await populated();
    await test.table.write({ add: balanceKey('alpha'), field: 'balance', by: -9_999, min: 0 });
    const wanted = {
      projectId: workspace,
      type: 'CompanyProfiling',
      inputs: { company: { name: 'Gaon', corpCode: '00000001' } },
      language: 'en',
    };
    const { plan } = dataOf<Planned>(await ask(test, 'runs.plan', owner, { body: wanted }));
    const runsOf = async () =>
      (await test.table.query({ pk: workspacePk('alpha', workspace), prefix: RUN_PREFIX })).items;
    const before = (await runsOf()).length;

    // Act
    const { status, json } = await ask(test, 'runs.start', owner, {
      body: { ...wanted, plan },
    });

    // Assess
    expect(plan.credits).toBeGreaterThan(1);
    expect([status, json?.code]).toEqual([402, 'notEnoughCredits']);
    expect(json?.message).toMatch(/\b1\b.* left/);
    expect(await runsOf()).toHaveLength(before);
    expect(test.started).toEqual([]);
    expect(await books(test)).toEqual({ balance: 1, held: 0, kinds: [], runs: 0 });
  });
});

describe('the end of a question', () => {
  const end = { last: 0, bodies: [], now: Date.now() };

  it('settles with an answer, once', async () => {
    const { test, at } = await asked();
    await finishQuestion(test.table, at, { ...end, status: 'Completed', answer: answerOf(TEXT) });
    await finishQuestion(test.table, at, { ...end, status: 'Completed', answer: answerOf(TEXT), last: 1 });
    expect(await books(test)).toEqual({ balance: 9_999, held: 0, kinds: ['reserve', 'settle'], runs: 1 });
  });

  it.each([
    ['nothing when sources failed and no other had anything', [], 10_000, 'refund'],
    ['its price when something was found beside them', TEXT, 9_999, 'settle'],
  ] as const)('costs %s', async (_title, found, balance, kind) => {
    const { test, at } = await asked();
    const failed = { kind: 'notice', code: 'sourcesFailed', params: { where: 'Files' } } as const;
    const answer = answerOf([
      failed,
      ...found,
      ...(found.length > 0 ? [] : [{ ...failed, code: 'nothingFound' } as const]),
    ]);
    await finishQuestion(test.table, at, { ...end, status: 'Completed', answer });
    expect(await books(test)).toEqual({ balance, held: 0, kinds: ['reserve', kind].sort(), runs: 1 });
  });

  it('refunds everything for an answer without a finding', async () => {
    const { test, at } = await asked();
    const free: Answer['blocks'] = [...TEXT, { kind: 'notice', code: 'notCharged' }];
    await finishQuestion(test.table, at, { ...end, status: 'Completed', answer: answerOf(free) });
    expect(await books(test)).toEqual({ balance: 10_000, held: 0, kinds: ['refund', 'reserve'], runs: 1 });
  });

  it('refunds everything on failure, once', async () => {
    const { test, at } = await asked();
    const input = { tenant: at.tenant, searchId: at.searchId, userId: at.userId };
    await failAnswer.run(input, test.kernel.ports);
    await failAnswer.run(input, test.kernel.ports);
    expect(await books(test)).toEqual({ balance: 10_000, held: 0, kinds: ['refund', 'reserve'], runs: 1 });
  });

  it.each([
    ['with nothing written gives it back', NOTICE, 10_000, 'refund'],
    ['with something written settles', [...TEXT, ...NOTICE], 9_999, 'settle'],
  ] as const)('after a stop %s', async (_title, blocks, balance, kind) => {
    const { test, at, question } = await asked();
    await stopQuestion(test.table, 'alpha', question);
    await finishQuestion(test.table, at, { ...end, status: 'Failed', answer: answerOf([...blocks]) });
    expect((await readQuestion(test.table, at))?.status).toBe('Stopped');
    expect(await books(test)).toEqual({ balance, held: 0, kinds: [kind, 'reserve'].sort(), runs: 1 });
  });

  it('is settled by the reaper if nothing else does it', async () => {
    const { test } = await asked();
    const later = { ...test.kernel.ports.clock, now: () => Date.now() + DAY_MS };
    await reap.run({}, { ...test.kernel.ports, clock: later });
    expect(await books(test)).toEqual({ balance: 10_000, held: 0, kinds: ['refund', 'reserve'], runs: 1 });
  });

  it('ends a question whose credits the reaper has refunded', async () => {
    const { test, at, question } = await asked();
    await test.table.write({ remove: { pk: creditsPk('alpha'), sk: `${HOLD_PREFIX}${question.id}` } });
    await finishQuestion(test.table, at, { ...end, status: 'Completed', answer: answerOf(TEXT) });
    expect((await readQuestion(test.table, at))?.status).toBe('Completed');
    expect((await books(test)).kinds).toEqual(['reserve']);
  });
});

describe('a reservation', () => {
  it('of a job whose rows are missing is refunded after a day', async () => {
    const { test, question } = await asked();
    await test.table.write({ remove: questions.row('alpha', question) });
    const later = (ms: number) => ({ ...test.kernel.ports.clock, now: () => Date.now() + ms });
    await reap.run({}, { ...test.kernel.ports, clock: later(DAY_MS - 60_000) });
    expect((await books(test)).held).toBe(1);
    await reap.run({}, { ...test.kernel.ports, clock: later(DAY_MS + 60_000) });
    await reap.run({}, { ...test.kernel.ports, clock: later(DAY_MS + 60_000) });
    expect(await books(test)).toEqual({ balance: 10_000, held: 0, kinds: ['refund', 'reserve'], runs: 1 });
  });
});

describe('stored bytes', () => {
  const stored = async ({ table }: TestKernel) => {
    const [item] = await table.getMany([usageKey('alpha')]);
    return item && usage.read(item).storageBytes;
  };

  it('grow and shrink with the files', async () => {
    const test = await populated();
    const before = (await stored(test)) ?? 0;
    const file = {
      id: fileIdOf(workspace).replace(/1$/, '2'),
      projectId: workspace,
      filename: 'a',
      contentType: 'text/plain',
      size: 1000,
      status: 'Done' as const,
      uploadedBy: { id: 'owner', name: 'owner' },
      uploadedAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      attempt: 1,
    };
    await test.table.write(...addFile('alpha', file), storedBytes('alpha', file.size));
    expect(await stored(test)).toBe(before + 1000);
    const erasure = { name: 'x', projectId: workspace, fileIds: [file.id], deadline: '2026-01-01T00:00:00.000Z' };
    await test.table.write(...removeFiles('alpha', workspace, [{ ...file, version: 1 }], erasure));
    expect(await stored(test)).toBe(before);
  });
});
