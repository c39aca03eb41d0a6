// The earlier run with which a report is compared by default.
import { describe, expect, it } from 'vitest';
import { earlierOf } from '#web/features/run/earlier-run.ts';

const run = { id: 'now', inputVariable: 'Gaon', language: 'ko' } as const;

describe('the earlier run of a comparison', () => {
  it('is the newest with the same subject and language', () => {
    const others = [
      { ...run, id: 'other subject', inputVariable: 'Aoba' },
      { ...run, id: 'other language', language: 'ja' as const },
      { ...run, id: 'same' },
      { ...run, id: 'older' },
    ];

    expect(earlierOf(run, others)?.id).toBe('same');
  });

  it('is the newest of all if none has the same subject', () => {
    const others = [{ ...run, id: 'other subject', inputVariable: 'Aoba' }];

    expect(earlierOf(run, others)?.id).toBe('other subject');
    expect(earlierOf(run, [])).toBeUndefined();
  });
});
