// The parts of an answer that an exported list keeps.
import { describe, expect, it } from 'vitest';
import { answeringBlocks } from '#shared/report/answering.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';

const sentence = (text: string, fit?: Sentence['fit']): Sentence => ({
  text,
  refs: [1],
  check: 'verified',
  ...(fit ? { fit } : {}),
});

describe('the exported answer', () => {
  it('has only answering blocks, without close passages and notices of the product', () => {
    const blocks: Block[] = [
      { kind: 'text', sentences: [sentence('The pension fund is closed.'), sentence('The canteen is open.', 'near')] },
      { kind: 'list', ordered: false, items: [[sentence('The gym is new.', 'near')]] },
      { kind: 'table', columns: [{ label: 'Item' }], rows: [[{ text: 'Parking', fit: 'near' }], [{ text: 'Fund' }]] },
      { kind: 'notice', code: 'closestPassages' },
      { kind: 'notice', code: 'partNotFound', params: { what: 'fund rules' } },
    ];

    expect(answeringBlocks(blocks)).toMatchObject([
      { kind: 'text', sentences: [{ text: 'The pension fund is closed.' }] },
      { kind: 'table', rows: [[{ text: 'Fund' }]] },
      { kind: 'notice', code: 'partNotFound' },
    ]);
  });
});
