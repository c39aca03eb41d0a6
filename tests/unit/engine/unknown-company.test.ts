// A first word that no passage contains is an unknown company, unless it says how a figure is divided.
import { describe, expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const people = tableChunk(
  [
    ['구분', '2025년'],
    ['물류센터 운영', '1,184'],
    ['운송 관리', '312'],
    ['임직원 수', '1,496'],
  ],
  {
    company: '가온물류',
    document: '사업보고서.pdf',
    section: '임직원 현황',
    language: 'ko',
    periods: ['2025'],
    unit: '(단위 : 명)',
  },
);

it.each([
  ['직군별, 고용형태별 임직원 수는 몇 명입니까?', false],
  ['한별상사 임직원 수는 몇 명입니까?', true],
  ['항목\t2024년\t2025년\n임직원 수\t1,402\t?', false],
])('%s: %s', async (query, isUnknown) => {
  const { blocks } = await askOffline(query, [people], { now: Date.UTC(2026, 0, 1) });

  expect(blocks.some((block) => block.kind === 'notice' && block.code === 'companyUnknown')).toBe(isUnknown);
});

it('does not read a computed measure as a company', async () => {
  const sales = tableChunk(
    [
      ['', '2025', '2024'],
      ['Net revenues', '1,184', '1,012'],
      ['In-game net revenues', '312', '290'],
    ],
    { company: 'Alder Games Inc.', document: 'alder.pdf', section: 'Revenue', language: 'en', periods: ['2025'] },
  );
  const query = 'What is the sum of net revenues and in-game net revenues in 2025?';

  const { blocks } = await askOffline(query, [sales], { now: Date.UTC(2026, 0, 1) });

  expect(blocks.some((block) => block.kind === 'notice' && block.code === 'companyUnknown')).toBe(false);
});

const lettered = (letter: string, sales: string) =>
  tableChunk(
    [
      ['', '2026年3月期'],
      ['売上高', sales],
    ],
    { company: `${letter}株式会社`, document: `${letter}.htm`, language: 'ja', periods: ['2026-03'], unit: '(百万円)' },
  );

it.each([
  ['Ｐ株式会社の2026年3月期の売上高は？', '210,346', false],
  ['Ｒ株式会社の2026年3月期の売上高は？', undefined, true],
])('recognizes a company of one letter by its legal form: %s', async (query, figure, isUnknown) => {
  const chunks = [lettered('Ｐ', '210,346'), lettered('Ｑ', '98,765')];

  const { blocks } = await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
  const text = JSON.stringify(blocks);

  expect(blocks.some((block) => block.kind === 'notice' && block.code === 'companyUnknown')).toBe(isUnknown);
  expect(text).not.toContain('98,765');
  if (figure) expect(text).toContain(figure);
});

it('reads words after a known name as a part of the company', async () => {
  const whole = tableChunk(
    [
      ['', '2025', '2024'],
      ['Net revenue', '86,392', '79,474'],
    ],
    { company: 'Alder Foods Inc.', document: 'alder.pdf', periods: ['2024', '2025'], unit: 'in millions' },
  );

  const { blocks } = await askOffline('Alder Foods Oat Mills North Country net revenue 2025', [whole], {
    now: Date.UTC(2026, 0, 1),
  });

  expect(blocks.some((block) => block.kind === 'notice' && block.code === 'figureNotFound')).toBe(true);
  expect(JSON.stringify(blocks)).not.toContain('"fit":"answers"');
});

it.each(['Any covenants on the bank debt?', 'any covenants on total debt', 'Covenants on the bank debt?'])(
  'does not read a common noun as a name: %s',
  async (query) => {
    const debt = tableChunk(
      [
        ['', '2025', '2024'],
        ['Bank debt', '86,392', '79,474'],
        ['Total debt', '96,392', '89,474'],
      ],
      { company: 'Alder Foods Inc.', document: 'alder.pdf', periods: ['2024', '2025'], unit: 'in millions' },
    );

    const { blocks } = await askOffline(query, [debt], { now: Date.UTC(2026, 0, 1) });

    expect(JSON.stringify(blocks)).not.toContain('companyUnknown');
    expect(JSON.stringify(blocks)).not.toContain('"fit":"answers"');
  },
);

describe('a company with a name of two letters', () => {
  const results = tableChunk(
    [
      ['', '2025년', '2024년'],
      ['매출액', '4,385', '3,651'],
    ],
    { company: '가람물류', document: '사업보고서.pdf', section: '손익계산서', language: 'ko', unit: '(단위 : 백만원)' },
  );
  const customers = chunkOf(
    { text: '주요 고객은 두레와 한별이며, 두레와의 계약은 2027년에 만료된다.' },
    {
      company: '가람물류',
      document: '사업보고서.pdf',
      language: 'ko',
    },
  );
  const ask = (query: string) => askOffline(query, [results, customers], { now: Date.UTC(2026, 0, 1) });

  it('is refused by name if no passage has it', async () => {
    const { blocks } = await ask('보람의 매출액은?');

    expect(blocks).toContainEqual(expect.objectContaining({ code: 'companyUnknown', params: { name: '보람' } }));
  });

  it.each([
    ['another company that mentions it', '두레의 매출액은?'],
    ['the whole, for a part that shares two letters with the file', '반도체사업의 매출액은?'],
  ])('gives no tick to the figure of %s', async (_, query) => {
    const { blocks } = await ask(query);

    const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : []));
    const sentences = blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));
    expect([...cells, ...sentences].filter(({ check, fit }) => check === 'verified' && fit !== 'near')).toEqual([]);
  });
});

describe('an ordinary word before a measure', () => {
  const figuresOf = (language: 'ko' | 'en' | 'ja', label: string) =>
    tableChunk(
      [
        ['', '2025', '2024'],
        [label, '1,184', '1,012'],
      ],
      {
        company: 'Hazel Kilns',
        document: 'kilns.pdf',
        section: 'Results',
        language,
        periods: ['2025'],
        unit: 'million',
      },
    );
  const isTicked = ({ blocks }: Awaited<ReturnType<typeof askOffline>>) =>
    blocks.some(
      (block) =>
        block.kind === 'text' && block.sentences.some(({ check, fit }) => check === 'verified' && fit === 'answers'),
    );

  it.each([
    ['overall revenue in 2025?', 'en', 'Revenue', true],
    ['ok and the full-year revenue 2025', 'en', 'Revenue', true],
    ['ちなみに全社の2025年の売上高は？', 'ja', '売上高', true],
    ['대충 2025년 매출액 얼마야?', 'ko', '매출액', true],
    ['organic revenue in 2025?', 'en', 'Revenue', false],
    ['French unit revenue 2025', 'en', 'Revenue', false],
    ['中国子会社の2025年の売上高は？', 'ja', '売上高', false],
    ['2025년 자회사 매출액은?', 'ko', '매출액', false],
  ] as const)('is not a name: %s', async (query, language, label, isWhole) => {
    const answer = await askOffline(query, [figuresOf(language, label)], { now: Date.UTC(2026, 0, 1) });

    expect(JSON.stringify(answer.blocks)).not.toContain('companyUnknown');
    expect(isTicked(answer)).toBe(isWhole);
  });
});
