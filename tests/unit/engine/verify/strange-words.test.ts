// No figure is verified for a part, or for a company, that its source does not name.
import { describe, expect, it } from 'vitest';
import { checkSentence } from '#functions/engine/verify/check-sentence.ts';
import { chunkOf, cite } from '#tests/helpers/chunks.ts';

const PROSE = {
  en: 'Ostrava Glass revenue was 4,812 million euros in 2023 and 5,207 million euros in 2024.',
  ko: '누리식품의 매출액은 2023년 1,842억원, 2024년 2,011억원이었다.',
  ja: '北斗工機の売上高は2023年度に812億円、2024年度に905億円であった。',
} as const;
const STRANGE = {
  en: [
    'Revenue of Brno Steel was 5,207 million euros in 2024.',
    'Brno Steel revenue was 5,207 million euros in 2024.',
    'Export revenue was 5,207 million euros in 2024.',
  ],
  ko: ['대성철강의 2024년 매출액은 2,011억원입니다.', '2024년 수출 매출액은 2,011억원입니다.'],
  ja: ['東海鉄鋼の2024年度の売上高は905億円です。', '2024年度の海外売上高は905億円です。'],
} as const;
const KNOWN = {
  en: [
    'Ostrava Glass reported revenue of 5,207 million euros in 2024.',
    'Revenue reached 5,207 million euros in 2024.',
  ],
  ko: ['누리식품은 2024년 매출액 2,011억원을 기록했습니다.', '2024년 매출액은 2,011억원입니다.'],
  ja: ['北斗工機の2024年度の売上高は905億円です。', '2024年度の売上高は905億円でした。'],
} as const;

describe.each(['en', 'ko', 'ja'] as const)('words of a figure in %s', (language) => {
  const cited = [cite(chunkOf({ text: PROSE[language] }, { periods: ['2023', '2024'] }))];

  it.each(STRANGE[language])('reports: %s', (text) => {
    const { check, findings } = checkSentence({ text, cited });
    expect(check).toBe('uncertain');
    expect(findings).toContainEqual({ code: 'weakSupport', about: expect.any(String) });
  });

  it.each(KNOWN[language])('accepts: %s', (text) => {
    expect(checkSentence({ text, cited }).check).toBe('verified');
  });
});
