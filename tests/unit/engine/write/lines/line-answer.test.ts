// Forms, lists and contracts answer with their most probable line, also in other words than the question's.
import { describe, expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const documentOf = (document: string, language: 'ko' | 'en' | 'ja', text: string) => [
  chunkOf({ text, seq: 0 }, { document, language }),
];
const CHARTER = documentOf(
  'charter-sandpiper.txt',
  'en',
  [
    'CHARTER SUMMARY: MV SANDPIPER',
    'Owner: Fulmar Shipping Limited',
    'Charterer: Dunlin Aggregates plc',
    'Delivery port: Immingham',
    'Hire: USD 9,400 per day, payable every fifteen days in advance',
    'Redelivery: between 1 and 20 March 2027',
    'Crew: 14 persons supplied by the owner',
    'Bunkers: paid by the charterer',
  ].join('\n'),
);
const TENDER = documentOf(
  '용역공고_들꽃도서관.txt',
  'ko',
  [
    '용역 공고',
    '발주기관: 들꽃도서관재단',
    '용역명: 전자책 구축 용역',
    '사업비: 3억 1천만원',
    '용역기간: 계약일부터 210일',
    '제출마감: 2025년 9월 4일 15시',
    '평가방법: 기술 90점, 가격 10점',
  ].join('\n'),
);
const NOTICE = documentOf(
  '通知_ミナモ水道.txt',
  'ja',
  [
    '工事のお知らせ',
    '施工者：ミナモ設備株式会社',
    '工事場所：北浜町二丁目',
    '断水時間：午前9時から午後3時まで',
    '対象戸数：184戸',
    '連絡先：現場代理人　奥寺　真',
  ].join('\n'),
);
const ticksOf = async (ask: string, chunks: typeof CHARTER) =>
  tickedIn(await askOffline(ask, chunks, { now: Date.UTC(2026, 5, 1) }));

describe('a form', () => {
  it.each([
    ['How much is the daily hire of the Sandpiper?', CHARTER, '9,400'],
    ['How many crew does the Sandpiper have?', CHARTER, '14 persons'],
    ['들꽃도서관 용역 사업비는 얼마야?', TENDER, '3억 1천만원'],
    ['전자책 구축 용역기간은 며칠인가요?', TENDER, '210일'],
    ['対象戸数は何戸ですか', NOTICE, '184戸'],
  ])('answers %s with the line of the value', async (ask, chunks, value) => {
    expect(await ticksOf(ask, chunks)).toContain(value);
  });

  it.each([
    ['Who is the broker of the Sandpiper?', CHARTER],
    ['How much is the deposit for the Sandpiper?', CHARTER],
    ['들꽃도서관 용역의 낙찰자는 누구야?', TENDER],
    ['断水の工事費はいくらですか', NOTICE],
  ])('ticks nothing for %s', async (ask, chunks) => {
    expect(await ticksOf(ask, chunks)).toBe('');
  });
});
