// Questions about customer concentration and litigation are answered from any part of the documents.
import { describe, expect, it } from 'vitest';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2026, 0, 1);
const GLASS = { company: '은별유리 주식회사', document: '은별유리.pdf', language: 'ko', periods: ['2025'] } as const;
const CHUNKS = [
  chunkOf(
    { text: '매출 상위 5개 고객의 비중은 2024년 44.9%, 2025년 38.4%로 낮아졌습니다.' },
    { ...GLASS, section: '사업의 내용 > 주요 고객' },
  ),
  tableChunk(
    [
      ['고객사', '2025년 매출(백만원)', '만료일'],
      ['가람창호', '53,060', '2026-12-31'],
      ['도담건설', '38,150', '2028-03-31'],
    ],
    { document: '고객.csv', language: 'ko', periods: ['2025'] },
  ),
  chunkOf(
    {
      text: '금리 위험: 차입금의 58%가 변동금리 조건입니다.\n소송: 퇴직자 12명이 제기한 임금 청구 소송이 수원지방법원에 계류 중입니다.',
    },
    { ...GLASS, section: '위험 요인' },
  ),
];

const ticked = ({ blocks }: Answer): string[] =>
  blocks.flatMap((block) => {
    const sentences = block.kind === 'text' ? block.sentences : block.kind === 'list' ? block.items.flat() : [];
    return sentences.filter(({ check }) => check === 'verified').map(({ text }) => text);
  });
const ask = (query: string) => askOffline(query, CHUNKS, { now: NOW });

describe('the share of the largest customers', () => {
  it.each(['고객 집중도는?', 'customer concentration', '상위 5개 고객의 매출 비중은 얼마입니까?', '顧客集中度は'])(
    'is answered by the sentence with the share: %s',
    async (query) => {
      expect((await ask(query)).blocks.length).toBeGreaterThan(0);
      expect(ticked(await ask(query)).join()).toContain('38.4%');
    },
  );

  it('is not ticked for another number of customers', async () => {
    const made = await ask('상위 10개 고객의 매출 비중은 얼마입니까?');

    expect(ticked(made).join()).not.toContain('38.4%');
    expect(JSON.stringify(made.blocks)).toContain('"partDiffers"');
  });

  it('is shown with the list of customers', async () => {
    const { blocks } = await ask('고객 집중도는?');

    expect(blocks.some((block) => block.kind === 'table' && JSON.stringify(block).includes('가람창호'))).toBe(true);
  });

  it('is not shown with a journal of payments', async () => {
    // Prepare
    const payments = tableChunk(
      [
        ['고객번호', '결제일', '결제금액(원)'],
        ['S-1046', '2025-05-22', '3,883,000'],
        ['S-1046', '2025-06-07', '3,782,000'],
      ],
      { document: '정산.csv', language: 'ko', periods: ['2025'] },
    );
    // Act
    const { blocks } = await askOffline('고객 집중도는?', [...CHUNKS, payments], { now: NOW });
    // Assess
    expect(JSON.stringify(blocks)).not.toContain('S-1046');
  });
});

describe('the main risks', () => {
  it.each(['What are the three biggest risks?', '가장 큰 리스크 세 가지', '最大のリスクを二つ挙げてください'])(
    'are those of the section on risks: %s',
    async (query) => {
      expect(ticked(await ask(query)).join()).toContain('변동금리');
    },
  );
});

describe('a section below the title lines of its document', () => {
  it('is quoted without author and date', async () => {
    // Prepare
    const text = [
      '작성: 은별유리 기획팀',
      '작성일: 2026년 3월 4일',
      '주요 경쟁사는 한솔글라스와 동명유리이며 두 회사의 점유율은 41%입니다.',
      '한솔글라스는 2025년 9월 군산 공장을 증설하였습니다.',
      '동명유리는 2026년 1월 베트남 법인을 설립하였습니다.',
    ].join('\n');
    const paper = chunkOf({ text }, { document: '경쟁사.md', language: 'ko', section: '경쟁사' });
    // Act
    const answer = await askOffline('경쟁사는 어디입니까?', [paper], { now: NOW });
    // Assess
    expect(ticked(answer).join()).toContain('한솔글라스');
    expect(ticked(answer).join()).not.toContain('작성');
  });
});

describe('litigation', () => {
  it.each(['소송과 분쟁', '진행 중이거나 예상되는 소송은 무엇입니까?', 'What litigation is pending or threatened?'])(
    'is answered by the line below its heading: %s',
    async (query) => {
      expect(ticked(await ask(query))).toEqual([
        '소송: 퇴직자 12명이 제기한 임금 청구 소송이 수원지방법원에 계류 중입니다.',
      ]);
    },
  );
});

it('lists the disputes in each document, but no fine of a rival', async () => {
  const own = { company: '서린화학 주식회사', language: 'ko', periods: ['2025'] } as const;
  const chunks = [
    chunkOf(
      {
        text: '2025년 3월 납품업체가 제기한 대금 청구 소송(청구 금액 14억원)이 울산지방법원에 계류 중입니다.',
        fileId: 'fil_000000000001_00000000000000a1',
        seq: 0,
      },
      { ...own, document: '서린화학_사업보고서.pdf', section: '소송' },
    ),
    chunkOf(
      {
        text: '서린화학의 대금 청구 소송은 2026년 6월 1심 판결이 선고될 예정이다. 한들화학은 2025년 12월 안전 규정 위반으로 과태료 2억원의 제재를 받았다.',
        fileId: 'fil_000000000001_00000000000000a2',
        seq: 0,
      },
      { ...own, document: '서린화학_규제.md', section: '소송과 분쟁' },
    ),
  ];

  const made = ticked(await askOffline('서린화학의 소송 현황', chunks, { now: NOW })).join('\n');

  expect(made).toContain('울산지방법원');
  expect(made).toContain('2026년 6월 1심');
  expect(made).not.toContain('과태료');
});
