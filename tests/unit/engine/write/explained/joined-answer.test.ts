// A question for two things: both are answered, or the missing one is named beside the ticked lines of the other.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 5, 1);
const context = { document: 'minutes.md', language: 'ko' as const };
const chunks = [
  chunkOf(
    { text: '총사업비는 1조 3,400억원으로 예상한다. 이 중 80%는 금융기관 대출로 조달한다.', seq: 0 },
    {
      ...context,
      section: '제5조 (총사업비와 일정)',
    },
  ),
  chunkOf(
    { text: '펌프는 대륜기계가 공급하며 수량은 30기이다. 하자보증기간은 각 펌프의 인수일로부터 5년이다.', seq: 1 },
    {
      ...context,
      section: '제6조 (펌프 공급 및 하자보증)',
    },
  ),
  chunkOf(
    { text: '다음 회의는 2025년 8월 21일에 개최한다. 차기 회의에서 합작법인 설립안을 논의하기로 하였다.', seq: 2 },
    {
      ...context,
      section: '기타',
    },
  ),
];
const ask = (question: string) => askOffline(question, chunks, { now: NOW });

it.each([
  ['총사업비와 조달 방법은?', ['1조 3,400억원', '80%']],
  ['펌프는 누가 공급하고 하자보증기간은 얼마나 되나?', ['대륜기계', '5년']],
  ['다음 회의는 언제 열리고 무엇을 논의하나?', ['8월 21일', '합작법인']],
])('returns both: %s', async (question, both) => {
  const ticked = tickedIn(await ask(question));

  for (const one of both) expect(ticked).toContain(one);
});

it('names the missing half', async () => {
  const answer = await ask('펌프는 누가 공급하고 할인율은 얼마나 되나?');

  expect(tickedIn(answer)).toBe('펌프는 대륜기계가 공급하며 수량은 30기이다.');
  expect(answer.blocks).toContainEqual(
    expect.objectContaining({ code: 'partNotFound', params: { what: '할인율은 얼마나 되나' } }),
  );
});

it('returns the cell for one half beside the reason for the other', async () => {
  // Prepare
  const hospital = { document: '늘봄병원 운영현황.md', language: 'ko' as const, section: '병원별 실적' };
  const table =
    '병원\t병상 수\t2024년 의료수익\t2025년 의료수익\n강변병원\t412\t98,420\t104,310\n누리병원\t280\t51,730\t60,580';
  const reason = '누리병원의 의료수익은 심장센터 개설로 외래환자가 늘면서 17.1% 증가하였다.';
  // Act
  const { blocks } = await askOffline(
    '누리병원의 2025년 의료수익은 얼마이고 왜 늘었어?',
    [
      chunkOf({ fileId: 'fil_hospital', seq: 0, kind: 'table', text: table }, hospital),
      chunkOf({ fileId: 'fil_hospital', seq: 1, text: reason }, hospital),
    ],
    { now: NOW },
  );
  // Assess
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  expect(tables.flat().flatMap(({ text, check }) => (check === 'verified' ? [text] : []))).toEqual(['60,580']);
  expect(tickedIn({ blocks })).toContain(reason);
});
