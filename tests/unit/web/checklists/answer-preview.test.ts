// The answer of a row in the table and in the register of red flags.
import { expect, it } from 'vitest';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { answerPreview } from '#web/features/checklists/answer-preview.ts';

const sentence = (text: string, change: Partial<Sentence> = {}): Sentence => ({
  text,
  refs: [1],
  check: 'verified',
  ...change,
});

it('leaves out passages that only come close, as the exported file does', () => {
  const blocks: Block[] = [
    { kind: 'text', sentences: [sentence('The buyer may terminate.')] },
    {
      kind: 'list',
      ordered: false,
      items: [[sentence('The lease began in May.', { check: 'uncertain', fit: 'near' })]],
    },
  ];

  expect(answerPreview(blocks)).toBe('The buyer may terminate.');
});
