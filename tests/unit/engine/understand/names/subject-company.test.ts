// A question without a company is about the company that its workspace is named after.
import { describe, expect, it } from 'vitest';
import type { Sentence } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const income = (company: string, language: 'ko' | 'en', revenue: string) =>
  tableChunk(
    [
      ['(단위 : 백만원)', '2024년', '2023년'],
      ['매출액', revenue, '1,000'],
    ],
    { company, document: `${company}.pdf`, language, section: '손익계산서', unit: '(단위 : 백만원)' },
  );
const documents = [
  income('한솔제과 주식회사', 'ko', '52,300'),
  income('다온식품 주식회사', 'ko', '91,700'),
  chunkOf(
    { text: '한솔제과 주식회사는 과자와 빵을 제조하여 판매하는 기업입니다.', fileId: 'fil_3', seq: 0 },
    { company: '한솔제과 주식회사', document: '한솔제과_소개.pdf', language: 'ko', section: '회사의 개요' },
  ),
  chunkOf(
    { text: '다온식품 주식회사는 음료를 제조하여 판매하는 기업입니다.', fileId: 'fil_4', seq: 0 },
    { company: '다온식품 주식회사', document: '다온식품_소개.pdf', language: 'ko', section: '회사의 개요' },
  ),
];
const ticked = async (query: string, about?: string): Promise<string> => {
  const { blocks } = await askOffline(query, documents, { now: Date.UTC(2026, 0, 1), ...(about ? { about } : {}) });
  const sentences = blocks.flatMap((block): readonly Sentence[] => (block.kind === 'text' ? block.sentences : []));
  return sentences.flatMap(({ check, text }) => (check === 'verified' ? [text] : [])).join(' ');
};

describe('a workspace named after a company', () => {
  it.each([
    ['2024년 매출액은?', '한솔제과 인수', '52,300'],
    ['2024년 매출액은?', '다온식품 투자 검토', '91,700'],
    ['이 회사는 뭐 하는 회사야?', '한솔제과 인수', '과자와 빵'],
    ['이 회사는 뭐 하는 회사야?', '다온식품 투자 검토', '음료'],
  ])('answers for that company: %s in %s', async (query, about, answer) => {
    expect(await ticked(query, about)).toContain(answer);
  });

  it('answers for the company named in the question', async () => {
    const text = await ticked('다온식품의 2024년 매출액은?', '한솔제과 인수');
    expect(text).toContain('91,700');
    expect(text).not.toContain('52,300');
  });

  it('with the names of two companies is about neither', async () => {
    expect(await ticked('이 회사는 뭐 하는 회사야?', '한솔제과와 다온식품 합병')).toBe(
      await ticked('이 회사는 뭐 하는 회사야?'),
    );
  });

  it('is about the company of most of its documents if its name has none', async () => {
    const memo = chunkOf(
      { text: '한솔제과 주식회사는 2025년에 공장을 증설하였다.', fileId: 'fil_5', seq: 0 },
      { company: '한솔제과 주식회사', document: '한솔제과_투자.pdf', language: 'ko', section: '투자' },
    );
    const { blocks } = await askOffline('2024년 매출액은?', [...documents.slice(0, 3), memo], {
      now: Date.UTC(2026, 0, 1),
      about: '프로젝트 갈매기',
    });
    expect(JSON.stringify(blocks)).toContain('52,300');
  });
});
