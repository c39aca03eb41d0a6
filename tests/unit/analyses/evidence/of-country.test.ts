// Which passages belong to the country of an industry report, by their language.
import { expect, it } from 'vitest';
import { ofCountry } from '#functions/analyses/evidence/of-country.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const passage = (text: string) => ({ source: 'FILES' as const, chunk: chunkOf({ text }), score: 1, signals: {} });
const KOREAN = passage('물류창고는 등록하여야 한다.');
const JAPANESE = passage('2024年4月に時間外労働の上限規制が適用されました。');
const ENGLISH = passage('Warehouses must be registered from next year.');
const ALL = [KOREAN, JAPANESE, ENGLISH];
const left = (country: string, language: 'ko' | 'en') => ofCountry({ inputs: { country }, language }, ALL);

it("leaves out sentences in neither the country's nor the report's language", () => {
  expect(left('대한민국', 'ko')).toEqual([KOREAN]);
  expect(left('JP', 'ko')).toEqual([KOREAN, JAPANESE]);
  expect(left('United Kingdom', 'ko')).toEqual([KOREAN, ENGLISH]);
});

it('keeps all if nothing else is left, or no country is requested', () => {
  expect(ofCountry({ inputs: { country: 'KR' }, language: 'ko' }, [JAPANESE])).toEqual([JAPANESE]);
  expect(ofCountry({ inputs: {}, language: 'ko' }, ALL)).toEqual(ALL);
});
