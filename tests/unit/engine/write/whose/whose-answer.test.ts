// A question without a subject is about the company of the workspace: lines of others are shown without a tick.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { asksOfOthers } from '#functions/engine/write/whose/whose-judge.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 5, 1);
const file = (n: number): string => `fil_000000000001_00000000000000${n}`;
const memo = chunkOf(
  { text: '한솔베이커리는 2025년 4월 식품위생법 위반으로 과징금 3억원을 냈다.', fileId: file(21) },
  { document: '법무_검토.md', section: '법무 검토 > 분쟁', language: 'ko' },
);
const report = chunkOf(
  { text: '주요 경쟁사는 한솔베이커리, 미래당제빵이며 가격 경쟁이 심하다.', fileId: file(22) },
  { company: '다온제과', document: '다온제과_사업보고서.md', language: 'ko' },
);
const study = chunkOf(
  { text: '수도권 점포의 월 임차료는 평당 9만원으로 3% 올랐다.', fileId: file(23) },
  { document: '제빵_업계_메모.md', section: '제빵 업계 > 비용', language: 'ko' },
);
const lease = chunkOf(
  { text: '안성 공장의 월 임차료는 4,200만원이다.', fileId: file(24) },
  { company: '다온제과', document: '다온제과_임대차_요약.md', language: 'ko' },
);

const ticked = async (question: string, chunks = [memo, report, study]) =>
  tickedIn(await askOffline(question, chunks, { now: NOW, about: '다온제과 투자' }));

it.each(['과징금 얼마 냈어?', '식품위생법 위반한 적 있어?', '월 임차료 얼마야?'])(
  'does not answer by a line of others: %s',
  async (question) => {
    expect(await ticked(question)).toBe('');
  },
);

it('names whose the line is', async () => {
  const { blocks } = await askOffline('과징금 얼마 냈어?', [memo, report], { now: NOW, about: '다온제과 투자' });

  expect(JSON.stringify(blocks)).toMatch(/"subjectDiffers","instead":"한솔베이커리"/);
});

it.each(['한솔베이커리 과징금 얼마 냈어?', '한솔은 과징금 얼마 냈어?'])(
  'answers a question that names the other: %s',
  async (question) => {
    expect(await ticked(question)).toContain('3억원');
  },
);

it("answers by the company's own line", async () => {
  expect(await ticked('월 임차료 얼마야?', [study, lease])).toContain('4,200만원');
});

describe('a market note', () => {
  const note = chunkOf(
    { text: '- 세진의 객단가 7,640원, 회원 92,500명.', fileId: file(28) },
    { document: '시장노트_세진제과.md', section: '시장 노트', language: 'ko' },
  );

  it('does not answer for the company', async () => {
    expect(await ticked('우리쪽 객단가 얼마', [report, note])).toBe('');
  });

  it.each(['세진제과 객단가 얼마', '세진 객단가 얼마'])(
    'answers a question that names its company: %s',
    async (question) => {
      expect(await ticked(question, [report, note])).toContain('7,640');
    },
  );
});

it('does not answer by a desk note on another company and its sector', async () => {
  const note = chunkOf(
    { text: '객단가는 7,640원이고 회원은 92,500명이다.', fileId: file(29) },
    { document: 'note.html', section: 'Desk note: Sejin and the sector', language: 'ko' },
  );

  expect(await ticked('우리쪽 객단가 얼마', [report, note])).toBe('');
});

describe('what is usual or of the whole country', () => {
  const isOfOthers = (query: string): boolean => asksOfOthers(plan({ query, history: [], sources: [], now: NOW }));
  const rival = chunkOf(
    { text: '- 세진제과의 순차입금은 410억원, 직원 평균연봉 5,200만원.', fileId: file(27) },
    { document: '경쟁사_노트.md', section: '경쟁사 노트', language: 'ko' },
  );

  it.each(['국내에서 우리가 몇 프로야', 'our share nationwide', '国内でうちのシェアは'])(
    'is no question about others if it names the own side: %s',
    (question) => {
      expect(isOfOthers(question)).toBe(false);
    },
  );

  it.each([
    '우리쪽 직원 평균 연봉 얼마',
    '저희 측 평균 연봉은',
    "what's our average salary",
    'うちの方の平均年収いくら',
  ])('is that of the company if the question says so: %s', async (question) => {
    expect(isOfOthers(question)).toBe(false);
    expect(await ticked(question, [report, rival])).toBe('');
  });

  it.each(['직원 평균 연봉 얼마', '경쟁사 대비 우리 평균 연봉', "what's the average salary", '平均年収いくら'])(
    'is else also that of others: %s',
    (question) => {
      expect(isOfOthers(question)).toBe(true);
    },
  );
});

describe('a report of another company in the language of the question', () => {
  const other = chunkOf(
    {
      text: 'Our credit agreement contains a leverage covenant of 3.25 times EBITDA.\nWe paid a dividend on 4 May 2025.',
      fileId: file(25),
    },
    { company: 'Larch Bakeries Inc.', document: 'Larch_10-K.html', section: 'Liquidity', language: 'en' },
  );

  it.each(["what's the covenant", 'when was the dividend paid'])('is shown without a tick: %s', async (question) => {
    const { blocks } = await askOffline(question, [report, lease, other], { now: NOW, about: '다온제과 투자' });

    expect(tickedIn({ blocks })).toBe('');
    expect(JSON.stringify(blocks)).toMatch(/Larch Bakeries/);
  });

  it('is known by the title of a trading update', async () => {
    const update = chunkOf(
      { text: 'Ingrid Maas succeeded Peadar Lohan as chair on 1 January 2026.', fileId: file(26) },
      { company: 'Larch Bakeries plc', document: 'larch-trading-update.html', section: 'Board', language: 'en' },
    );

    expect(await ticked('who chairs the board', [report, lease, update])).toBe('');
  });

  it('answers a question that names it', async () => {
    expect(await ticked("what's the covenant of Larch Bakeries", [report, lease, other])).toContain('3.25');
  });
});
