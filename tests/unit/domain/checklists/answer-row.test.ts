// Which files an answered row is based on: only a change of these makes it stale.
import { describe, expect, it } from 'vitest';
import { withAnswer } from '#functions/domain/checklists/answer-row.ts';
import type { Answer, Cited } from '#shared/report/blocks.ts';
import { rowOf } from '../../../helpers/checklist-row.ts';

const CITED = 'fil_aaaaaaaaaaaa_0000000000000001';
const NEAR = 'fil_aaaaaaaaaaaa_0000000000000002';
const AT = { at: '2026-11-22T00:00:00.000Z', runId: 'run_aaaaaaaaaaaa_0000000000000001' };

/** An answer with one sentence per file. */
const answerOf = (files: readonly (readonly [fileId: string, fit: Cited['fit']])[]): Answer => ({
  language: 'en',
  writer: { kind: 'offline', name: '' },
  alsoRead: [],
  related: [],
  blocks: [
    {
      kind: 'text',
      sentences: files.map(([, fit], n) => ({ text: 'It is so.', refs: [n + 1], check: 'verified', fit })),
    },
  ],
  references: files.map(([fileId], n) => ({
    n: n + 1,
    source: 'FILES',
    fileId,
    title: 'file',
    locator: { page: 1 },
    quote: 'quote',
    retrievedAt: AT.at,
  })),
});

describe('an answered row', () => {
  it('is based on the files that answer it, not on those that only come close', () => {
    const answer = answerOf([
      [CITED, 'answers'],
      [NEAR, 'near'],
    ]);

    expect(withAnswer(rowOf(1, {}), answer, AT).restsOn).toEqual([CITED]);
  });

  it('keeps its state beside the text of a person where nothing answers', () => {
    const human = { text: 'See the minutes.', by: { id: 'u', name: 'U' }, at: AT.at };
    const row = rowOf(1, { human, status: 'answered' });

    expect(withAnswer(row, answerOf([[NEAR, 'near']]), AT).status).toBe('answered');
    expect(withAnswer(rowOf(1, {}), answerOf([[NEAR, 'near']]), AT).status).toBe('needsEvidence');
  });

  it('tells in its history that a request is met', () => {
    const { history } = withAnswer(rowOf(1, { status: 'requested' }), answerOf([[CITED, 'answers']]), AT);

    expect(history).toContainEqual({ at: AT.at, field: 'status', from: 'requested', to: 'answered' });
  });

  it('tells only its first answer, and not that it was not started', () => {
    const { history } = withAnswer(rowOf(1, {}), answerOf([[CITED, 'answers']]), AT);

    expect(history.map(({ field }) => field)).toEqual(['answer']);
  });

  it('is based on no file if nothing answers', () => {
    expect(withAnswer(rowOf(1, {}), answerOf([[NEAR, 'near']]), AT).restsOn).toEqual([]);
  });
});
