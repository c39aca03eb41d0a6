import { describe, expect, it } from 'vitest';
import { findDocuments } from '#functions/checklists/requests/documents.ts';
import type { Chunk, Index } from '#functions/ports/index-port.ts';

const chunk = (document: string, section: string, text: string): Chunk => ({
  id: `${document}#1`,
  projectId: 'prj_a',
  fileId: `fil_${document}`,
  seq: 1,
  kind: 'prose',
  text,
  spans: [{ start: 0, end: text.length, locator: { page: 3 } }],
  context: { document, section, periods: [], language: 'en' },
});

const CHUNKS = [
  chunk('회의록_2024.docx', '정관 변경에 관한 건', '정관을 변경하기로 한다.'),
  chunk('Bakery_Articles_of_Association.pdf', 'Share capital', 'The share capital is divided into 4,000 shares.'),
  chunk('Annual report.pdf', 'Notes > Insurance policies', 'Insurance policies\nThe bakeries are insured.'),
  chunk('Memo.docx', 'Plans', 'The articles of association should be amended.'),
];
const index: Pick<Index, 'lexical'> = {
  lexical: async () => CHUNKS.map((one) => ({ chunk: one, score: 1 })),
};
const find = (request: string) =>
  findDocuments(index, { scope: { tenant: 'ten_a', projectIds: ['prj_a'] }, request, now: '2026-01-01T00:00:00.000Z' });

describe('the documents that a request asks for', () => {
  it('are those whose name or heading names the thing, with the place', async () => {
    const { blocks, references, isWhole } = await find('Provide the articles of association and insurance policies.');

    expect(isWhole).toBe(true);
    expect(blocks).toMatchObject([
      {
        kind: 'list',
        items: [
          [{ text: 'Bakery_Articles_of_Association.pdf', refs: [1] }],
          [{ text: 'Annual report.pdf: Insurance policies', refs: [2] }],
        ],
      },
    ]);
    expect(references).toMatchObject([{ locator: { page: 3 } }, { quote: 'Insurance policies' }]);
  });

  it('are not those that speak of it beside', async () => {
    const { isWhole } = await find('정관');

    expect(isWhole).toBe(false);
  });

  it('are named where there are none', async () => {
    const { blocks, references, isWhole } = await find('Provide the shareholder register.');

    expect(isWhole).toBe(false);
    expect(references).toEqual([]);
    expect(blocks).toEqual([{ kind: 'notice', code: 'partNotFound', params: { what: 'the shareholder register' } }]);
  });
});
