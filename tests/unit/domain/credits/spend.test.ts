// Credits: never below zero, each job charged once, and the ledger always adds up to the balance (SECURITY G7).
import { describe, expect, it } from 'vitest';
import { grant, refund, reserve, settle } from '#functions/domain/credits/spend.ts';
import { balanceOf, creditsOf } from '#functions/domain/credits/view.ts';
import { type Table, WriteConflict } from '#functions/ports/table.ts';
import { balanceKey, creditsPk, HOLD_PREFIX, ledger, openCreditsWrites } from '#functions/store/credits.ts';
import { AppError } from '#shared/contract/errors.ts';
import { emptyTable } from '#tests/helpers/empty-table.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';
import { fakeClock } from '../../../helpers/fake-clock.ts';

const TENANT = 'abc';
const by = { id: 'u', name: 'U' };
const MAX_JOBS = 1_000_000;
const CALLER = { tenant: TENANT, organisation: { quotas: { jobs: MAX_JOBS } } };

const opened = async (amount: number) => {
  const clock = fakeClock();
  const table = emptyTable(clock);
  await table.write(...openCreditsWrites(TENANT, { about: 'first', amount, by }, clock.now()));
  return { table, clock };
};

const left = async (table: Table) => balanceOf((await table.getMany([balanceKey(TENANT)]))[0]);
const entriesOf = async (table: Table) =>
  (await table.query({ index: 'gsi1', pk: creditsPk(TENANT) })).items.map(ledger.read);
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);

type Fault = 'none' | 'lost' | 'unheard';

/** A table under load: a write loses against another, or it happens and its reply is lost. */
const faulty = (table: Table, next: () => Fault): Table => ({
  ...table,
  write: async (...writes) => {
    const fault = next();
    if (fault === 'lost') throw new Error('transaction conflict');
    await table.write(...writes);
    if (fault === 'unheard') throw new Error('timed out');
  },
});

type Step = { readonly kind: 'reserve' | 'settle' | 'refund' | 'grant'; readonly job: number; readonly amount: number };
type World = Awaited<ReturnType<typeof opened>>;

const priceOf = (job: number) => ({ about: `job-${job}`, amount: 1 + (job % 7), by });

const perform = async ({ table, clock }: World, { kind, job, amount }: Step, faults: readonly Fault[]) => {
  const price = priceOf(job);
  let turn = 0;
  const ports = { table: faulty(table, () => faults[turn++] ?? 'none'), clock };
  const once = () => {
    if (kind === 'reserve') return reserve(ports, CALLER, price);
    if (kind === 'settle') return settle(ports, TENANT, price, Math.min(amount, price.amount));
    if (kind === 'refund') return refund(ports, TENANT, price);
    return grant(ports, TENANT, { about: `grant-${job}`, amount, by });
  };
  // A caller without a reply retries, as all our callers do.
  for (let tries = 0; ; tries += 1) {
    try {
      return await once();
    } catch (error) {
      const code = codeOf(error);
      if (code === 'noCredits' || code === 'notEnoughCredits') return code;
      if (tries > faults.length) throw error;
    }
  }
};

const step = fc.record({
  kind: fc.constantFrom('reserve', 'reserve', 'settle', 'refund', 'grant'),
  job: fc.integer({ min: 0, max: 5 }),
  amount: fc.integer({ min: 0, max: 9 }),
}) satisfies fc.Arbitrary<Step>;

const checkBooks = async ({ table }: World) => {
  const balance = await left(table);
  const entries = await entriesOf(table);
  expect(balance).toBeGreaterThanOrEqual(0);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  expect(new Set(entries.map(({ kind, about }) => `${kind} ${about}`)).size).toBe(entries.length);
  const ended = entries.filter(({ kind }) => kind === 'settle' || kind === 'refund').map(({ about }) => about);
  expect(new Set(ended).size).toBe(ended.length);
  const { items } = await table.query({ pk: creditsPk(TENANT), prefix: HOLD_PREFIX });
  const reserved = entries.filter(({ kind }) => kind === 'reserve').map(({ about }) => about);
  expect(items.map(({ sk }) => sk.slice(HOLD_PREFIX.length)).sort()).toEqual(
    reserved.filter((about) => !ended.includes(about)).sort(),
  );
};

