// How long a section takes, as measured in the workspace.
import { describe, expect, it } from 'vitest';
import { paceIn } from '#functions/domain/runs/measured-seconds.ts';

const ran = (type: 'ImWorkflow' | 'CompanyProfiling', seconds: number, more = {}) => ({
  type,
  attempt: type === 'ImWorkflow' ? 2 : 1,
  status: 'Completed' as const,
  begunAt: '2026-11-01T00:00:00.000Z',
  endedAt: new Date(Date.parse('2026-11-01T00:00:00.000Z') + seconds * 1000).toISOString(),
  sections: [{ written: 1 }, { written: 1 }, { written: 0 }],
  ...more,
});

describe('the pace of a workspace', () => {
  it("is the median over an analysis's runs, per written section", () => {
    const all = [ran('ImWorkflow', 20), ran('ImWorkflow', 60), ran('ImWorkflow', 40), ran('CompanyProfiling', 4)];

    expect(paceIn(all, 'ImWorkflow')).toBe(20);
  });

  it('is that of all analyses if this one has not run', () => {
    expect(paceIn([ran('CompanyProfiling', 4)], 'ImWorkflow')).toBe(2);
  });

  it('excludes runs that were stopped or only printed again', () => {
    const all = [ran('ImWorkflow', 20, { status: 'Stopped' }), ran('ImWorkflow', 1, { attempt: 3 })];

    expect(paceIn(all, 'ImWorkflow')).toBeUndefined();
  });
});
