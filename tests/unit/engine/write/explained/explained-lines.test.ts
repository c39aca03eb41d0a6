// A short document answers with the line that accounts for the whole question.
import { describe, expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 5, 1);
const documentOf = (document: string, language: 'ko' | 'en' | 'ja', sections: Readonly<Record<string, string>>) =>
  Object.entries(sections).map(([section, text], seq) => chunkOf({ text, seq }, { document, language, section }));

const PACT = documentOf('pact.md', 'ko', {
  '제3조 (이사회)': '이사회는 이사 5인으로 구성한다. 감사는 해솔펀드가 지명한다.',
  '제7조 (주식의 양도제한)':
    '각 주주는 가동일로부터 3년간 주식을 양도할 수 없다. 다만, 해솔펀드는 가동일로부터 1년이 지나면 양도할 수 있다.',
  '제8조 (배당)':
    '회사는 배당가능이익의 70% 이상을 매년 배당한다. 다만, 상환비율이 1.20배 미만인 기간에는 배당하지 아니한다.',
  '제9조 (위약벌)': '출자의무를 위반한 주주는 미납금액의 15%를 위약벌로 지급한다.',
});
const PERMIT = documentOf('permit.md', 'en', {
  'Permitted activities':
    'Blasting is permitted on weekdays between 10:00 and 16:00 only. No work is permitted on Sundays.',
  'Compliance record': 'In November 2024 two residents complained about blasting noise.',
});
const MEMO = documentOf('memo.md', 'ja', {
  規制: '2026年4月から陸上養殖業は届出制から登録制に移行する。',
  需要: '大手の店は2026年度までに陸上養殖品の比率を3割に高める方針を示した。',
});

describe('a line of a short document', () => {
  it.each([
    ['감사는 누가 지명하나?', PACT, '감사는 해솔펀드가 지명한다.'],
    ['해솔펀드는 언제부터 주식을 팔 수 있나?', PACT, '다만, 해솔펀드는 가동일로부터 1년이 지나면 양도할 수 있다.'],
    ['배당을 할 수 없는 경우는?', PACT, '다만, 상환비율이 1.20배 미만인 기간에는 배당하지 아니한다.'],
    ['출자의무를 어기면 어떤 불이익이 있나?', PACT, '출자의무를 위반한 주주는 미납금액의 15%를 위약벌로 지급한다.'],
    ['When is blasting permitted?', PERMIT, 'Blasting is permitted on weekdays between 10:00 and 16:00 only.'],
    ['陸上養殖は2026年4月から何が変わりますか?', MEMO, '2026年4月から陸上養殖業は届出制から登録制に移行する。'],
  ])('answers alone if it has all words: %s', async (question, chunks, line) => {
    expect(tickedIn(await askOffline(question, chunks, { now: NOW }))).toBe(line);
  });

  it.each([
    ['해솔펀드의 임직원 보수 한도는?', PACT],
    ['Why was blasting suspended?', PERMIT],
  ])('answers nothing if it leaves words open: %s', async (question, chunks) => {
    expect(tickedIn(await askOffline(question, chunks, { now: NOW }))).toBe('');
  });
});
