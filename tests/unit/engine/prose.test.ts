// Questions in prose, without a model: the right company, the right section, a fitting sentence, or nothing.
import { describe, expect, it } from 'vitest';
import type { Chunk, ChunkContext } from '#functions/ports/search-index.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const inFile = (n: number, context: Partial<ChunkContext>, sections: Readonly<Record<string, string>>): Chunk[] =>
  Object.entries(sections).map(([section, text], seq) =>
    chunkOf(
      { text: `${section}\n${text}`, fileId: `fil_000000000001_000000000000000${n}`, seq },
      { ...context, section },
    ),
  );

const KOREAN = inFile(
  1,
  { company: '나래운송 주식회사 (Narae Transport Co., Ltd.)', document: '나래운송_사업보고서.pdf', language: 'ko' },
  {
    '1. 회사의 개요': '대표이사: 강다온\n회사는 화성 공장에서 컨테이너를 정비하며 2001년에 설립되었습니다.',
    '2. 주요 고객': '두리상사와의 계약은 2027년 5월에 만료됩니다. 두리상사는 가장 오래된 고객입니다.',
    'IV. 위험 요인':
      '고객 위험: 두리상사가 떠나면 매출의 9%가 줄어들 수 있습니다.\n금리 위험: 차입금의 절반이 변동금리 조건입니다.\n소송: 퇴직금 소송이 법원에 계류 중입니다.\n환경 규제: 경유 화물차의 출입이 제한될 예정입니다.',
    '5. 매출 분석': '매출이 늘어난 것은 신규 계약 때문입니다. 매출은 2025년에 100억원이었습니다.',
  },
);
const ENGLISH = inFile(
  2,
  { company: 'WESTFIELD FREIGHT, INC.', document: 'westfield-10k.html', language: 'en' },
  {
    'Item 1. Business':
      'We had 8,940 employees, of whom 5,120 were drivers. Driver turnover was 61% in 2025. Our drivers are proud.',
    'Item 1A. Risk Factors':
      'A shortage of qualified drivers could limit our growth.\nFuel prices could rise and reduce our earnings a lot.\nAdverse verdicts in trucking cases have become larger.',
  },
);
const OTHER = inFile(
  3,
  { company: 'PIXEL SOFTWARE INC.', document: 'pixel-10k.pdf', language: 'en' },
  {
    'ITEM 1A. RISK FACTORS':
      'Our cloud services could fail and harm our reputation.\nPiracy may reduce our revenue from software.\nWe may lose our most important engineers to others.',
  },
);
const JAPANESE = inFile(
  4,
  { company: '若葉陸運株式会社', document: '若葉陸運_有価証券報告書.docx', language: 'ja' },
  {
    事業等のリスク:
      '運転者の採用が計画を下回る可能性があります。\n軽油価格の上昇により燃料費が増加する見込みです。\n北山食品との契約は2027年3月に満了します。',
  },
);
const contracts = tableChunk(
  [
    ['고객사', '부문', '계약 만료일'],
    ['두리상사', '운송', '2027-05-31'],
    ['세모유통', '보관', '2028-01-31'],
  ],
  { document: '고객.csv', language: 'ko' },
);
const ALL = [...KOREAN, ...ENGLISH, ...OTHER, ...JAPANESE, contracts];

const ask = (query: string, chunks: readonly Chunk[] = ALL) => askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
const said = ({ blocks }: Answer): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'text'
      ? block.sentences.map(({ text }) => text)
      : block.kind === 'list'
        ? block.items.map((item) => item.map(({ text }) => text).join(' '))
        : [],
  );
const titles = ({ references }: Answer): string[] => [...new Set(references.map(({ title }) => title))];

describe('no evidence', () => {
  it.each([
    '화성 탐사선의 연료 탱크 용량은 얼마인가요?',
    'What is the fuel tank capacity of the Mars rover?',
    '火星探査機の燃料タンクの容量はどれくらいですか？',
    'What is the capital of France?',
    '다른회사의 위험 요인은 무엇인가요?',
    '두리상사의 창립자는 누구인가요?',
  ])('%s is reported missing, with nothing verified and no charge', async (query) => {
    const made = await ask(query);
    const codes = made.blocks.flatMap((block) => (block.kind === 'notice' ? [block.code] : []));
    expect(codes[0]).toMatch(/^(?:part|figure)NotFound$/);
    expect(codes.at(-1)).toBe('notCharged');
    expect(JSON.stringify(made.blocks)).not.toContain('"verified"');
  });
});

