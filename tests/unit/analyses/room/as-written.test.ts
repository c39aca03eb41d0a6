// Quotes in the order of their documents.
import { expect, it } from 'vitest';
import { withoutOrphans } from '#functions/analyses/room/as-written.ts';
import { quotable } from '#functions/engine/write/prose/sentences.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

it('leave out a sentence whose subject is in one that is not shown', () => {
  const text = 'Mr Ash runs the kiln at Barrow. He expects to order a second kiln in May. The clay comes from Devon.';
  const [ash, he, clay] = quotable({ source: 'FILES', chunk: chunkOf({ text }), score: 1, signals: {} });
  if (!ash || !he || !clay) throw new Error(text);

  expect(withoutOrphans([ash, he, clay])).toEqual([ash, he, clay]);
  expect(withoutOrphans([he, clay])).toEqual([clay]);
});
