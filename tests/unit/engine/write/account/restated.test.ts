// Sentences that only say that something exists, or are about another name than the question's.
import { describe, expect, it } from 'vitest';
import {
  isAheadAlone,
  isExistenceAlone,
  isSupposedAlone,
  otherNames,
} from '#functions/engine/write/account/restated.ts';
import { judgedStatement } from '#tests/helpers/judged-statement.ts';

describe('that there is something', () => {
  it.each([
    ['물레 2호기 뭐가 문제였어', '물레 2호기에 문제가 있었다고 들었습니다.', true],
    ['물레 2호기 뭐가 문제였어', '물레 2호기의 문제는 굽은 축이었습니다.', false],
    ['물레 2호기에 문제가 있었습니까?', '물레 2호기에 문제가 있었다고 들었습니다.', false],
  ])('%s: %s', (question, text, expected) => {
    const { own, judged } = judgedStatement(question, text);
    expect(isExistenceAlone(own, judged)).toBe(expected);
  });
});

describe('that something is supposed', () => {
  it.each([
    ['窯の責任者', '窯の責任者が退いたときは、買主は60日前の通知で契約を終えることができる。', true],
    ['窯の責任者が退いた場合はどうなる', '窯の責任者が退いたときは、買主は契約を終えることができる。', false],
    ['契約の終了', '窯の責任者が退いたときは、買主は契約を終了することができる。', false],
    ['head of the kiln', 'If the head of the kiln leaves, the buyer may give notice.', true],
    ['who controls the kiln', 'Notice may be given if the kiln comes under the control of a rival.', true],
    ['notice by the buyer', 'If the head of the kiln leaves, the buyer may give notice.', false],
  ])('%s: %s', (question, text, expected) => {
    const { own, judged } = judgedStatement(question, text);
    expect(isSupposedAlone(own, judged)).toBe(expected);
  });
});

describe('that something is still to come', () => {
  it.each([
    ['가마 실사 결과 어떻게 나왔어', '[보고] 소방서 점검 결과 및 가마 실사(2025.5 예정) 준비상황.', true],
    ['가마 실사 결과 어떻게 나왔어', '가마 실사 결과는 적합이었고, 다음 점검은 2027년 예정이다.', false],
    ['가마 실사 결과 언제 나와', '가마 실사 결과는 2025년 5월에 나올 예정이다.', false],
    ['窯の監査の結果どうだった', '窯の監査は2026年5月に予定されている。', true],
    ['窯の監査の結果どうだった', '窯の監査は指摘なしで終わり、次回は2028年を予定している。', false],
    ['how did the kiln inspection turn out', 'The kiln inspection is scheduled for May 2026.', true],
    ['how did the kiln inspection turn out', 'The kiln inspection took place as planned and found two faults.', false],
    ['when is the kiln inspection', 'The kiln inspection is scheduled for May 2026.', false],
  ])('%s: %s', (question, text, expected) => {
    const { own, judged } = judgedStatement(question, text);
    expect(isAheadAlone(own, judged)).toBe(expected);
  });
});

describe('a sentence of another name', () => {
  const MINUTES = '欠席: 沢木(ミナト製網出身)\n2026年10月から網の価格を10円引き上げる。';
  it('is refused if the name titles another file', () => {
    const { own, judged } = judgedStatement('ミナト製網、網の価格をいくら上げたい', MINUTES, {
      document: '議事録.md',
      others: ['ミナト製網-通知.txt'],
    });
    expect(otherNames(own, judged)).toContain('ミナト');
  });

  it('stays if the open words are no names', () => {
    const TEXT = '1987년 도예가 한무령은 장작가마를 이천 전승회에 넘겨주었다.';
    const { own, judged } = judgedStatement('도예가 한무령이 장작가마를 물려준 모임의 명칭은?', TEXT, {
      document: '이천.txt',
      others: ['여주.txt'],
    });
    expect(otherNames(own, judged)).toBeUndefined();
  });

  it('stays if no other file has the name', () => {
    const { own, judged } = judgedStatement('ミナト製網、網の価格をいくら上げたい', MINUTES, { document: '議事録.md' });
    expect(otherNames(own, judged)).toBeUndefined();
  });
});
