// The answer to a document request: the documents, without passages that only come close.
import { expect, it } from 'vitest';
import { requestAnswer } from '#functions/tasks/answer-rows/request-answer.ts';
import type { Answer, Reference, Sentence } from '#shared/report/blocks.ts';

const sentence = (text: string, n: number, near = false): Sentence => ({
  text,
  refs: [n],
  check: near ? 'uncertain' : 'verified',
  ...(near ? { fit: 'near' } : {}),
});
const reference = (n: number): Reference => ({
  n,
  source: 'FILES',
  title: `document ${n}.pdf`,
  locator: { page: 1 },
  quote: 'text',
  retrievedAt: '2026-01-01T00:00:00Z',
  fileId: `fil_000000000001_000000000000000${n}`,
});
const answerOf = (blocks: Answer['blocks']): Answer => ({
  language: 'en',
  writer: { kind: 'offline', name: 'offline' },
  blocks,
  references: [reference(1), reference(2)],
  alsoRead: [],
  related: [],
});

it('shows the documents found, without close passages', () => {
  const found = sentence('Articles of association.pdf', 1);
  const made = answerOf([{ kind: 'list', ordered: false, items: [[found], [sentence('The board met.', 2, true)]] }]);

  const { blocks, references } = requestAnswer('Articles of association', made);

  expect(blocks).toEqual([{ kind: 'list', ordered: false, items: [[found]] }]);
  expect(references.map(({ n }) => n)).toEqual([1]);
});

it('shows only what is missing if nothing was found', () => {
  const missing = { kind: 'notice' as const, code: 'partNotFound' as const };
  const close = { kind: 'text' as const, sentences: [sentence('The board met.', 2, true)] };
  const notCharged = { kind: 'notice' as const, code: 'notCharged' as const };

  const { blocks, references } = requestAnswer('Board minutes', answerOf([missing, close, notCharged]));

  expect(blocks).toEqual([missing, notCharged]);
  expect(references).toEqual([]);
});

const missingOf = (what: string) => ({ kind: 'notice' as const, code: 'partNotFound' as const, params: { what } });

it('is no sentence on the subject if none of the requested documents was found', () => {
  const missing = missingOf('lease of the orchard');
  const made = answerOf([{ kind: 'text', sentences: [sentence('The orchard has 40 trees.', 1)] }, missing]);

  expect(requestAnswer('Lease of the orchard', made)).toMatchObject({ blocks: [missing], references: [] });
});

it('is the document found, though another one is missing', () => {
  const found = { kind: 'list' as const, ordered: false, items: [[sentence('Lease of the orchard.pdf', 1)]] };

  const { blocks } = requestAnswer('Lease of the orchard and survey plan', answerOf([found, missingOf('survey plan')]));

  expect(blocks).toContainEqual(found);
});
