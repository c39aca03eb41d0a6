// Changing the parameters of an address.
import { expect, it } from 'vitest';
import { withParams } from '#web/lib/with-params.ts';

it('sets given values, drops empty ones, and keeps the rest', () => {
  // Prepare
  const old = new URLSearchParams('q=pears&page=3&folder=a');
  // Act
  const next = withParams({ folder: 'b', page: undefined, sort: '' })(old);
  // Assess
  expect(next.toString()).toBe('q=pears&folder=b');
  expect(old.toString()).toBe('q=pears&page=3&folder=a');
});
