import { describe, expect, it } from 'vitest';
import { lacksWanted } from '#functions/engine/understand/wants.ts';

describe('what a sentence lacks for the question', () => {
  it.each([
    ['name', 'Our ten largest customers buy most of the harvest.', true],
    ['name', 'Ridgeline Foods buys most of the harvest.', false],
    ['name', '최대 고객은 서린화학과 대한식품이다.', false],
    ['name', '主な販売先はサクラ商事である。', false],
    ['date', 'The licence is renewed by the ministry.', true],
    ['date', 'The licence was renewed on 3 May 2024.', false],
    ['count', 'The clinics are in the north.', true],
  ] as const)('%s: "%s" → %s', (wanted, text, lacks) => {
    expect(lacksWanted(wanted, text)).toBe(lacks);
  });
});
