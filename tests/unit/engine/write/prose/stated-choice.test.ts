// A question that offers alternatives is answered by the sentence that states one of them for what is asked about.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 5, 1);
const KO = { document: '누리극장_실사_메모.md', language: 'ko' } as const;
const ticked = async (question: string, lines: readonly string[], context: object = KO) =>
  tickedIn(
    await askOffline(
      question,
      lines.map((text) => chunkOf({ text }, context)),
      { now: NOW },
    ),
  );

it.each(['영사기는 자가야 임차야?', '영사기는 자가인가요 임차인가요', '영사기 자가야, 임차야'])(
  'answers by the option stated: %s',
  async (question) => {
    expect(await ticked(question, ['영사기 12대는 모두 임차 물건이다.', '매점은 직영으로 운영한다.'])).toContain(
      '임차',
    );
  },
);

it.each([
  ['Is the projector fleet owned or leased?', 'The projector fleet is leased from Orrin Finance.'],
  ['Is the projector fleet owned or leased', 'The projector fleet is leased from Orrin Finance.'],
])('answers by the option stated: %s', async (question, line) => {
  expect(await ticked(question, [line, 'Popcorn is sold at every site.'], { document: 'memo.md' })).toContain('leased');
});

it.each(['映写機は自社所有か賃借か', '映写機は自社所有ですか、賃借ですか'])(
  'answers by the option stated: %s',
  async (question) => {
    expect(
      await ticked(question, ['映写機12台は賃借している。', '売店は直営である。'], {
        document: 'メモ.md',
        language: 'ja',
      }),
    ).toContain('賃借');
  },
);

it('shows both of two lines that differ, and does not answer about something else', async () => {
  const lines = ['스크린은 자가 설비이다.', '로비의 영사기는 임차 물건이다.', '별관의 영사기는 자가 설비이다.'];

  expect(await ticked('영사기는 자가야 임차야?', lines)).toBe(lines.slice(1).join('\n'));
  expect(await ticked('좌석은 자가야 임차야?', lines)).toBe('');
});

it('takes a measure for the subject', async () => {
  const lines = ['사채의 70%가 고정금리 조건이다.', '차입금의 40%가 변동금리 조건이다.'];

  expect(await ticked('차입금 고정금리야 변동금리야?', lines)).toBe(lines[1]);
});

it('finds a loan by its kind in a list in another language', async () => {
  const loans = tableChunk(
    [
      ['차입금', '잔액(백만원)', '만기'],
      ['시설자금 대출', '9,400', '2028년 2월'],
      ['운전자금 대출', '3,100', '2026년 9월'],
    ],
    { document: '차입금_현황.md', section: '차입금의 만기', language: 'ko' },
  );
  const answer = async (question: string) => tickedIn(await askOffline(question, [loans], { now: NOW }));

  expect(await answer('When does the facility loan mature?')).toContain('2028년 2월');
});
