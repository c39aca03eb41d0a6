// Which questions are answered by yes or no, in three languages.
import { describe, expect, it } from 'vitest';
import { asksYesNo, requestedMove, sideOf } from '#functions/engine/understand/kinds/yes-no.ts';

describe('a yes/no question', () => {
  it.each([
    '2025년에 적자였어?',
    '약정 위반했어?',
    '배당을 지급했나요',
    '계류 중인 소송이 있습니까?',
    '예비인가는 꼭 받아야 해?',
    'Did the company pay a dividend?',
    'Is there any litigation pending?',
    'And was it profitable in 2024?',
    '赤字でしたか？',
    '旧基準は廃止されますか',
    '配当はあった？',
  ])('is recognized by its grammar: %s', (question) => {
    expect(asksYesNo(question)).toBe(true);
  });

  it.each([
    ['asks for more', '2025년 매출은 얼마야?'],
    ['asks why', '왜 적자였어?'],
    ['requests', '배당 내역을 알려줘'],
    ['has no verb', '배당은?'],
    ['asks for one of two', 'Is it a profit or a loss?'],
    ['asks who', 'Who is the largest customer?'],
    ['asks since when', '社長はいつから務めていますか'],
    ['requests politely', 'Can you list the segments?'],
    ['requests with a modal', 'Could you provide an overview of the risks?'],
    ['requests in Japanese', '配当を説明していただけますか？'],
    ['asks what kind', '어떠한 상황에서 관련된 것으로 간주하는가?'],
    ['asks how much', '売上高はいくらですか？'],
    ['asks how many months', '何か月以上の試験が必要ですか？'],
    ['is put in the negative', '배당을 지급하지 않았나요?'],
  ])('is not recognized if it %s', (_, question) => {
    expect(asksYesNo(question)).toBe(false);
  });

  it('names the requested sign', () => {
    expect(['적자였어?', '黒字ですか？', 'Was it loss-making?', 'Did sales grow?'].map(sideOf)).toEqual([
      'loss',
      'profit',
      'loss',
      undefined,
    ]);
  });

  it('names the direction of a figure', () => {
    expect(['매출이 늘었어?', '売上は減少しましたか？', '왜 매출이 늘었어?'].map(requestedMove)).toEqual([
      'rise',
      'fall',
      undefined,
    ]);
  });
});
