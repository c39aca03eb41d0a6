// The language of a text: in which a question is answered, and in which a text is shown and spoken.
import { expect, it } from 'vitest';
import { langOf, languageOf } from '#shared/language/grammar/text-language.ts';

it.each([
  ['가온물류の2025年の売上高は？', 'ja'],
  ['한결식품 주식회사の売上高はいくらですか', 'ja'],
  ['青葉陸運の売上高は', 'ja'],
  ['トヨタ의 2025년 매출액은?', 'ko'],
  ['トヨタ 매출액', 'ko'],
  ['삼성전자 매출', 'ko'],
  ['売上高', 'ja'],
  ["What was 가온물류's revenue in 2025?", 'en'],
  ['Gaon EBITDA 2025', 'en'],
])('answers %s in %s', (question, language) => {
  expect(languageOf(question)).toBe(language);
});

it.each([
  ['Kaede Capital의 EBITDA는 42억원이다.', 'ko'],
  ['売上高は94,050百万円でした。', 'ja'],
  ['Revenue of 가온물류 was ₩438.5 billion in 2025.', 'en'],
  ['438,512', undefined],
])('shows %s as %s', (text, language) => {
  expect(langOf(text)).toBe(language);
});
