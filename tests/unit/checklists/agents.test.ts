// Headers that name who does something, and headers that mark a repeated question.
import { describe, expect, it } from 'vitest';
import { isFollowUpHead } from '#functions/checklists/read/agents.ts';
import { headOf } from '#functions/checklists/read/heads.ts';

describe('a header that names a person in charge', () => {
  it.each(['Checked by', 'Prepared by', 'Plant responding', 'Verifier', 'Respondent name'])(
    'is recognized in English: %s',
    (head) => {
      expect(headOf(head)?.role).toBe('owner');
    },
  );

  it.each(['확인자', '점검자', '인터뷰 대상자', '답변 확인자 성명', '말씀하신 분', '답변한 사람'])(
    'is recognized in Korean: %s',
    (head) => {
      expect(headOf(head)?.role).toBe('owner');
    },
  );

  it.each(['応対者', '確認者', 'ヒアリング対象者', '実施者名', 'ご回答いただいた方'])(
    'is recognized in Japanese: %s',
    (head) => {
      expect(headOf(head)?.role).toBe('owner');
    },
  );

  it.each([
    'Approved by',
    'Requested by',
    'Uploaded by',
    'Provided by HR on',
    'Reviewed by buyer',
    '투자',
    '숫자',
    '第三者',
  ])('is not recognized in %s', (head) => {
    expect(headOf(head)?.role).not.toBe('owner');
  });
});

describe('a header for follow-up questions', () => {
  it.each(['要フォロー', 'フォロー要否', 'Follow-up (Y/N)', 'Needs follow-up', '후속 확인 필요', '追加確認の要否'])(
    'is recognized: %s',
    (head) => {
      expect(isFollowUpHead(head)).toBe(true);
    },
  );

  it.each(['Follow-up by investor', 'Evidence required', '요청사항', '要求事項'])('is not recognized in %s', (head) => {
    expect(isFollowUpHead(head)).toBe(false);
  });
});
