// Quotes in another language than the document: marked as quotes, with their language; the report's own words are not.
import { describe, expect, it } from 'vitest';
import { withForeignQuotes } from '#functions/export/foreign-quotes.ts';
import type { Block } from '#shared/report/blocks.ts';

const sentence = (text: string, more = {}) => ({ text, refs: [1], check: 'verified' as const, ...more });
const textsOf = (language: 'ko' | 'en' | 'ja', sentences: ReturnType<typeof sentence>[]) => {
  const block: Block = { kind: 'text', sentences };
  const { sections } = withForeignQuotes({
    language,
    sections: [{ id: 'a', title: 'a', status: 'done', blocks: [block] }],
  });
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((one) => (one.kind === 'text' ? one.sentences.map(({ text }) => text) : [])),
  );
};

describe('a sentence of a source', () => {
  it('in another language is a quote with its language', () => {
    expect(textsOf('en', [sentence('회사는 물류센터를 운영합니다.')])).toEqual([
      '“회사는 물류센터를 운영합니다.” (original in Korean)',
    ]);
    expect(textsOf('ja', [sentence('The company operates warehouses.')])).toEqual([
      '「The company operates warehouses.」（原文：英語）',
    ]);
  });

  it('is one quote together with the following ones', () => {
    expect(
      textsOf('en', [sentence('회사는 커졌습니다.'), sentence('고객도 늘었습니다.'), sentence('It grew.')]),
    ).toEqual(['“회사는 커졌습니다.', '고객도 늘었습니다.” (original in Korean)', 'It grew.']);
  });

  it('states its language once per section', () => {
    expect(
      textsOf('en', [sentence('회사는 커졌습니다.'), sentence('It grew.'), sentence('고객도 늘었습니다.')]),
    ).toEqual(['“회사는 커졌습니다.” (original in Korean)', 'It grew.', '“고객도 늘었습니다.”']);
  });

  it('that the report computed is its own, whatever names it contains', () => {
    const computed = sentence('가온물류 had 1,740 employees.', { findings: [{ code: 'computed', about: '1,740' }] });

    expect(textsOf('en', [computed])).toEqual([computed.text]);
  });
});
