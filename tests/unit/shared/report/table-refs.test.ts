// Citations of a table's row: one chip where all its figures have one source.
import { describe, expect, it } from 'vitest';
import { sharedRefs, shownRefs } from '#shared/report/table-refs.ts';

describe('row references', () => {
  it('are once at the label when all figures share them', () => {
    const row = [{ text: 'Revenue' }, { text: '17,606', refs: [1] }, { text: '15,785', refs: [1] }];

    expect(sharedRefs(row)).toEqual([1]);
    expect(shownRefs(row)).toEqual([[1], [], []]);
  });

  it('stay at the figures when these have different sources', () => {
    const row = [{ text: 'Revenue' }, { text: '17,606', refs: [1] }, { text: '15,785', refs: [2] }];

    expect(shownRefs(row)).toEqual([[], [1], [2]]);
  });

  it('are none where nothing is cited', () => {
    expect(shownRefs([{ text: 'Revenue' }, { text: '–' }])).toEqual([[], []]);
  });
});
