// Figures asked for by the exact label of their row, by part of a year, and without a company.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Answer, Sentence } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const ask = (query: string, chunks: readonly Chunk[]) => askOffline(query, chunks, { now: Date.UTC(2022, 9, 1) });
const first = ({ blocks }: Answer): Sentence | undefined =>
  blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []))[0];

const HALF = { company: '한빛전자주식회사', document: '반기보고서.pdf', language: 'ko', unit: '(단위 : 백만원)' };
const half = tableChunk(
  [
    ['연결 손익계산서'],
    ['제 54 기 반기 2022.01.01 부터 2022.06.30 까지'],
    ['제 53 기 반기 2021.01.01 부터 2021.06.30 까지'],
    ['', '제 54 기 반기', '제 54 기 반기', '제 53 기 반기', '제 53 기 반기'],
    ['', '3개월', '누적', '3개월', '누적'],
    ['수익(매출액)', '77,203,607', '154,985,105', '63,671,585', '129,060,088'],
    ['지분법이익', '259,229', '491,706', '187,487', '335,006'],
  ],
  { ...HALF, periods: ['2021', '2021H1', '2022', '2022H1'] },
);

const balances = tableChunk(
  [
    ['재무상태표'],
    ['', '제53기', '제52기'],
    ['운전자본의 변동', '(5,975)', '(4,729)'],
    ['유동자산', '159,808', '150,201'],
    ['유동부채', '120,100', '110,300'],
    ['US$ denominated', '(US$ 30,000천)', '(US$ 35,000천)'],
    ['비유동사채', '508,232', '948,137'],
  ],
  { ...HALF, document: '사업보고서.pdf', periods: ['2020', '2021'] },
);

const dividends = tableChunk(
  [
    ['', '', '당기', '전기', '전전기'],
    ['구분', '주식의 종류', '', '', ''],
    ['', '', '제53기', '제52기', '제51기'],
    ['현금배당금총액(백만원)', '', '9,809,438', '20,338,075', '9,619,243'],
  ],
  { ...HALF, document: '사업보고서.pdf', periods: ['2019', '2020', '2021'] },
);

const statement = (company: string, revenue: string): Chunk => ({
  ...tableChunk([['Consolidated Statements of Income'], ['', '2023', '2022'], ['Total revenue', revenue, '1,000']], {
    company,
    document: `${company}.pdf`,
    language: 'en',
    unit: '(In millions)',
    periods: ['2022', '2023'],
  }),
  fileId: company,
});

describe('a half of a fiscal year', () => {
  it.each([
    ['한빛전자 제54기 반기 지분법이익은 얼마인가요?', '491,706백만원'],
    ['한빛전자의 2022년 상반기 매출액은?', '154,985,105백만원'],
    ['한빛전자의 2021년 반기 매출액은?', '129,060,088백만원'],
  ])('is answered with its cumulative figure: %s', async (query, figure) => {
    // Act
    const sentence = first(await ask(query, [half]));
    // Assess
    expect(sentence?.text).toContain(figure);
    expect(sentence?.check).toBe('verified');
  });

  it('is named as a half, not as a year', async () => {
    expect(first(await ask('한빛전자 제54기 반기 지분법이익은 얼마인가요?', [half]))?.text).toContain('제54기 반기');
    expect(first(await ask('한빛전자 제54기 지분법이익은 얼마인가요?', [half]))?.text ?? '').not.toContain('491,706');
  });
});

describe('a row asked for by its own label', () => {
  it.each([
    ['한빛전자 제53기 운전자본의 변동은 얼마야?', '-5,975백만원'],
    ['한빛전자 제52기 비유동사채는 얼마인가요?', '948,137백만원'],
    ['한빛전자 제51기 현금배당금총액(백만원)은 얼마인가요?', '9,619,243백만원'],
  ])('is answered even if its label contains the name of another figure: %s', async (query, figure) => {
    // Act
    const sentence = first(await ask(query, [balances, dividends]));
    // Assess
    expect(sentence?.text).toContain(figure);
    expect(sentence?.check).toBe('verified');
  });
});

describe('a question that names no company', () => {
  const [ulta, northway] = [statement('Ulta Beauty, Inc.', '10,208'), statement('Northway Freight, Inc.', '2,233')];

  it('is answered for one company, and offers questions with the names of the others', async () => {
    // Act
    const made = await ask('What was the total revenue in 2023?', [ulta, northway]);
    // Assess
    const [notice] = made.blocks.flatMap((block) => (block.kind === 'notice' ? [block] : []));
    expect(notice?.code).toBe('companyOpen');
    const [choice] = notice?.choices ?? [];
    const answered = first(made)?.text ?? '';
    expect(answered).toContain(notice?.params?.name ?? '-');
    expect(choice?.query).toContain(choice?.label ?? '-');
    const next = await ask(choice?.query ?? '', [ulta, northway]);
    expect(first(next)?.text).toContain(choice?.label ?? '-');
    expect(next.blocks.some(({ kind }) => kind === 'notice')).toBe(false);
  });

  it('uses the whole name of a company with several words, in a Korean question too', async () => {
    const made = await ask('Northway Freight의 2023년 매출액은?', [ulta, northway]);
    expect(first(made)?.text).toMatch(/^Northway Freight의 2023년 매출액은 2,233/);
  });

  it('offers nothing if a company is named or only one exists', async () => {
    for (const [query, chunks] of [
      ['What was the total revenue of Ulta Beauty in 2023?', [ulta, northway]],
      ['What was the total revenue in 2023?', [ulta]],
    ] as const)
      expect((await ask(query, chunks)).blocks.filter(({ kind }) => kind === 'notice')).toEqual([]);
  });
});
