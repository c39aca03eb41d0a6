// A call that requires a fresh sign-in waits for it and is repeated.
import { expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { pendingStepUp, withStepUp } from '#web/lib/step-up.ts';

const refusal = () => new ApiError({ code: 'stepUpNeeded', status: 403 });

it('asks once for all calls that require it, and repeats each', async () => {
  // Prepare
  const first = vi.fn().mockRejectedValueOnce(refusal()).mockResolvedValue(1);
  const second = vi.fn().mockRejectedValueOnce(refusal()).mockResolvedValue(2);
  const results = Promise.all([withStepUp(first), withStepUp(second)]);
  await expect.poll(pendingStepUp).toBeDefined();

  // Act
  pendingStepUp()?.close(true);

  // Assess
  expect(await results).toEqual([1, 2]);
  expect(pendingStepUp()).toBeUndefined();
});

it('treats the refusal of the identity provider the same way', async () => {
  const work = vi.fn().mockRejectedValueOnce(Object.assign(new Error('scopes'), { name: 'NotAuthorizedException' }));
  const result = withStepUp(work);
  await expect.poll(pendingStepUp).toBeDefined();
  pendingStepUp()?.close(false);
  await expect(result).rejects.toMatchObject({ code: 'stepUpNeeded' });
  expect(work).toHaveBeenCalledTimes(1);
});

it('does not ask for calls that fail otherwise', async () => {
  const fault = new ApiError({ code: 'conflict', status: 409 });
  await expect(withStepUp(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(pendingStepUp()).toBeUndefined();
});
