// Headings of plain text are found by position and form; lines of a form are not joined.
import { describe, expect, it } from 'vitest';
import { chunk } from '#functions/documents/chunk/chunk.ts';
import { segmentsOf } from '#tests/helpers/ingest-here.ts';

const headingsIn = async (text: string) =>
  (await segmentsOf('note.txt', text)).filter(({ kind }) => kind === 'heading').map((one) => one.text);
const linesIn = async (text: string) => {
  const segments = await segmentsOf('note.txt', text);
  const chunks = chunk({ fileId: 'fil_1', projectId: 'prj_1', filename: 'note.txt', segments, language: 'en' });
  return chunks.flatMap((one) => one.text.split('\n'));
};

describe('a heading of plain text', () => {
  it.each([
    ['behind an empty line', 'FAULT REPORT\n\nRoot cause\nThe seal was of the wrong size.', ['Root cause']],
    [
      'with a number',
      'MINUTES\n\n1. Order book\nOrders were EUR 4 million.\n2. Pension\nNothing was decided.',
      ['1. Order book', '2. Pension'],
    ],
    ['of an article', '계약서\n\n제5조 (보증금)\n보증금은 2억원으로 한다.', ['제5조 (보증금)']],
    ['in Japanese', '報告書\n\n原因\n証明書の期限が切れていた。', ['原因']],
  ])('is recognized %s', async (_, text, headings) => {
    expect(await headingsIn(text)).toEqual(headings);
  });

  it.each([
    ['a value behind its label', 'Policy\n\nInsurer: Alder Mutual\nExcess: GBP 500'],
    ['a value behind a space', '条件\n\n貸主 株式会社ナラ地所\n賃料 月額90万円'],
    ['an item of a numbered list', 'The crew has to:\n1. Clean the filter\n2. Order a pump\n3. Train the crew'],
    ['a sentence', 'Note\n\nThe pump was replaced.\nIt cost EUR 900.'],
  ])('is not %s', async (_, text) => {
    expect(await headingsIn(text)).toEqual([]);
  });
});

describe('a line of plain text', () => {
  it('in a form is a paragraph', async () => {
    const lines = [
      '보험기간 2025년 4월 1일 00시부터 2026년 4월 1일 00시까지, 갱신 가능',
      '담보지역 대한민국',
      '보험료 320만원',
    ];

    expect(await linesIn(`보험증권\n\n${lines.join('\n')}`)).toEqual(['보험증권', ...lines]);
  });

  it('continues if every line is as long as possible', async () => {
    const wrapped = [
      'The works at Alderbrook were closed in March after the boiler had',
      'failed its inspection, and the two shifts that had worked there were',
      'offered places at Birchfield, which makes the same three sizes. Of',
      'Alderbrook people 41 took the offer and 12 left the company at once.',
    ];

    expect(await linesIn(wrapped.join('\n'))).toEqual([wrapped.join(' ')]);
  });
});
