// Figures, counts, names and dates asked for in everyday words, over made-up reports in three languages.
import { describe, expect, it } from 'vitest';
import { findPeriods } from '#functions/engine/understand/periods/find-periods.ts';
import { daysIn } from '#shared/language/grammar/periods.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2024, 5, 1);

const AIRLINE = {
  company: 'Skerry Airways Inc.',
  document: 'skerry.pdf',
  language: 'en',
  periods: ['2022', '2023'],
} as const;
const CHEMICALS = { company: '누리화학', document: 'nuri.pdf', language: 'ko', periods: ['2022', '2023'] } as const;
const DRUGS = {
  company: 'みなと薬品株式会社',
  document: 'minato.pdf',
  language: 'ja',
  periods: ['2022', '2023'],
} as const;
const CHUNKS = [
  tableChunk(
    [
      ['', '2023', '2022'],
      ['Passenger revenue', '$1,000', '$900'],
      ['Operating expenses:', '', ''],
      ['Fuel', '300', '280'],
      ['Aircraft rent', '50', '45'],
      ['Operating income', '200', '140'],
    ],
    { ...AIRLINE, unit: '(in millions)', section: 'Consolidated Statements of Operations' },
  ),
  tableChunk(
    [
      ['', 'December 31, 2023', 'December 31, 2022'],
      ['Total assets', '$900', '$850'],
      ['Current liabilities:', '', ''],
      ['Accounts payable', '120', '110'],
      ['Total current liabilities', '300', '280'],
      ['Total liabilities', '500', '480'],
    ],
    {
      ...AIRLINE,
      unit: '(in millions)',
      section: 'Consolidated Balance Sheets',
      periods: ['2023-12-31', '2022-12-31'],
    },
  ),
  chunkOf(
    {
      text: 'As of December 31, 2023, we employed 4,120 people, of whom 35% were pilots. Our fleet consisted of 62 aircraft.',
    },
    { ...AIRLINE, section: 'Human Capital' },
  ),
  chunkOf(
    { text: 'Brightwater LLP, independent registered public accounting firm, has audited our financial statements.' },
    { ...AIRLINE, section: 'Report of Independent Registered Public Accounting Firm' },
  ),
  tableChunk(
    [
      ['구분', '2023년', '2022년'],
      ['매출액', '1,000', '900'],
      ['전력', '30', '28'],
      ['당기순이익', '80', '70'],
    ],
    { ...CHEMICALS, unit: '(단위 : 백만원)', section: '손익계산서' },
  ),
  chunkOf(
    { text: '당사의 직원 수는 2023년 12월 31일 기준 1,520명입니다. 당사는 1987년 3월 2일에 설립되었습니다.' },
    { ...CHEMICALS, section: '회사의 개요' },
  ),
  tableChunk(
    [
      ['成績', '2023年度', '2022年度'],
      ['売上高', '1,000', '900'],
      ['荷造運賃', '12', '11'],
    ],
    { ...DRUGS, unit: '(単位：百万円)', section: '損益計算書' },
  ),
];

const verified = ({ blocks }: Answer): string =>
  blocks
    .flatMap((block) => (block.kind === 'text' ? block.sentences : []))
    .filter(({ check }) => check === 'verified')
    .map(({ text }) => text)
    .join(' ');

describe('a figure requested in everyday words', () => {
  it.each([
    ["What was Skerry's fuel expense in 2023?", '$300 million'],
    ['skerry fuel cost 2023', '$300 million'],
    ["What were Skerry's total assets at December 31?", '$900 million'],
    ["What were Skerry's total assets at December 31 in 2022?", '$850 million'],
    ["What were Skerry's current trade payables in 2023?", '$120 million'],
    ['How many people does Skerry employ?', '4,120'],
    ['How many aircraft does Skerry have?', '62'],
    ['Who audits Skerry?', 'Brightwater'],
    ['누리화학 2023년 전력비는?', '30백만원'],
    ['누리화학 직원은 몇 명인가요?', '1,520명'],
    ['12월 31일 기준 누리화학 직원 수는?', '1,520명'],
    ['누리화학은 언제 설립되었나요?', '1987년 3월 2일'],
    ['みなと薬品の2023年度の荷造運賃費は？', '12百万円'],
  ])('%j is answered with %j', async (question, answer) => {
    expect(verified(await askOffline(question, CHUNKS, { now: NOW }))).toContain(answer);
  });

  it('is not a figure of earnings with the same name', async () => {
    const landlord = tableChunk(
      [
        ['', '2023', '2022'],
        ['Revenue:', '', ''],
        ['Rent', '700', '650'],
      ],
      {
        ...AIRLINE,
        company: 'Tolland Estates Inc.',
        document: 'tolland.pdf',
        unit: '(in millions)',
        section: 'Operations',
      },
    );
    expect(verified(await askOffline("What was Tolland's rent expense in 2023?", [landlord], { now: NOW }))).toBe('');
  });
});

describe('a day without a year', () => {
  it.each([
    ['total assets at December 31', ['12-31']],
    ['12월 31일 기준 자산', ['12-31']],
    ['9月30日現在の資産', ['09-30']],
    ['total assets at December 31, 2023', []],
    ['2023년 12월 31일 기준', []],
    ['2023年9月30日現在', []],
  ])('in %j is %j', (text, days) => {
    expect(daysIn(text).map(({ key }) => key)).toEqual(days);
  });

  it('belongs to the year named elsewhere', () => {
    expect(findPeriods('Cash at June 30 in fiscal 2022', NOW)).toEqual(['2022-06-30']);
  });
});
