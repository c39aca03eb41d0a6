// A row without an answer is answered by a shown line that plainly denies it.
import { expect, it } from 'vitest';
import { withDenial } from '#functions/tasks/answer-rows/with-denial.ts';
import type { Answer, Reference } from '#shared/report/blocks.ts';

const reference = (n: number, title: string): Reference => ({
  n,
  source: 'FILES',
  title,
  locator: {},
  quote: title,
  retrievedAt: '2026-01-01T00:00:00.000Z',
});
const question = 'Was a royalty declared or paid?';
const line = (text: string, n: number) => [{ text, refs: [n], check: 'uncertain' as const, fit: 'near' as const }];
const found = {
  blocks: [
    { kind: 'notice', code: 'closestPassages' },
    {
      kind: 'list',
      ordered: false,
      items: [line('The trawler is blue.', 1), line('Nets were mended. No royalty was declared or paid.', 2)],
    },
    { kind: 'notice', code: 'notCharged' },
  ],
  references: [reference(1, 'log.pdf'), reference(2, 'report.pdf')],
  alsoRead: [],
} as unknown as Answer;

it('is ticked with the document that it is from', () => {
  const made = withDenial(question, found, () => true);

  expect(made.blocks).toEqual([
    {
      kind: 'text',
      sentences: [{ text: 'No royalty was declared or paid.', refs: [2], check: 'verified', fit: 'answers' }],
    },
  ]);
  expect(made.references.map(({ title }) => title)).toEqual(['report.pdf']);
});

it('is not taken from a document on another company', () => {
  expect(withDenial(question, found, (_, { title }) => title !== 'report.pdf')).toBe(found);
});
