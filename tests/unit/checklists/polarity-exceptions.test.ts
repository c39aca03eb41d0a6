// Statements with an exception give no plain yes or no, and what is over is not so today.
import { describe, expect, it } from 'vitest';
import { leadOf } from '#functions/checklists/polarity/lead.ts';
import { pairVerdict } from '#functions/checklists/polarity/pair-verdict.ts';

describe('an exception that a schedule states', () => {
  it.each([
    ['Has the club paid all dues?', 'Except as set out in Schedule 2, the club has paid all dues.', 'partly'],
    ['Is the club in dispute?', 'Save as disclosed in the Letter, the club is not in dispute.', 'partly'],
    ['모든 회비를 납부하였습니까?', '별지 2에 기재된 사항을 제외하고 모든 회비를 납부하였다.', 'partly'],
    ['분쟁이 있습니까?', '공개목록에 공개된 것을 제외하고 분쟁은 없다.', 'partly'],
    ['すべての会費を納付していますか。', '別紙2に記載のものを除き、すべての会費を納付している。', 'partly'],
    ['紛争は係属していますか。', '開示書面に開示された事項を除き、紛争は係属していない。', 'partly'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });

  it('takes the first yes or no from an answer', () => {
    const answer = ['No.', 'Save as disclosed in the Letter, no coach has been dismissed.'];

    expect(leadOf('Has any coach been dismissed?', answer)).toBeUndefined();
  });
});

describe('what a statement leaves out', () => {
  it.each([
    ['Are all kilns leased?', 'All kilns other than the first are leased.', 'partly'],
    ['모든 가마를 임차하고 있습니까?', '첫째 가마를 제외한 모든 가마는 임차하고 있다.', 'partly'],
    ['すべての窯を賃借していますか。', '第一窯を除くすべての窯は賃借している。', 'partly'],
    ['Is the kiln under repair?', 'None of the kilns other than the first is under repair.', undefined],
    ['가마가 담보에 들어 있습니까?', '가마는 담보에서 제외한다.', 'no'],
    ['窯は保険の対象ですか。', '窯は保険の対象から除外する。', 'no'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });

  it.each([
    ['May the potter fire the ware of third parties?', 'The potter may not fire ware other than his own.', 'partly'],
    ['May the potter buy clay from another pit?', 'The potter may not buy clay from any pit other than ours.', 'no'],
    ['을은 다른 곳에서 흙을 살 수 있습니까?', '을은 갑이 아닌 다른 곳에서 흙을 살 수 없다.', 'no'],
    ['第三者に焼成を委託できますか。', '指定した者以外の第三者に焼成を委託してはならない。', 'partly'],
    ['他の者から土を購入することができますか。', '甲は乙以外の者から土を購入することができる。', 'yes'],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});

describe('what is over', () => {
  it.each([
    ['Does the yard currently hold a licence?', 'The licence of the yard expired in May.', 'no'],
    ['Does the yard own the crane?', 'The yard sold the crane in May.', undefined],
    ['Has the licence of the yard expired?', 'The licence of the yard expired in May.', 'yes'],
    ['조선소는 현재 면허를 보유하고 있습니까?', '조선소의 면허는 5월에 만료되었다.', 'no'],
    ['기중기를 소유하고 있습니까?', '기중기는 5월에 매각하였다.', undefined],
    ['保証は現在も付されていますか。', '保証は5月に解除された。', 'no'],
    ['起重機を所有していますか。', '起重機は5月に売却した。', undefined],
  ])('"%s" "%s" is %s', (question, text, verdict) => {
    expect(pairVerdict(question, [text])).toBe(verdict);
  });
});
