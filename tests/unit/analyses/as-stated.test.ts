// Which quotes of a section get their tick back.
import { expect, it } from 'vitest';
import { asStated } from '#functions/analyses/as-stated.ts';
import type { Sentence } from '#shared/report/blocks.ts';

const near = (...codes: readonly ('offQuestion' | 'partDiffers')[]): Sentence => ({
  ...{ text: 'Rooms were let at 64%.', refs: [1], check: 'uncertain', fit: 'near' },
  findings: codes.map((code) => ({ code })),
});
const ticked = (one: Sentence) => {
  const [block] = asStated([{ kind: 'text', sentences: [one] }]);
  return block?.kind === 'text' ? block.sentences[0] : undefined;
};

it('ticks a quote that misses only the question of a section', () => {
  expect(ticked(near('offQuestion'))).toEqual({ text: 'Rooms were let at 64%.', refs: [1], check: 'verified' });
});

it('ticks no quote that differs in a part, and none that its source does not contain', () => {
  const foreign: Sentence = { text: 'Rooms were let at 65%.', refs: [1], check: 'uncertain' };

  expect(ticked(near('offQuestion', 'partDiffers'))).toMatchObject({ check: 'uncertain', fit: 'near' });
  expect(ticked(foreign)).toEqual(foreign);
});
