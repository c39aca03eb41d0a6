// Whether the company is being sued: yes or no by a sentence that states it, in three languages.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 0, 1);

const ask = async (query: string, text: string, language: 'ko' | 'en' | 'ja', company: string) =>
  tickedIn(await askOffline(query, [chunkOf({ text }, { company, document: 'report.pdf', language })], { now: NOW }));

it.each([
  [
    'Is Alder Audio facing any lawsuit?',
    'In May 2024 a former dealer filed a lawsuit against Alder Audio alleging infringement of a patent.',
    'Yes.',
  ],
  [
    'Is Alder Audio involved in any legal dispute?',
    'A former contractor has brought a claim of £2.1 million over delayed works.',
    'Yes.',
  ],
  ['Is Alder Audio a party to material litigation?', 'The company is not a party to any material litigation.', 'No.'],
])('%s', async (query, text, verdict) => {
  expect(await ask(query, text, 'en', 'Alder Audio Inc.')).toContain(verdict);
});

it('answers yes in Japanese', async () => {
  const text = '当社は、元執筆者から損害賠償を求める訴訟を東京地方裁判所に提起されております。';

  expect(await ask('鶴見出版は訴訟を抱えていますか？', text, 'ja', '株式会社鶴見出版')).toContain('はい。');
});

it.each([
  ['that was dismissed', 'In May 2024 a dealer filed a lawsuit against Alder Audio, which was dismissed in June.'],
  ['of no weight alone', 'The company is not a party to any material litigation.'],
])('leaves a statement open %s', async (_, text) => {
  const ticked = await ask('Is Alder Audio facing any lawsuit?', text, 'en', 'Alder Audio Inc.');

  expect(ticked).not.toMatch(/Yes\.|No\./);
});

it('counts existing proceedings, and ignores denials of others', async () => {
  const text =
    '오름유통이 2025년 10월 대금의 지급을 청구하는 소송을 제기하여 1심이 진행 중이다. 그 밖에 계류 중인 소송은 없다.';
  const ticked = await ask('소송이 있나요?', text, 'ko', '이슬양조');

  expect(ticked).toContain('예.');
  expect(ticked).not.toContain('아니요.');
  expect(await ask('소송이 진행 중인가요?', text, 'ko', '이슬양조')).not.toContain('아니요.');
});
