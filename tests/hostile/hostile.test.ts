// Hostile files end with text or a reason, in time, and the process survives. The full run is `npm run test:hostile`.
import { afterAll, describe, expect, it } from 'vitest';
import { workerParser } from '#functions/adapters/node/worker-parser/worker-parser.ts';
import { countOf } from '../helpers/properties.ts';
import { stopwatch } from '../helpers/stopwatch.ts';
import { HANDMADE } from './handmade.ts';
import { KINDS } from './kinds.ts';
import { runMutations } from './mutations.ts';
import { chance } from './random.ts';
import { judge, LONGEST_MS } from './verdict.ts';

const EACH = countOf(1, 20);
const parser = workerParser({ memoryMb: 512, timeoutMs: 15_000 });
afterAll(() => parser.close());

describe('files made to do harm', () => {
  it.each(HANDMADE)('$name: $outcomes', async ({ filename, bytes, outcomes }) => {
    // Act
    const made = bytes();
    const elapsed = stopwatch();
    const parsed = await parser.parse({ filename, bytes: made });
    const { fault } = await judge(parser, filename, new TextEncoder().encode('still here'));
    // Assess
    const outcome = parsed.ok ? (parsed.previewOnly ? 'preview' : 'text') : parsed.reason;
    expect(outcomes).toContain(outcome);
    expect(elapsed()).toBeLessThan(LONGEST_MS);
    expect(fault).toBeUndefined();
    if (parsed.ok) expect(JSON.stringify(parsed.segments)).not.toContain('root:');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('documents broken at random, by seed', () => {
  it('are of more than fifty kinds, and valid before they are broken', () => {
    expect(KINDS.length).toBeGreaterThanOrEqual(50);
    expect(new Set(KINDS.map(({ name }) => name)).size).toBe(KINDS.length);
    const [first] = KINDS;
    expect(first?.make(chance(1))).toEqual(first?.make(chance(1)));
  });

  it('never crash the parser, take at most 10 s, and never return anything but text', {
    timeout: 600_000,
  }, async () => {
    // Act
    const results = await runMutations({ each: EACH, from: 0 });
    // Assess
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.reduce((sum, { outcomes }) => sum + Object.values(outcomes).reduce((a, b) => a + b, 0), 0)).toBe(
      KINDS.length * EACH,
    );
  });
});
