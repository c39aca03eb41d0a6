// The search index as other threads call it: batches arrive complete and in order.
import { expect, it } from 'vitest';
import type { IndexedChunk } from '#functions/ports/search-index.ts';
import { indexOver } from '#infra/local/threads/index-calls.ts';
import { chunk } from '../../../contract/index-samples.ts';

it('sends batches that are still being made to the index thread, in order and completely', async () => {
  // Prepare
  const put: unknown[] = [];
  const call = async (_method: string, ...args: unknown[]) => {
    // Calls run one at a time, as over a line between threads.
    put.push(structuredClone(args));
    return undefined as never;
  };
  const index = indexOver(() => ({ call, end: () => undefined }));
  const [first, second] = [[chunk({ seq: 0, text: 'a' })], [chunk({ seq: 1, text: 'b' })]];
  async function* batches(): AsyncGenerator<readonly IndexedChunk[]> {
    yield first;
    yield second;
  }

  // Act
  await index.put('org_one', batches());

  // Assess
  expect(put).toEqual([
    ['org_one', first],
    ['org_one', second],
  ]);
});
