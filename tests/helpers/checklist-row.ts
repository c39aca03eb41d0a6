// A checklist row answered from two files; the answer cites the second.
import type { RowRecord } from '#functions/store/checklists.ts';

const AT = '2026-11-21T00:00:00.000Z';

export const rowOf = (n: number, more: Partial<RowRecord>): RowRecord => ({
  checklistId: 'chk_aaaaaaaaaaaa_0000000000000001',
  generation: 1,
  id: `row_00000${n}`,
  sheet: 'Legal',
  cell: `A${n}`,
  question: `Question ${n}?`,
  kind: 'question',
  status: 'answered',
  answer: [{ kind: 'text', sentences: [{ text: `Finding ${n}.`, refs: [2], check: 'verified', fit: 'answers' }] }],
  references: [1, 2].map((at) => ({
    n: at,
    source: 'FILES' as const,
    title: `file ${at}`,
    locator: { page: at },
    quote: 'quote',
    retrievedAt: AT,
  })),
  messages: [],
  isWritable: true,
  signedBy: [],
  restsOn: [],
  history: [],
  version: 1,
  ...more,
});
