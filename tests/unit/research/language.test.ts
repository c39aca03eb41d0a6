// In which language a question is answered.
import { expect, it } from 'vitest';
import { languageOf } from '#functions/research/plan/language.ts';

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
])('%s is asked in %s', (question, language) => {
  expect(languageOf(question)).toBe(language);
});
