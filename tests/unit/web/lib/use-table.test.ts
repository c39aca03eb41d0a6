// Sorting a table by its headers.
import { describe, expect, it } from 'vitest';
import { nextSorting, type Sorting } from '#web/lib/use-table.ts';

describe('pressing a header', () => {
  it('sorts ascending, then descending, then not at all', () => {
    const start: Sorting<'name' | 'role'> = { by: undefined, order: 'asc' };
    const once = nextSorting(start, 'name');
    const twice = nextSorting(once, 'name');
    const thrice = nextSorting(twice, 'name');
    expect([once, twice, thrice]).toEqual([
      { by: 'name', order: 'asc' },
      { by: 'name', order: 'desc' },
      { by: undefined, order: 'asc' },
    ]);
  });

  it('starts over with another header', () => {
    expect(nextSorting<'name' | 'role'>({ by: 'name', order: 'desc' }, 'role')).toEqual({ by: 'role', order: 'asc' });
  });
});
