// What an address keeps, takes on and loses.
import { expect, it } from 'vitest';
import { withParams } from '#web/lib/with-params.ts';

it('sets what is given, drops what is empty, and keeps the rest as it was', () => {
  // Prepare
  const old = new URLSearchParams('q=pears&page=3&folder=a');
  // Act
  const next = withParams({ folder: 'b', page: undefined, sort: '' })(old);
  // Assess
  expect(next.toString()).toBe('q=pears&folder=b');
  expect(old.toString()).toBe('q=pears&page=3&folder=a');
});
