// How an answer is judged by what is known beforehand: a place, a figure, or that no document answers.
import { describe, expect, it } from 'vitest';
import { judge } from '#shared/quality/judge.ts';
import type { Answer, Reference, Sentence } from '#shared/report/blocks.ts';

const onPage = (n: number, page: number, title = 'report.pdf'): Reference => ({
  ...{ n, source: 'FILES', title, locator: { page }, quote: 'Revenue 120' },
  retrievedAt: '2026-11-23T00:00:00.000Z',
});
const sentence = (text: string, n: number, check: Sentence['check'] = 'verified'): Sentence => ({
  ...{ text, refs: [n], check },
  fit: 'answers',
});
const answerOf = (sentences: Sentence[], references: Reference[], alsoRead: Reference[] = []): Answer => ({
  ...{ language: 'en', writer: { kind: 'offline', name: 'offline' }, related: [] },
  ...{ blocks: [{ kind: 'text', sentences }], references, alsoRead },
});
const gold = [{ document: 'report.pdf', page: 3 }];

describe('an answer', () => {
  it('is right if a ticked sentence is on the page and has the figure', () => {
    const made = answerOf([sentence('Revenue was 1,200.', 1)], [onPage(1, 3)]);

    expect(judge({ gold, answer: '1200' }, made)).toEqual({
      ...{ isInFive: true, isCited: true, isFirstCited: true, isExact: true },
      ...{ isVerified: true, isWrong: false, isBlank: false, namesMissing: false },
    });
  });

  it('is wrong if nothing ticked is on the page', () => {
    const made = answerOf([sentence('Revenue was 90.', 1)], [onPage(1, 8)], [onPage(2, 3)]);

    expect(judge({ gold, answer: '1,200' }, made)).toMatchObject({
      isInFive: true,
      isCited: false,
      isExact: false,
      isWrong: true,
    });
  });

  it('is not ticked by a sentence that only comes close', () => {
    const made = answerOf([{ ...sentence('Revenue was 1,200.', 1), fit: 'near' }], [onPage(1, 8)]);

    expect(judge({ gold }, made)).toMatchObject({ isVerified: false, isWrong: false });
  });

  it('is judged by the figure alone if no place is known', () => {
    const made = answerOf([sentence('Revenue was 90.', 1)], [onPage(1, 3)]);

    const verdict = judge({ gold: [], answer: '1,200' }, made);

    expect(verdict).toMatchObject({ isExact: false, isWrong: true });
    expect(verdict).not.toHaveProperty('isCited');
    expect(judge({ gold: [], answer: '90' }, made).isWrong).toBe(false);
  });

  it('is right on another page that states the answering figure', () => {
    const made = answerOf([sentence('Revenue was 1,200.', 1)], [onPage(1, 8)]);

    expect(judge({ gold, figure: '$1,200' }, made)).toMatchObject({ isElsewhere: true, isWrong: false });
    expect(judge({ gold, figure: '1,300' }, made)).toMatchObject({ isElsewhere: false, isWrong: true });
  });

  it('is wrong on the right page with another figure', () => {
    const made = answerOf([sentence('Revenue was 90.', 1)], [onPage(1, 3)]);

    expect(judge({ gold, figure: '1,200' }, made)).toMatchObject({ isElsewhere: false, isWrong: true });
  });

  it('is right at another place on the same subject', () => {
    const made = answerOf([sentence('Payments are regulated.', 1)], [onPage(1, 8)]);

    const verdict = judge({ gold, elsewhere: [{ document: 'report.pdf', page: 8 }] }, made);

    expect(verdict).toMatchObject({ isElsewhere: true, isWrong: false });
  });

  it('must have no ticks if no document answers', () => {
    const ticked = answerOf([sentence('Revenue was 90.', 1)], [onPage(1, 3)]);
    const missing: Answer = { ...answerOf([], []), blocks: [{ kind: 'notice', code: 'nothingFound' }] };

    expect(judge({ gold: [], isTrap: true }, ticked).isWrong).toBe(true);
    expect(judge({ gold: [], isTrap: true }, missing)).toMatchObject({
      isWrong: false,
      isBlank: true,
      namesMissing: true,
    });
  });
});
