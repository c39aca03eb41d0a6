// Two documents of a data room that disagree: both figures are shown when documents are compared.
import { expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const [ONE, OTHER] = ['fil_000000000001_0000000000000001', 'fil_000000000001_0000000000000002'];

const ask = (query: string, chunks: readonly Chunk[]) =>
  askOffline(query, chunks, { now: Date.UTC(2026, 0, 1), comparesDocuments: true });
const isContradicted = ({ blocks }: Answer): boolean =>
  blocks.some((block) => block.kind === 'notice' && block.code === 'contradicted');
const texts = ({ blocks }: Answer): string =>
  blocks.flatMap((block) => (block.kind === 'text' ? block.sentences.map(({ text }) => text) : [])).join('\n');

const prose = (fileId: string, text: string, periods: readonly string[] = []): Chunk =>
  chunkOf({ fileId, text }, { document: `${fileId}.pdf`, language: 'ko', periods });
const statement = (fileId: string, amount: string, basis: 'consolidated' | 'separate' = 'consolidated'): Chunk => {
  const made = tableChunk(
    [
      ['', '2025', '2024'],
      ['Revenue', amount, '90,000'],
    ],
    {
      document: `${fileId}.pdf`,
      company: 'Alder Audio Inc.',
      unit: '(in thousands)',
      periods: ['2025', '2024'],
      section: 'Income Statement',
      basis,
    },
  );
  return { ...made, id: `${fileId}#${made.seq}`, fileId };
};

it.each([
  [
    '본사 임대차 계약의 만료일은 언제입니까?',
    '본사 임대차 계약의 만료일은 2027년 3월 31일이다.',
    '본사 임대차 계약의 만료일은 2026년 9월 30일이다.',
  ],
  ['임직원 수는 몇 명입니까?', '회사의 임직원 수는 312명이다.', '회사의 임직원 수는 298명이다.'],
])('%s: shows another date or figure for the same item', async (question, one, other) => {
  const made = await ask(question, [prose(ONE, one), prose(OTHER, other)]);

  expect(isContradicted(made)).toBe(true);
  expect(texts(made)).toContain(one);
  expect(texts(made)).toContain(other);
  expect(new Set(made.references.map(({ fileId }) => fileId)).size).toBe(2);
});

it.each([
  ['the same', prose(OTHER, '회사의 임직원 수는 312명이다.')],
  ['another thing', prose(OTHER, '협력사의 계약직 인원 수는 298명이다.')],
  ['another year of the document', prose(OTHER, '회사의 임직원 수는 298명이다.', ['2021'])],
  ['the same document', prose(ONE, '회사의 임직원 수는 298명이다.')],
])('%s is not a contradiction', async (_, other) => {
  const made = await ask('임직원 수는 몇 명입니까?', [prose(ONE, '회사의 임직원 수는 312명이다.', ['2025']), other]);

  expect(isContradicted(made)).toBe(false);
});

it('shows another amount on the same line of another document, but not with another basis or rounding', async () => {
  const question = 'What was the revenue of Alder Audio in 2025?';
  const own = statement(ONE, '124,000');

  expect(isContradicted(await ask(question, [own, statement(OTHER, '131,000')]))).toBe(true);
  expect(isContradicted(await ask(question, [own, statement(OTHER, '124,020')]))).toBe(false);
  expect(isContradicted(await ask(question, [own, statement(OTHER, '131,000', 'separate')]))).toBe(false);
});

it.each([
  ['of another bank', '하늘은행 2차 대출의 금액은 얼마입니까?', '하늘은행 2차 약정', '바다은행 2차 약정'],
  ['of another number', '하늘은행 2차 대출의 금액은 얼마입니까?', '하늘은행 2차 약정', '하늘은행 3차 약정'],
  ['of another month', '2023년 5월 대출의 금액은 얼마입니까?', '2023년 5월 현황', '2023년 9월 현황'],
])('the same line %s is not a contradiction', async (_, question, own, other) => {
  const made = await ask(question, [
    prose(ONE, `${own}.\n\n대출의 금액은 1,200백만원이다.`),
    prose(OTHER, `${other}.\n\n대출의 금액은 1,500백만원이다.`),
  ]);

  expect(isContradicted(made)).toBe(false);
});

it.each([
  [
    'minutes that report it',
    'When does the lease of Harbour House expire?',
    '2. The lease of Harbour House expires on 30 June 2027.',
    'Property: The board noted that the lease of Harbour House expires on 31 December 2026.',
  ],
  [
    'another form of its words',
    'What is the royalty under the Orbis licence?',
    '3.1 The royalty under the Orbis licence is 4.5% of net sales.\n\nRoyalties are paid quarterly.',
    'It was reported that the royalty under the Orbis licence is 6.0% of net sales.',
  ],
  [
    'minutes in Korean',
    '태성정밀의 연간 최소구매금액은 얼마입니까?',
    '제7조(연간 최소구매금액) 태성정밀의 연간 최소구매금액은 금 2,400,000,000원으로 한다.',
    '구매팀은 태성정밀의 연간 최소구매금액은 금 3,000,000,000원임을 보고하였다.',
  ],
])('%s: finds the contradicting statement', async (_, question, one, other) => {
  expect(isContradicted(await ask(question, [prose(ONE, one), prose(OTHER, other)]))).toBe(true);
});

const register = (rows: readonly (readonly string[])[]): Chunk => ({
  ...tableChunk(rows, { document: 'register.csv' }),
  id: `${OTHER}#1`,
  fileId: OTHER,
});

it.each([
  ['another amount', '1,620,000', true],
  ['the same amount', '1,450,000', false],
])("shows a register's figures with %s under the requested words", async (_, salary, expected) => {
  const made = await ask('What is the annual salary of Ms Larsen?', [
    prose(ONE, 'The annual salary of Ms Larsen is NOK 1,450,000.'),
    register([
      ['Name', 'Position', 'Annual salary (NOK)', 'Bonus (NOK)'],
      ['Larsen', 'Finance director', salary, '90,000'],
      ['Berg', 'Sales director', '1,300,000', '80,000'],
    ]),
  ]);

  expect(isContradicted(made)).toBe(expected);
});

it.each([
  [
    'with and without tax',
    'What is the fee of Talbot Advisory?',
    'The fee of Talbot Advisory is EUR 300,000 excluding VAT.',
    'The fee of Talbot Advisory is EUR 363,000 including VAT.',
  ],
  [
    'gross and net',
    'What is the rent of the Dublin office?',
    'The gross rent of the Dublin office is EUR 480,000 per year.',
    'The net rent of the Dublin office is EUR 410,000 per year.',
  ],
])('figures %s are not a contradiction', async (_, question, one, other) => {
  expect(isContradicted(await ask(question, [prose(ONE, one), prose(OTHER, other)]))).toBe(false);
});

it('answers with an amendment instead of the amended contract', async () => {
  const contract = 'The supply agreement with Ostermann ends on 31 December 2025.';
  const amended = 'The supply agreement with Ostermann ends on 31 December 2028.';

  const made = await ask('When does the supply agreement with Ostermann end?', [
    prose(ONE, contract),
    prose(OTHER, `Amendment No. 1\n\nSection 12 is replaced as follows: ${amended}`),
  ]);

  expect(isContradicted(made)).toBe(false);
  expect(texts(made)).toContain(amended);
  expect(texts(made)).not.toContain(contract);
});

it.each([
  ['another amount', 'Revenue for 2025 was USD 96.4 million.', true],
  ['another amount that was reported', 'Alder Audio Inc. reported revenue of USD 96.4 million for 2025.', true],
  ['the same amount, rounded', 'Revenue for 2025 was USD 91.2 million.', false],
  ['how it moved', 'Revenue for 2025 was 4.1% above that of 2024.', false],
  ['another year', 'Revenue for 2024 was USD 96.4 million.', false],
])('compares a sentence that states %s with the row of a statement', async (_, sentence, expected) => {
  const pack = chunkOf({ fileId: OTHER, text: sentence }, { document: 'board-pack.pdf', company: 'Alder Audio Inc.' });
  const row = statement(ONE, '$91,240');
  const made = await ask('What was the revenue of Alder Audio in 2025?', [row, pack]);

  expect(isContradicted(made)).toBe(expected);
});

it('shows both amounts in the answer to a question', async () => {
  const pack = chunkOf(
    { fileId: OTHER, text: 'Revenue for 2025 was USD 96.4 million.' },
    { document: 'board-pack.pdf', company: 'Alder Audio Inc.' },
  );
  const made = await askOffline('What was the revenue of Alder Audio in 2025?', [statement(ONE, '$91,240'), pack], {
    now: Date.UTC(2026, 0, 1),
  });

  expect(isContradicted(made)).toBe(true);
  expect(texts(made)).toContain('96.4 million');
});

it('does not compare two amounts of one year in another document with the total', async () => {
  const parts = tableChunk(
    [
      ['', '2025', '2025'],
      ['Revenue', '8,200', '7,900'],
    ],
    {
      document: 'parts.csv',
      company: 'Alder Audio Inc.',
      unit: '(in thousands)',
      periods: ['2025'],
      section: 'Revenue',
      basis: 'consolidated',
    },
  );
  const other = { ...parts, id: `${OTHER}#${parts.seq}`, fileId: OTHER };

  const answer = await askOffline('What was the revenue of Alder Audio in 2025?', [statement(ONE, '97,000'), other], {
    now: Date.UTC(2026, 0, 1),
  });

  expect(isContradicted(answer)).toBe(false);
  expect(texts(answer)).toContain('97,000');
});

it('does not compare with the figure of a competitor', async () => {
  const own = tableChunk(
    [
      ['', '2025년', '2024년'],
      ['매출액', '85,940', '76,220'],
    ],
    {
      document: '감사보고서.html',
      company: '솔여해산',
      unit: '(단위: 백만원)',
      language: 'ko',
      periods: ['2025', '2024'],
    },
  );
  const note = chunkOf(
    { fileId: OTHER, text: '갯바람식품은 김 스낵을 판다.\n2025년 매출액은 1,524억원입니다.' },
    { document: '갯바람식품_분석노트.html', section: '갯바람식품 > 실적', language: 'ko' },
  );
  const rivals = chunkOf(
    { text: '주요 경쟁사는 갯바람식품, 파래제과이며 가격 경쟁이 심하다.' },
    { document: '사업보고서.md', company: '솔여해산', section: '경쟁', language: 'ko' },
  );
  const made = await askOffline('25년 매출 얼마', [own, note, rivals], {
    now: Date.UTC(2026, 0, 1),
    about: '솔여해산',
  });

  expect(isContradicted(made)).toBe(false);
  expect(texts(made)).toContain('85,940');
});
