// The sentence of a headcount in each language, counted in people whatever counter the table prints.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { tickedProse } from '#tests/helpers/ticked-prose.ts';

const staffOf = (company: string, language: string, rows: readonly (readonly string[])[]) =>
  tableChunk(rows, {
    company,
    document: `${company}.md`,
    language,
    section: rows[0]?.[0] ?? '',
    periods: ['2024', '2025'],
  });

it.each([
  {
    question: 'How many employees did Osprey Dental have in 2025?',
    chunk: staffOf('Osprey Dental', 'en', [
      ['Headcount', '2024', '2025'],
      ['Number of employees', '1,690', '1,740'],
    ]),
    sentence: 'Osprey Dental had 1,740 employees in 2025.',
  },
  {
    question: '해솔리조트의 2025년 임직원 수는?',
    chunk: staffOf('해솔리조트', 'ko', [
      ['인원', '2024년', '2025년'],
      ['임직원 수', '1,690', '1,740'],
    ]),
    sentence: '해솔리조트의 2025년 임직원은 1,740명입니다.',
  },
  {
    question: '青嶺食品の2025年の従業員数は？',
    chunk: staffOf('青嶺食品', 'ja', [
      ['人員', '2024年', '2025年'],
      ['従業員数', '1,690', '1,740'],
    ]),
    sentence: '青嶺食品の2025年の従業員数は1,740人です。',
  },
])('$sentence', async ({ question, chunk, sentence }) => {
  const { blocks } = await askOffline(question, [chunk], { now: Date.UTC(2026, 5, 1) });

  const [first] = blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));
  expect(first).toMatchObject({ text: sentence, check: 'verified' });
});

it('is not the number of those who were lent money', async () => {
  const lines = ['임직원 대출: 주택자금 11명 합계 5억 4천만원, 무이자.', '사택은 두 채이고 관리인이 돌본다.'];
  const ticked = await tickedProse('임직원은 몇 명인가?', lines, 'ko');

  expect(ticked).toEqual([]);
});