describe('the books', () => {
  it('add up after random interleavings with lost writes and lost replies', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 30 }),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        fc.array(fc.constantFrom<Fault>('none', 'lost', 'unheard'), { maxLength: 3 }),
        async (amount, steps, faults) => {
          const world = await opened(amount);
          await Promise.all(steps.map((one) => perform(world, one, faults)));
          await checkBooks(world);
          world.table.close();
        },
      ),
      { numRuns: countOf(100, 10_000) },
    );
  }, 1_800_000);
});

describe('reserving', () => {
  it('grants no more than is available, however many ask at once', async () => {
    const world = await opened(100);
    const asked = Array.from({ length: 400 }, (_, i) => ({ about: `run-${i}`, amount: 7, by }));
    const outcomes = await Promise.all(
      asked.map((price) => reserve(world, CALLER, price).then(() => 'granted', codeOf)),
    );
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(14);
    expect(outcomes.filter((outcome) => outcome === 'notEnoughCredits')).toHaveLength(386);
    expect(await left(world.table)).toBe(2);
    await checkBooks(world);
  });

  it('charges a request once, even if it arrives fifty times', async () => {
    const world = await opened(10);
    const price = { about: 'run', amount: 3, by };
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => reserve(world, CALLER, price)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await left(world.table)).toBe(7);
  });

  it('is refused if too many jobs are in progress, until one has ended', async () => {
    // Prepare
    const world = await opened(100);
    const caller = { tenant: TENANT, organisation: { quotas: { jobs: 3 } } };
    const priceOfRun = (i: number) => ({ about: `run-${i}`, amount: 1, by });

    // Act
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, i) => reserve(world, caller, priceOfRun(i)).then(() => i, codeOf)),
    );
    const [first] = outcomes.filter((outcome) => typeof outcome === 'number');
    await refund(world, TENANT, priceOfRun(Number(first)));
    await refund(world, TENANT, priceOfRun(Number(first)));

    // Assess
    expect(outcomes.filter((outcome) => outcome === 'quotaJobs')).toHaveLength(7);
    expect(await reserve(world, caller, priceOfRun(20))).toBe(true);
    await expect(reserve(world, caller, priceOfRun(21))).rejects.toMatchObject({
      code: 'quotaJobs',
      params: { limit: 3 },
    });
    await checkBooks(world);
  });

  it('is refused for an organization that never had credits', async () => {
    const clock = fakeClock();
    const ports = { table: emptyTable(clock), clock };
    await expect(reserve(ports, CALLER, { about: 'run', amount: 1, by })).rejects.toMatchObject({ code: 'noCredits' });
  });
});

describe('ending a job', () => {
  it('returns unused credits once, whether settled or refunded first', async () => {
    const world = await opened(10);
    const price = { about: 'run', amount: 6, by };
    await reserve(world, CALLER, price);
    expect(await settle(world, TENANT, price, 4)).toBe(true);
    expect(await refund(world, TENANT, price)).toBe(false);
    expect(await settle(world, TENANT, price, 4)).toBe(false);
    expect(await left(world.table)).toBe(6);
  });

  it('never charges more than was reserved', async () => {
    const world = await opened(10);
    expect(() => settle(world, TENANT, { about: 'run', amount: 2, by }, 3)).toThrow('no more than was reserved');
    await expect(
      world.table.write({ add: balanceKey(TENANT), field: 'balance', by: -11, min: 0 }),
    ).rejects.toBeInstanceOf(WriteConflict);
  });
});

describe('the ledger', () => {
  it('shows the balance after each entry, newest first, and the reserved credits', async () => {
    const world = await opened(10);
    for (const about of ['a', 'b']) {
      world.clock.advance(1000);
      await reserve(world, CALLER, { about, amount: 4, by });
    }
    world.clock.advance(1000);
    await refund(world, TENANT, { about: 'a', amount: 4, by });
    const { balance, reserved, rows, count } = await creditsOf(world.table, TENANT, { limit: 2, offset: 1 });
    expect({ balance, reserved, count }).toEqual({ balance: 6, reserved: 4, count: 4 });
    expect(rows.map((row) => [row.kind, row.about, row.amount, row.balance])).toEqual([
      ['reserve', 'b', -4, 2],
      ['reserve', 'a', -4, 6],
    ]);
  });
});
