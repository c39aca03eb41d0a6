// The quotations by which lines are shown.
import { expect, it } from 'vitest';
import { quotationOf, quotationsOf } from '#functions/engine/write/close/quotation.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const TEXT = 'The kiln was rebuilt in May 2021. It cost 40,000.\nThe yard is leased.';
const passage = { source: 'FILES', chunk: chunkOf({ text: TEXT }), score: 1, signals: {} } as const;
const stretch = (text: string) => ({ text, start: TEXT.indexOf(text), end: TEXT.indexOf(text) + text.length });

it('are whole paragraphs', () => {
  expect(quotationOf(passage, stretch('It cost 40,000.')).text).toBe(
    'The kiln was rebuilt in May 2021. It cost 40,000.',
  );
});

it('have no text in common', () => {
  const lines = ['It cost 40,000.', 'The kiln was rebuilt in May 2021.', 'The yard is leased.'];
  const shown = quotationsOf(
    lines.map((one) => ({ passage, stretch: stretch(one) })),
    5,
  );
  expect(shown.map((one) => one.stretch.text)).toEqual([
    'The kiln was rebuilt in May 2021. It cost 40,000.',
    'The yard is leased.',
  ]);
});
