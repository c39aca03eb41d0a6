// "Next year" is the year after the newest reported one, named in the style of the documents.
import { describe, expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 8, 1);
const JAPANESE = { company: '早瀬製網株式会社', document: '決算短信.pdf', language: 'ja' };
const KOREAN = { company: '한들제망', document: '사업보고서.pdf', language: 'ko' };

const documents = [
  tableChunk(
    [
      ['', '2026年3月期', '2025年3月期'],
      ['売上高', '57,430', '52,980'],
    ],
    { ...JAPANESE, periods: ['2026-03', '2025-03'] },
  ),
  chunkOf({ text: '2027年3月期の連結業績予想は、売上高60,500百万円です。' }, JAPANESE),
  chunkOf({ text: '2028年3月期の業績予想は未定です。' }, JAPANESE),
];
const korean = [
  tableChunk(
    [
      ['', '2025년', '2024년'],
      ['매출액', '43,851', '36,512'],
    ],
    { ...KOREAN, periods: ['2025', '2024'] },
  ),
  chunkOf({ text: '2026년 매출 목표는 515억원입니다.' }, KOREAN),
];

describe('the coming year', () => {
  it.each([
    ['来期の業績予想は？', documents, '2027年3月期の連結業績予想は'],
    ['내년 매출 목표는?', korean, '2026년 매출 목표는 515억원'],
  ])('%s', async (question, chunks, sentence) => {
    const ticked = tickedIn(await askOffline(question, chunks, { now: NOW }));

    expect(ticked).toContain(sentence);
    expect(ticked).not.toContain('2028');
  });
});
