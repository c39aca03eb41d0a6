// A question for the members of a board is answered by the whole table that lists them.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 5, 1);
const ENGLISH = { document: 'Tarrow Ferries board.md', language: 'en' } as const;
const ferries = [
  tableChunk(
    [
      ['Name', 'Role', 'Appointed'],
      ['Judith Penrose', 'Chair', 'May 2019'],
      ['Callum Reid', 'Chief executive', 'January 2016'],
      ['Anita Shah', 'Chief financial officer', 'October 2021'],
      ['Piers Holloway', 'Non-executive director', 'April 2020'],
    ],
    { ...ENGLISH, section: 'Board of directors' },
  ),
  chunkOf({ text: 'The board met eight times during the year.' }, { ...ENGLISH, section: 'Board of directors' }),
];
const KOREAN = { document: '누비제과_이사회.md', language: 'ko' } as const;
const bakery = [
  tableChunk(
    [
      ['성명', '직책', '선임일'],
      ['차은결', '대표이사', '2011년 3월'],
      ['민가온', '사내이사', '2020년 3월'],
      ['배도현', '사외이사', '2022년 3월'],
    ],
    { ...KOREAN, section: '이사회의 구성' },
  ),
];

it.each([
  ['Who sits on the board?', ferries, ['Judith Penrose', 'Callum Reid', 'Anita Shah', 'Piers Holloway']],
  ['Who are the board members?', ferries, ['Judith Penrose', 'Callum Reid', 'Anita Shah', 'Piers Holloway']],
  ['이사회에는 누가 있나?', bakery, ['차은결', '민가온', '배도현']],
  ['이사회 멤버는 누구야?', bakery, ['차은결', '민가온', '배도현']],
])('%s', async (question, chunks, names) => {
  const { blocks } = await askOffline(question, chunks, { now: NOW });
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  expect(rows.map(([name]) => name?.text)).toEqual(names);
  expect(rows.every(([, role]) => role?.check === 'verified' && role.fit === 'answers')).toBe(true);
});

it('does not name who signs for another company', async () => {
  const chunks = [
    chunkOf(
      { text: '주식회사 누비제과\n대표이사 차은결' },
      { company: '주식회사 누비제과', document: '누비제과_소개.md', language: 'ko' },
    ),
    chunkOf({ text: '수탁자 늘푸른운송 주식회사 대표이사 남기훈 (인)' }, { document: '운송계약.txt', language: 'ko' }),
  ];
  const ticked = tickedIn(await askOffline('누비제과 대표이사는 누구야', chunks, { now: NOW }));

  expect(ticked).toContain('차은결');
  expect(ticked).not.toContain('남기훈');
});
