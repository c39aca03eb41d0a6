// A figure is bound to the measure, period, direction and negation of its own clause.
import { describe, expect, it } from 'vitest';
import { checkSentence } from '#functions/engine/verify/check-sentence.ts';
import { chunkOf, cite, tableChunk } from '#tests/helpers/chunks.ts';

const PROSE = {
  en: 'Zeta Corporation revenue was 12,345 million won in 2023 and 15,678 million won in 2024.',
  ko: '제타의 매출액은 2023년 12,345백만원, 2024년 15,678백만원입니다.',
  ja: 'ゼータの売上高は2023年度が12,345百万円、2024年度が15,678百万円でした。',
};
const table = (rows: readonly (readonly string[])[], unit: string) =>
  tableChunk(rows, { unit, periods: ['2024', '2023'] });
const TABLES = {
  en: table(
    [
      ['', '2024', '2023'],
      ['Revenue', '15,678', '12,345'],
      ['Net income', '1,567', '1,234'],
    ],
    '(In millions of won)',
  ),
  ko: table(
    [
      ['과목', '2024년', '2023년'],
      ['매출액', '15,678', '12,345'],
      ['당기순이익', '1,567', '1,234'],
    ],
    '(단위 : 백만원)',
  ),
  ja: table(
    [
      ['科目', '2024年度', '2023年度'],
      ['売上高', '15,678', '12,345'],
      ['当期純利益', '1,567', '1,234'],
    ],
    '(単位：百万円)',
  ),
};

type Language = 'en' | 'ko' | 'ja';
const FALSE: Readonly<Record<Language, readonly (readonly [code: string, text: string])[]>> = {
  en: [
    ['periodDiffers', 'Zeta revenue was 12,345 million won in 2024.'],
    ['periodDiffers', 'Revenue was 15,678 million won in 2023 and 12,345 million won in 2024.'],
    ['periodDiffers', 'In 2023 and 2024, revenue was 15,678 and 12,345 million won, respectively.'],
    ['measureDiffers', 'Zeta net profit was 15,678 million won in 2024.'],
    ['negationDiffers', 'Zeta revenue was not 15,678 million won in 2024.'],
    ['directionDiffers', 'Zeta revenue fell to 15,678 million won in 2024.'],
    ['directionDiffers', 'Revenue fell from 12,345 million won in 2023 to 15,678 million won in 2024.'],
  ],
  ko: [
    ['periodDiffers', '제타의 2024년 매출액은 12,345백만원입니다.'],
    ['periodDiffers', '매출액은 2023년 15,678백만원, 2024년 12,345백만원입니다.'],
    ['measureDiffers', '제타의 2024년 당기순이익은 15,678백만원입니다.'],
    ['negationDiffers', '제타의 2024년 매출액은 15,678백만원이 아닙니다.'],
    ['directionDiffers', '제타의 2024년 매출액은 15,678백만원으로 감소했습니다.'],
  ],
  ja: [
    ['periodDiffers', 'ゼータの2024年度の売上高は12,345百万円です。'],
    ['periodDiffers', '売上高は2023年度が15,678百万円、2024年度が12,345百万円です。'],
    ['measureDiffers', 'ゼータの2024年度の当期純利益は15,678百万円です。'],
    ['negationDiffers', 'ゼータの2024年度の売上高は15,678百万円ではありません。'],
    ['directionDiffers', 'ゼータの2024年度の売上高は15,678百万円に減少しました。'],
  ],
};

const TRUE = {
  en: [
    'Zeta revenue was 15,678 million won in 2024.',
    'Revenue was 12,345 million won in 2023 and 15,678 million won in 2024.',
    'In 2023 and 2024, revenue was 12,345 and 15,678 million won, respectively.',
    'Revenue rose to 15,678 million won in 2024 from 12,345 million won.',
    'Revenue in 2024 was 15,678 million won, compared with 12,345 million won in 2023.',
  ],
  ko: [
    '제타의 2024년 매출액은 15,678백만원입니다.',
    '제타의 2024년 매출액은 전년 12,345백만원에서 15,678백만원으로 증가했습니다.',
    '2023년과 2024년 매출액은 각각 12,345백만원과 15,678백만원입니다.',
  ],
  ja: [
    'ゼータの2024年度の売上高は15,678百万円です。',
    'ゼータの2024年度の売上高は、前年の12,345百万円から15,678百万円に増加しました。',
    '2023年度と2024年度の売上高はそれぞれ12,345百万円、15,678百万円です。',
  ],
};

describe.each(['en', 'ko', 'ja'] as const)('binding in %s', (language) => {
  const sources = [
    ['prose', chunkOf({ text: PROSE[language] }, { periods: ['2023', '2024'] })],
    ['table', TABLES[language]],
  ] as const;
  describe.each(sources)('over %s', (_, chunk) => {
    it.each(FALSE[language])('finds %s in: %s', (code, text) => {
      const { check, findings } = checkSentence({ text, cited: [cite(chunk)] });
      expect(check).not.toBe('verified');
      expect(findings.map((one) => one.code)).toContain(code);
    });
    it.each(TRUE[language])('passes: %s', (text) => {
      const { check, findings } = checkSentence({ text, cited: [cite(chunk)] });
      expect({ check, findings: findings.filter(({ code }) => code !== 'computed') }).toEqual({
        check: 'verified',
        findings: [],
      });
    });
  });
});
