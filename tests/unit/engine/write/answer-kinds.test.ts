// Answers by a span of text of the requested kind: people, places, dates, names, the largest of a list.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const of = (company: string, document: string, language: 'ko' | 'en' | 'ja') => (text: string, seq: number) =>
  chunkOf({ text, kind: 'prose', seq }, { company, document, language, section: 'Business' });
const english = of('Alder Brewing', 'alder-10k.pdf', 'en');
const korean = of('가람', '가람 보고서.pdf', 'ko');

const ticked = async (query: string, chunks: readonly Chunk[]): Promise<string[]> => {
  const { blocks } = await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
  return blocks.flatMap(sentencesOf).flatMap(({ check, text }) => (check === 'verified' ? [text] : []));
};

describe('an answer of the requested kind', () => {
  it('counts all people if only a sentence does', async () => {
    const all = [
      english('Some 310 employees of Alder Brewing are represented by a union.', 0),
      english(
        'At December 31, 2025, Alder Brewing had approximately 1,240 total full-time and part-time employees.',
        1,
      ),
    ];
    expect(await ticked('How many employees does Alder Brewing have?', all)).toEqual([
      'At December 31, 2025, Alder Brewing had approximately 1,240 total full-time and part-time employees.',
    ]);
  });

  it('is a place if a place is requested', async () => {
    const all = [
      english('Assets of the corporate-shared headquarters are reflected in Corporate and Unallocated.', 0),
      english('Our headquarters are located in Duluth, Minnesota.', 1),
    ];
    expect(await ticked("Where is Alder Brewing's headquarters?", all)).toEqual([
      'Our headquarters are located in Duluth, Minnesota.',
    ]);
  });

  it('names the head by the requested title', async () => {
    const all = [korean('간담회에 참석한 가람 윤서진 대표는 추진 현황을 공유하였다.', 0)];
    expect(await ticked('가람 대표는 누구야?', all)).toEqual(all.map(({ text }) => text));
  });

  it('uses a year named relative to today', async () => {
    const all = [korean('신사업 펀드는 내년부터 첫 투자가 집행될 예정이다.', 0)];
    expect(await ticked('신사업 펀드 첫 투자는 언제부터 해?', all)).toEqual(all.map(({ text }) => text));
  });

  it('is the sentence with all the names', async () => {
    const all = [
      english('Alder Brewing manages its operations in three segments.', 0),
      english('The segments are Ales, Ciders, and Spirits. Item 1, Segments, provides an overview of segments.', 1),
    ];
    expect(await ticked("What are Alder Brewing's segments?", all)).toEqual([
      'The segments are Ales, Ciders, and Spirits.',
    ]);
  });
});

describe('the largest customer', () => {
  const customers = tableChunk(
    [
      ['고객사', '부문', '2025년 매출(백만원)', '계약 만료일'],
      ['한빛', '물류', '53,060', '2026-12-31'],
      ['새봄', '유통', '38,150', '2028-03-31'],
    ],
    { document: '가람-고객.csv', language: 'ko' },
  );

  it.each(['가람의 가장 큰 고객은 누구야?', "Who is 가람's largest customer?", '最大の顧客は？'])(
    'is the only ticked cell: %s',
    async (query) => {
      const { blocks } = await askOffline(query, [customers], { now: Date.UTC(2026, 5, 1) });
      const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : []));
      expect(cells.filter(({ check }) => check === 'verified').map(({ text }) => text)).toEqual(['53,060']);
    },
  );

  it('does not answer how long its contract runs', async () => {
    expect(await ticked('How long is the contract with the largest customer?', [customers])).toEqual([]);
  });
});
