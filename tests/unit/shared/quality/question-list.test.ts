// Question lists: headings in three languages, rows, and the answer that a row expects.
import { describe, expect, it } from 'vitest';
import { expectedOf } from '#shared/quality/question-list.ts';
import { QUESTION_LIST, readQuestionList } from '#shared/quality/read-question-list.ts';

describe('a question list', () => {
  it.each([
    [['질문', '정답', '문서', '페이지']],
    [['Question', 'Expected answer', 'File name', 'Page']],
    [['質問', '正解', '文書', 'ページ']],
  ])('is read by its headings: %s', (head) => {
    const read = readQuestionList([['Deal list'], head, ['Q?', '1,200', 'report.pdf', 'p. 3'], ['', '', 'note', '']]);

    expect(read).toEqual({ questions: [{ question: 'Q?', answer: '1,200', document: 'report.pdf', pages: [3] }] });
  });

  it('may have its columns in any order, and several pages', () => {
    const read = readQuestionList([
      ['Page', 'Question'],
      ['3; 6', 'Q?'],
    ]);

    expect(read).toMatchObject({ questions: [{ question: 'Q?', pages: [3, 6] }] });
  });

  it.each([
    ['empty', [['', '']]],
    ['empty', [['question', 'answer']]],
    [
      'noQuestion',
      [
        ['Name', 'Answer'],
        ['a', 'b'],
      ],
    ],
    ['noExpected', [['Question'], ['Q?']]],
    [
      'badPage',
      [
        ['Question', 'Page'],
        ['Q?', 'appendix'],
      ],
    ],
    [
      'tooLong',
      [
        ['Question', 'Answer'],
        ['Q'.repeat(QUESTION_LIST.maxCharacters + 1), ''],
      ],
    ],
    ['tooMany', [['Question', 'Answer'], ...Array.from({ length: QUESTION_LIST.maxRows + 1 }, () => ['Q?', '1'])]],
  ])('is refused with %s', (code, rows) => {
    expect(readQuestionList(rows)).toMatchObject({ fault: { code } });
  });
});

describe('a row', () => {
  it('expects each of its pages, or any page of its document', () => {
    expect(expectedOf({ question: 'Q?', document: 'a.pdf', pages: [3, 6] }).gold).toEqual([
      { document: 'a.pdf', page: 3 },
      { document: 'a.pdf', page: 6 },
    ]);
    expect(expectedOf({ question: 'Q?', document: 'a.pdf' }).gold).toEqual([{ document: 'a.pdf' }]);
  });

  it('is a question without an answer if it expects nothing', () => {
    expect(expectedOf({ question: 'Q?' })).toMatchObject({ gold: [], isTrap: true });
    expect(expectedOf({ question: 'Q?', answer: '12' }).isTrap).toBe(false);
  });
});
