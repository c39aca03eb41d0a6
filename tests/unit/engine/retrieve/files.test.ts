// The files of a workspace are searched by words and vectors; by words alone while the embedding model is down.
import { expect, it } from 'vitest';
import { filesGatherer } from '#functions/engine/retrieve/files.ts';
import { passingIndex } from '#functions/engine/retrieve/outside/passing-index.ts';
import { outcomeLog } from '#functions/engine/retrieve/source-notices.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const SCOPE = { tenant: 'hanbit', projectIds: ['prj_000000000001'] };
const embed = async (texts: readonly string[]) => texts.map(() => [1]);
const question = plan({ query: 'Who supplies the resin?', history: [], sources: [], now: Date.UTC(2024, 0, 1) });

it('searches by words while the embedding model does not reply, and reports that', async () => {
  // Prepare
  const supplier = chunkOf({ text: 'Orrin Chemicals supplies the resin under a contract until 2027.' });
  const index = passingIndex([supplier], { embed });
  const down = { embed: () => Promise.reject(new Error('unreachable')) };
  // Act
  const [whole, words] = await Promise.all(
    [{ embed }, down].map((model) => filesGatherer({ index, model }).gather(question, SCOPE)),
  );
  // Assess
  expect(words?.candidates.map(({ chunk }) => chunk.id)).toContain(supplier.id);
  expect(words && outcomeLog(words)).toEqual(['byWordsAlone']);
  expect(whole && outcomeLog(whole)).toEqual([]);
});
