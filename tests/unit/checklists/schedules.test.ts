// A statement with an exception in a schedule says what the schedule leaves of it.
import { describe, expect, it } from 'vitest';
import { pairVerdict } from '#functions/checklists/polarity/pair-verdict.ts';

describe('a statement with the schedule of its exceptions', () => {
  const none = 'Except as set out in Schedule 6, the club is not in dispute.';
  const all = 'Except as set out in Schedule 7, the club has paid all dues.';

  it.each([
    ['Is the club in dispute?', [none, 'SCHEDULE 6: DISPUTES None.'], 'no'],
    ['Is the club in dispute?', [none, 'Schedule 6. Disputes: the tennis court v. the club.'], 'yes'],
    ['Has the club paid all dues?', [all, 'Schedule 7: Dues. Nil.'], 'yes'],
    ['Has the club paid all dues?', [all, 'Schedule 7: Dues. The dues of May were paid late.'], 'partly'],
    ['분쟁이 있습니까?', ['별지 2에 기재된 사항을 제외하고 분쟁은 없다.', '별지 2. 분쟁 해당 사항 없음.'], 'no'],
    ['분쟁이 있습니까?', ['별지 2에 기재된 사항을 제외하고 분쟁은 없다.', '별지 2. 분쟁 코트 공사대금 청구.'], 'yes'],
    ['紛争は係属していますか。', ['別紙2に記載のものを除き、紛争は係属していない。', '別紙2 紛争 該当なし。'], 'no'],
  ])('"%s" %j is %s', (question, texts, verdict) => {
    expect(pairVerdict(question, texts)).toBe(verdict);
  });
});
