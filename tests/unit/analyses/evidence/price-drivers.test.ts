// What moves a price is no duty of an agreement.
import { expect, it } from 'vitest';
import { onSubject } from '#functions/analyses/evidence/on-subject.ts';
import type { Block } from '#shared/report/blocks.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const TEXT = '사료 비용이 올라 우유 값이 올랐다.';

it.each([
  ['제4조(대금)', 0],
  ['3. 원가', 1],
])('keeps of a sentence below %s: %i', (section, count) => {
  const chunk = chunkOf({ text: TEXT }, { section });
  const context = contextFor({ type: 'PriceTracker', inputs: { item: '우유' }, language: 'ko', chunks: [chunk] });
  const { n } = context.notes.cite({ source: 'FILES', chunk }, 0, TEXT.length);
  const block: Block = { kind: 'text', sentences: [{ text: TEXT, refs: [n], check: 'verified' }] };

  expect(onSubject(context, 'priceDrivers', [block])).toHaveLength(count);
});
