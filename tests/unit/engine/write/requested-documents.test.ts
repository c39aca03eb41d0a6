// A request for documents is answered by documents named after the requested thing.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { citations } from '#functions/engine/write/citations.ts';
import { requestedDocuments } from '#functions/engine/write/requested-documents.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const DOCUMENTS = [
  ['해솔식품_감사보고서_2024.pdf', '회사의 개요'],
  ['해솔식품_사업보고서.pdf', 'III. 재무에 관한 사항 > 4. 재무제표'],
  ['해솔식품_사업보고서.pdf', '종속기업에 관한 사항'],
  ['定款.docx', '第1章 総則'],
  ['haesol-10k.html', 'Item 8 > Consolidated Financial Statements'],
  ['haesol-contracts.pdf', 'Employment contracts'],
] as const;

const requested = (question: string) => {
  const passages = DOCUMENTS.map(([document, section]) => ({
    source: 'FILES' as const,
    chunk: chunkOf(
      { text: '회사는 종속기업 두 곳의 지분을 가지고 있습니다.', fileId: document },
      { document, section },
    ),
    score: 1,
    signals: {},
  }));
  const asked = { ...plan({ query: question, history: [], sources: [], now: 0 }), names: [] };
  const noted = citations('2026-01-01T00:00:00.000Z', new Map());
  return requestedDocuments({ plan: asked, passages, citations: noted });
};
const linesOf = (question: string) =>
  requested(question).flatMap((block) => (block.kind === 'list' ? block.items.flat().map(({ text }) => text) : []));

describe('a request', () => {
  it.each([
    [
      '최근 3개 사업연도의 감사보고서와 재무제표',
      ['해솔식품_감사보고서_2024.pdf', '해솔식품_사업보고서.pdf: 4. 재무제표'],
    ],
    ['감사보고서를 제출해 주십시오', ['해솔식품_감사보고서_2024.pdf']],
    [
      'Please provide audited financial statements for the last three years.',
      ['haesol-10k.html: Consolidated Financial Statements'],
    ],
    ['最近3期の定款をご提出ください', ['定款.docx']],
  ])('%s is answered with the documents of that name', (question, lines) => {
    expect(linesOf(question)).toEqual(lines);
  });

  it('is not answered with documents of another type', () => {
    for (const request of ['Provide copies of all customer contracts', '주주명부 사본'])
      expect(requested(request)).toEqual([expect.objectContaining({ code: 'partNotFound' })]);
  });

  it('names the items that no document title has', () => {
    expect(requested('정기주주총회 의사록과 감사보고서')).toContainEqual({
      kind: 'notice',
      code: 'partNotFound',
      params: { what: '정기주주총회 의사록' },
    });
  });
});

describe('a question', () => {
  it('is not answered with titles', () => {
    expect(requested('감사보고서에서 감사인은 누구인가요?')).toEqual([]);
  });
});
