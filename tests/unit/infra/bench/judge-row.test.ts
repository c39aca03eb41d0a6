// A row of a list is right only with the known verdict, evidence and files; what nothing answers claims nothing.
import { describe, expect, it } from 'vitest';
import { judgeRow, type ReadRow } from '#infra/bench/eval/judge-row.ts';
import type { RoomRow } from '#infra/bench/eval/room.ts';
import type { Answer } from '#shared/report/blocks.ts';

const RULE = 'The Tenant may not sublet the premises.';
const QUESTION: ReadRow = { question: 'May the Tenant sublet the premises?', kind: 'question' };
const REQUEST: ReadRow = { question: 'Lease and licence', kind: 'request' };

const answerOf = (text: string, fit: 'answers' | 'near' = 'answers'): Answer =>
  ({
    blocks: [{ kind: 'list', ordered: false, items: [[{ text, refs: [1], check: 'verified', fit }]] }],
    references: [{ n: 1, title: 'lease.txt' }],
    alsoRead: [],
    related: [],
  }) as unknown as Answer;
const EMPTY = { blocks: [], references: [], alsoRead: [], related: [] } as unknown as Answer;

const judged = (known: Omit<RoomRow, 'row'>, made: Answer, row = QUESTION) =>
  judgeRow({ row: row.question, ...known }, row, made);

describe('a row of a list', () => {
  it('is right with the known verdict and evidence', () => {
    expect(judged({ says: ['may not sublet'], verdict: 'no' }, answerOf(RULE))).toBe('right');
  });

  it('is wrong with another verdict or with evidence that is not known', () => {
    expect(judged({ says: ['may not sublet'], verdict: 'yes' }, answerOf(RULE))).toBe('wrong');
    expect(judged({ says: ['with consent'] }, answerOf(RULE))).toBe('wrong');
  });

  it('is shown in part with true evidence beside the answer, or without a tick', () => {
    expect(judged({ says: ['with consent'], also: ['may not sublet'] }, answerOf(RULE))).toBe('shown');
    expect(judged({ says: ['may not sublet'] }, answerOf(RULE, 'near'))).toBe('shown');
  });

  it('is lost without anything', () => {
    expect(judged({ says: ['may not sublet'] }, EMPTY)).toBe('lost');
  });

  it('claims nothing where nothing in the room answers', () => {
    expect(judged({}, EMPTY)).toBe('told');
    expect(judged({}, answerOf(RULE))).toBe('trapped');
    expect(judged({ files: [] }, answerOf('lease.txt'), REQUEST)).toBe('trapped');
  });

  it('is met by the requested files, in part by some of them', () => {
    const made = answerOf('lease.txt');
    expect(judged({ files: ['lease'] }, made, REQUEST)).toBe('right');
    expect(judged({ files: ['lease', 'licence'] }, made, REQUEST)).toBe('shown');
    expect(judged({ files: ['licence'] }, made, REQUEST)).toBe('wrong');
  });
});
