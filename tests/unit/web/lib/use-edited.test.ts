// The current state in the reply to a refused change.
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ApiError } from '#shared/contract/client.ts';
import { currentOf } from '#web/lib/use-edited.ts';

const Row = z.object({ name: z.string(), version: z.number() });
const stale = (data: unknown) => new ApiError({ code: 'stale', status: 409, data });

describe('the current state', () => {
  it('is in the reply to a stale change', () => {
    expect(currentOf(stale({ name: 'newer', version: 3 }), Row)).toEqual({ name: 'newer', version: 3 });
  });

  it('is undefined for any other failure, and if it does not parse', () => {
    const conflict = new ApiError({ code: 'conflict', status: 409, data: { name: 'x', version: 1 } });
    expect(currentOf(conflict, Row)).toBeUndefined();
    expect(currentOf(stale({ name: 3 }), Row)).toBeUndefined();
    expect(currentOf(stale(undefined), Row)).toBeUndefined();
    expect(currentOf(new Error('stale'), Row)).toBeUndefined();
  });
});
