// The schedule that a ticked statement leaves its exceptions to is shown behind it, with its place.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import { withSchedules } from '#functions/tasks/answer-rows/with-schedules.ts';
import type { Answer, Sentence } from '#shared/report/blocks.ts';

const AT = '2026-01-01T00:00:00.000Z';
const FILE = 'fil_000000000001_0000000000000001';
const QUESTION = 'Is the club in dispute?';
const STATEMENT = 'Except as set out in Schedule 6, the club is not in dispute.';
const SCHEDULES = 'SCHEDULE 6: DISPUTES\nThe court of 2024.\nSCHEDULE 7: DUES\nNone.';

const chunk: Chunk = {
  id: `${FILE}#1`,
  projectId: 'prj_000000000001',
  fileId: FILE,
  seq: 1,
  kind: 'prose',
  text: SCHEDULES,
  spans: [],
  context: { document: 'charter.txt', periods: [], language: 'en' },
};
const room = {
  index: { lexical: async () => [{ chunk, score: 1 }] },
  scope: { tenant: 'alpha', projectIds: ['prj_000000000001'] },
  at: AT,
};
const answerOf = (text: string, fit: Sentence['fit'] = 'answers'): Answer => ({
  language: 'en',
  writer: { kind: 'offline', name: '' },
  alsoRead: [],
  related: [],
  blocks: [{ kind: 'text', sentences: [{ text, refs: [1], check: 'verified', fit }] }],
  references: [
    { n: 1, source: 'FILES', title: 'charter.txt', fileId: FILE, locator: {}, quote: text, retrievedAt: AT },
  ],
});

describe('the schedule of a statement', () => {
  it('follows it, up to the next schedule', async () => {
    const { blocks, references } = await withSchedules(QUESTION, answerOf(STATEMENT), room);

    expect(blocks[0]).toMatchObject({
      sentences: [
        { text: STATEMENT },
        { text: 'SCHEDULE 6: DISPUTES The court of 2024.', refs: [2], check: 'verified' },
      ],
    });
    expect(references[1]).toMatchObject({ n: 2, quote: 'SCHEDULE 6: DISPUTES\nThe court of 2024.', fileId: FILE });
  });

  it.each([
    ['a statement without a tick', answerOf(STATEMENT, 'near')],
    ['a schedule that nobody has', answerOf('Except as set out in Schedule 9, the club is not in dispute.')],
    ['a statement without an exception', answerOf('Schedule 6 lists what the club is in dispute over.')],
  ])('is not added to %s', async (_, made) => {
    expect(await withSchedules(QUESTION, made, room)).toEqual(made);
  });
});
