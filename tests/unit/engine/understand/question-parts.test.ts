// Two questions in one sentence: the second has the subject of the first.
import { describe, expect, it } from 'vitest';
import { questionParts } from '#functions/engine/understand/question-parts.ts';

describe('a question of two clauses', () => {
  it.each([
    ['감사인은 누구고 언제 선임됐어?', ['감사인은 누구', '감사인은 언제 선임됐어?']],
    ['본점은 어디고 언제 이전했나요?', ['본점은 어디', '본점은 언제 이전했나요?']],
    ['会長は誰で、いつ就任しましたか？', ['会長は誰', '会長はいつ就任しましたか？']],
    ['영업권은 얼마고 손상이 있었나', ['영업권은 얼마', '영업권 손상이 있었나?']],
    ['のれんはいくらで、減損はありましたか', ['のれんはいくら', 'のれんの減損はありましたか?']],
    ['Who is the auditor and when was she appointed?', ['Who is the auditor', 'when was the auditor appointed?']],
  ])('gives its subject to the second: %s', (question, parts) => {
    expect(questionParts(question)).toEqual(parts);
  });

  it.each(['감사인은 누구이고 감사의견은 무엇인가요?', '매출액은 얼마이고 왜 늘었나?', '최대주주는 누구고 지분율은?'])(
    'stays whole if the second clause names its own subject, or asks why: %s',
    (question) => {
      expect(questionParts(question)).toEqual([question]);
    },
  );
});
