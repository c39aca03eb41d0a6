// Reading for a section: each question is asked once per desk.
import { expect, it } from 'vitest';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import { readFor } from '#functions/analyses/reading.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { memoryIndex } from '#tests/helpers/memory-index.ts';

const deskOf = () => {
  const index = memoryIndex([chunkOf({ text: 'Gaon operates fourteen distribution centres.' }, { company: 'Gaon' })]);
  let count = 0;
  const lexical: typeof index.lexical = (...asked) => {
    count += 1;
    return index.lexical(...asked);
  };
  const scope = { tenant: 'tenant', projectIds: ['prj_000000000001'] };
  const desk = { index: { ...index, lexical }, model: offlineModel(), scope, language: 'en' as const, now: 0 };
  return { desk, counted: () => count };
};

it('searches once for a question that several cells ask', async () => {
  const { desk, counted } = deskOf();
  const first = await readFor(desk, 'How many centres does Gaon operate?');
  const searches = counted();

  expect(await readFor(desk, 'How many centres does Gaon operate?')).toBe(first);
  expect(counted()).toBe(searches);
  await readFor(desk, 'Who are the customers of Gaon?');
  expect(counted()).toBeGreaterThan(searches);
});
