// The last pass removes ticks from facts of another company, columns of a competitor, and a group in place of its part.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 5, 1);
const OWN = { company: '여울제약', document: '여울제약_사업보고서.html', language: 'ko' } as const;
const OTHER = { company: '다솔바이오', document: '다솔바이오_보도자료.md', language: 'ko' } as const;
const own = chunkOf(
  { text: '여울제약은 청주에 공장을 두고 있고 직원은 312명이다.', fileId: 'fil_000000000001_0000000000000011' },
  OWN,
);
const other = chunkOf(
  {
    text: '노동조합에는 직원의 60%가 가입해 있다. 차입금의 만기는 2027년 9월이다.',
    fileId: 'fil_000000000001_0000000000000012',
  },
  OTHER,
);
const compared = tableChunk(
  [
    ['항목', '여울제약', '다솔바이오'],
    ['직원 수(명)', '312', '540'],
    ['공장 수(곳)', '2', '5'],
  ],
  { document: '비교.md', section: '경쟁사 비교', language: 'ko' },
);

const ticked = async (question: string, chunks = [own, other]) =>
  tickedIn(await askOffline(question, chunks, { now: NOW, about: '여울제약 인수 검토' }));

it.each(['노조 가입률은?', '차입금 만기는 언제인가요?'])(
  'does not use a fact of another company: %s',
  async (question) => {
    expect(await ticked(question)).toBe('');
  },
);

it("uses only the company's own column", async () => {
  expect(await ticked('공장 수는?', [own, compared])).toBe('2');
});

it('accepts both parties of a contract', async () => {
  const lease = chunkOf(
    {
      text: '임대인 청솔개발 주식회사\n임차인 주식회사 여울제약\n제1조 (목적물) 창고\n제2조 (기간) 2024년 1월부터 2028년 12월까지\n제3조 (보증금) 임차인은 보증금 4억원을 지급한다.',
      fileId: 'fil_000000000001_0000000000000013',
    },
    { company: '청솔개발', document: '창고_임대차계약서.txt', language: 'ko' },
  );

  expect(await ticked('보증금은 얼마인가요?', [own, lease])).toContain('4억원');
});

const byRegion = tableChunk(
  [
    ['Region', '2025', '2024'],
    ['United States', '54.5', '50.1'],
    ['Europe', '31.0', '30.2'],
    ['Group', '140.2', '133.0'],
  ],
  {
    document: 'report.html',
    company: 'Orrin Glass plc',
    section: 'Sales by region',
    language: 'en',
    unit: '£ million',
  },
);

it('uses the row of the requested country, not the group', async () => {
  const us = tickedIn(await askOffline('US sales in 2025?', [byRegion], { now: NOW }));
  const japan = tickedIn(await askOffline('Japanese sales in 2025?', [byRegion], { now: NOW }));

  expect(us).not.toContain('140.2');
  expect(japan).toBe('');
});

it('does not name a shareholder as the largest customer', async () => {
  const holders = tableChunk(
    [
      ['Shareholder', 'Share (%)'],
      ['Ada Holm', '31.5'],
      ['Birch Fund', '12.0'],
      ['Others', '56.5'],
    ],
    { document: 'report.html', company: 'Orrin Glass plc', section: 'Shareholders', language: 'en' },
  );

  expect(
    tickedIn(await askOffline('Who is the biggest customer and what is its share?', [holders], { now: NOW })),
  ).toBe('');
});

it.each([
  [
    'Can the tenant assign the lease to a sister company?',
    'Clause 7 (Assignment) A transfer within the group is not an assignment.',
    'en',
  ],
  [
    '지배권이 변경되면 양도에 해당하나요?',
    '제7조 (양도) 합병으로 인한 지배권의 변경은 양도에 해당하지 아니한다.',
    'ko',
  ],
] as const)('ignores what a clause excludes: %s', async (question, text, language) => {
  const clause = chunkOf({ text }, { document: 'lease.txt', language });

  const { blocks } = await askOffline(question, [clause], { now: NOW });

  expect(tickedIn({ blocks })).toBe('');
});