describe('the requested kind of answer', () => {
  it('to "when" is a sentence with a date, or a table row with one', async () => {
    const made = await ask('두리상사 계약은 언제 만료되나요?');
    expect(said(made)).toEqual(['두리상사와의 계약은 2027년 5월에 만료됩니다.']);
    expect(made.blocks.find(({ kind }) => kind === 'table')).toMatchObject({
      kind: 'table',
      rows: [[{ text: '두리상사' }, { text: '2027-05-31' }]],
    });
  });
  it('to "who" is a name', async () => {
    expect(said(await ask('나래운송의 대표이사는 누구인가요?'))).toEqual(['대표이사: 강다온']);
  });
  it('to "how many" is a number of exactly that, not a percentage', async () => {
    expect(said(await ask('How many drivers does Westfield have?'))).toEqual([
      'We had 8,940 employees, of whom 5,120 were drivers.',
    ]);
  });
  it('to "how much" is a figure, even if figures fill half the sentence', async () => {
    const memo = chunkOf(
      {
        text: '- 희망 기업가치는 4,200억원이며, 2025년 EBITDA의 5.3배에 해당한다.\n- 매각은 2026년에 한다.',
        fileId: 'fil_000000000001_0000000000000009',
      },
      { document: '메모.md', section: '조건', language: 'ko' },
    );
    expect(said(await ask('희망 기업가치는 얼마인가요?', [...ALL, memo]))).toEqual([
      '희망 기업가치는 4,200억원이며, 2025년 EBITDA의 5.3배에 해당한다.',
    ]);
  });
  it('to "why" is a reason', async () => {
    expect(said(await ask('나래운송 매출이 늘어난 이유는?'))).toEqual(['매출이 늘어난 것은 신규 계약 때문입니다.']);
  });
});

describe('sections', () => {
  it('are returned point by point, with labels, for the requested company only', async () => {
    const made = await ask('나래운송의 위험 요인을 정리해 줘');
    expect(made.blocks).toMatchObject([{ kind: 'list' }]);
    expect(said(made).map((text) => text.split(':')[0])).toEqual(['고객 위험', '금리 위험', '소송', '환경 규제']);
    expect(titles(made)).toEqual(['나래운송_사업보고서.pdf']);
  });
  it.each([
    ['What were the risk factors of Westfield?', 'westfield-10k.html'],
    ['Westfield의 위험 요인은 무엇인가요?', 'westfield-10k.html'],
    ['Westfieldのリスク要因は何ですか？', 'westfield-10k.html'],
    ['What are the risk factors of 나래운송?', '나래운송_사업보고서.pdf'],
    ['若葉陸運の事業等のリスクを教えてください', '若葉陸運_有価証券報告書.docx'],
    ['若葉陸運의 위험 요인은?', '若葉陸運_有価証券報告書.docx'],
  ])('%s: returns %s and nothing else', async (query, document) => {
    const made = await ask(query);
    expect(said(made).length).toBeGreaterThanOrEqual(3);
    expect(titles(made)).toEqual([document]);
  });
  it('of several companies are kept apart if none is named', async () => {
    const made = await ask('What are the risk factors?');
    const headings = made.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(headings).toContain('WESTFIELD FREIGHT, INC.');
    expect(headings).toContain('PIXEL SOFTWARE INC.');
  });
  it('that a document lacks are searched sentence by sentence', async () => {
    expect(said(await ask('What lawsuits does 나래운송 face?'))).toEqual(['소송: 퇴직금 소송이 법원에 계류 중입니다.']);
  });
});

describe('sentences beside a figure', () => {
  it('are about it, for the same company and period, without notes', async () => {
    // Prepare
    const context = { company: '나래운송 주식회사', document: '나래운송.pdf', language: 'ko' };
    const table = tableChunk(
      [
        ['과목', '2025년', '2024년'],
        ['매출액', '10,000', '9,000'],
      ],
      { ...context, unit: '(단위 : 백만원)', periods: ['2024', '2025'] },
    );
    const prose = chunkOf(
      {
        text: '2025년 매출액은 신규 계약으로 11% 증가하였습니다.\n2023년 매출액은 전년보다 5% 감소하였습니다.\n※ 매출액은 2025년 기준 10%의 오차가 있을 수 있습니다.\n다솜물산 주식회사의 2025년 매출액은 30% 증가하였습니다.\n2025년 직원은 30% 늘었습니다.',
      },
      { ...context, periods: ['2023', '2025'] },
    );
    // Act
    const made = await ask('나래운송의 2025년 매출은 얼마인가요?', [table, prose]);
    // Assess
    expect(said(made).slice(1)).toEqual(['2025년 매출액은 신규 계약으로 11% 증가하였습니다.']);
  });
  it("do not hide that a table's total is the metric in its heading", async () => {
    const table = tableChunk(
      [
        ['구분', '2025년', '2024년'],
        ['운송', '312', '296'],
        ['관리', '148', '141'],
        ['합계', '460', '437'],
      ],
      {
        company: '나래운송 주식회사',
        section: '5. 직원수 현황',
        unit: '(단위 : 명)',
        periods: ['2024', '2025'],
        language: 'ko',
      },
    );
    expect(said(await ask('나래운송의 2025년 직원수는 몇 명인가요?', [table]))[0]).toContain('460명');
  });
});
