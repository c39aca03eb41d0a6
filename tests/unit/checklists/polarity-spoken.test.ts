// What people say in an interview denies as what reports write does.
import { expect, it } from 'vitest';
import { pairVerdict } from '#functions/checklists/polarity/pair-verdict.ts';

it.each([
  ['果樹園に組合はありますか。', '賃上げは今年4月に平均5.0%、組合はないです。'],
  ['果樹園に組合はありますか。', '組合はないんですよ。'],
  ['果樹園に組合はありますか。', '組合はなかったです。'],
  ['과수원에 노조가 있습니까?', '노조는 없죠.'],
  ['과수원에 노조가 있습니까?', '노조는 없거든요.'],
])('"%s" is denied by "%s"', (question, text) => {
  expect(pairVerdict(question, [text])).toBe('no');
});
