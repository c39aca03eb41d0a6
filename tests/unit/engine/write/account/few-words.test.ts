// Sentences that lack a word of a question of few words, or have none of them themselves.
import { expect, it } from 'vitest';
import { lacksOfFew } from '#functions/engine/write/account/few-words.ts';
import { judgedStatement } from '#tests/helpers/judged-statement.ts';

it.each([
  ['how big is the pension hole', 'Wages came to £17.9m and pensions to £1.6m.', true],
  ['how big is the pension deficit', 'The deficit of the pension scheme was £3.9m.', false],
  ['대출 이자 지금 몇퍼', '연체율: 약정한 율 + 3.0%', true],
  ['연간 위탁료는 얼마야', '연간 위탁료: 4억 2천만 원', false],
  ['대출 이자 지금 몇퍼', '대출 이자는 연 5.2%이다.', false],
  ['窯の火災保険の免責額', '窯の免責額は2百万円である。', true],
  ['窯の火災保険の免責額', '窯の火災保険の免責額は2百万円である。', false],
  // Of many words one may be missing.
  ['how much of the oak kiln output did the Lindow yard reject', 'Lindow rejected 4% of the oak output.', false],
  // A reason need not name what it is the reason of.
  ['왜 대출 이자가 올랐어', '대출 이자가 올랐다.\n기준금리가 두 번 인상되었기 때문이다.', false],
])('%s: %s', (question, text, expected) => {
  const { own, judged } = judgedStatement(question, text);

  expect(lacksOfFew(own, judged)).toBe(expected);
});
