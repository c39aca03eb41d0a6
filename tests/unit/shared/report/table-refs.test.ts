// The citations of a table's row: one chip if all its figures have one source.
import { describe, expect, it } from 'vitest';
import { sharedRefs, shownRefs } from '#shared/report/table-refs.ts';

describe('row references', () => {
  it('are shown once at the label if all figures share them', () => {
    const row = [{ text: 'Revenue' }, { text: '17,606', refs: [1] }, { text: '15,785', refs: [1] }];

    expect(sharedRefs(row)).toEqual([1]);
    expect(shownRefs(row)).toEqual([[1], [], []]);
  });

  it('stay at the figures if their sources differ', () => {
    const row = [{ text: 'Revenue' }, { text: '17,606', refs: [1] }, { text: '15,785', refs: [2] }];

    expect(shownRefs(row)).toEqual([[], [1], [2]]);
  });

  it('are empty if nothing is cited', () => {
    expect(shownRefs([{ text: 'Revenue' }, { text: '–' }])).toEqual([[], []]);
  });
});
