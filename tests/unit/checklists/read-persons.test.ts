// Columns of the people responsible for a row: by their headers and by the names in them.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';

const columnsOf = (lines: readonly string[]) =>
  readList({ filename: 'list.csv', bytes: new TextEncoder().encode(lines.join('\n')) }).reading.sheets[0]?.columns;

const QUESTIONS = [
  'Is there a plan for the next year?',
  'Who owns the largest share?',
  'Which permits expire soon?',
  'Are the pumps insured?',
];
const listOf = (heads: string, cellsAfter: readonly string[] = []) => [
  heads,
  ...QUESTIONS.map((question, n) => `${n + 1},${question},,${cellsAfter[n] ?? ''}`),
];

describe('a column for a person', () => {
  it.each([
    ['No,Question,Reply,Plant responding,Document', { answer: 'C', owner: 'D', reference: 'E' }],
    ['No,Question,Answer,Prepared by,Reviewed by', { answer: 'C', owner: 'D' }],
    ['번호,질문,답변,확인자,증빙', { answer: 'C', owner: 'D', reference: 'E' }],
    ['番号,質問,回答,応対者,要フォロー', { answer: 'C', owner: 'D' }],
  ])('of %j is the owner', (heads, columns) => {
    const read = columnsOf(listOf(heads));

    expect(read).toMatchObject(columns);
  });

  it('is the owner even if it is filled in', () => {
    const names = ['Ito', 'Ito', 'Berg', 'Berg'];

    expect(columnsOf(listOf('No,Question,Answer,Checked by,Evidence', names))).toMatchObject({ owner: 'D' });
  });

  it('is recognized by few names in many rows under a meaningless header', () => {
    const names = ['J. Moreau', 'J. Moreau', 'A. Lindqvist', 'A. Lindqvist'];

    expect(columnsOf(listOf('No,Question,Answer,Heron,Evidence', names))).toMatchObject({ owner: 'D' });
  });

  it('is ignored if its people asked the questions', () => {
    const names = ['J. Moreau', 'J. Moreau', 'A. Lindqvist', 'A. Lindqvist'];

    expect(columnsOf(listOf('No,Question,Answer,Requested by,Evidence', names))).not.toHaveProperty('owner');
  });
});

describe('a column for follow-up questions', () => {
  it.each(['No,Question,Answer,Follow-up (Y/N)', '番号,質問,回答,要フォロー', '번호,질문,답변,후속 확인 필요'])(
    'of %j is not for references or remarks',
    (heads) => {
      const read = columnsOf(listOf(heads));

      expect(read).not.toHaveProperty('reference');
      expect(read).not.toHaveProperty('comment');
    },
  );
});
