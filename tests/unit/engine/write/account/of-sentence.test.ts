// A sentence that only resembles a question of many words has at least half of them.
import { expect, it } from 'vitest';
import { ofSentence } from '#functions/engine/write/account/of-sentence.ts';
import { judgedStatement } from '#tests/helpers/judged-statement.ts';

const QUESTION = '가마 대여 계약의 부속 설비에 포함되는 것은 무엇인가요?';
const LINES = '제2조 (정의) 가마 대여 계약의 부속 설비\n';

it('is refused if it has fewer', () => {
  const { own, judged } = judgedStatement(QUESTION, `${LINES}선반, 받침 등 일체의 설비라고 봄이 타당하다.`);
  expect(ofSentence(own, judged)).toContain('가마');
});

it('stays if it has more', () => {
  const text = '가마 대여 계약의 부속 설비에는 선반과 받침이 포함된다.';
  const { own, judged } = judgedStatement(QUESTION, text);
  expect(ofSentence(own, judged)).toBeUndefined();
});
