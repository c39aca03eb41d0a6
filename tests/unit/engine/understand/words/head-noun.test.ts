// The head noun of a question, which the answer contains or a label names.
import { expect, it } from 'vitest';
import { headNoun } from '#functions/engine/understand/words/head-noun.ts';

it.each([
  ['What penalty applies when a shipment is late?', 'penalty applies when a shipment'],
  ['How long is the warranty?', 'warranty'],
  ['What is the arrangement fee for the loan?', 'arrangement fee'],
  ['대주주는 누구야?', '대주주'],
  ['계약 보증금은 총 얼마인가요?', '보증금'],
  ['종합 등급은?', '등급'],
  ['監査役は誰ですか', '監査役'],
  ['賠償の上限は？', '上限'],
])('%s asks for %s', (question, noun) => {
  expect(headNoun(question)).toBe(noun);
});

it('is empty if the question has only a verb', () => {
  expect(headNoun('How quickly must it report?')).toBe('');
});
