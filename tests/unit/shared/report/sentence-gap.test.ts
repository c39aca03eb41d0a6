// The gap between two sentences depends on the first one, not on the report's language.
import { describe, expect, it } from 'vitest';
import { sentenceParts } from '#functions/export/sentence-parts.ts';
import { gapAfter } from '#shared/report/sentence-gap.ts';

describe('the gap after a sentence', () => {
  it.each([
    ['매출이 늘었습니다.', ' '],
    ['売上高は増加しました。', ''],
    ['本当ですか？ ', ''],
    ['Revenue rose', ' '],
  ])('%s', (sentence, gap) => expect(gapAfter(sentence)).toBe(gap));

  it('is separate from the words and their full stop', () => {
    expect(sentenceParts('매출이 늘었습니다. ')).toEqual({ words: '매출이 늘었습니다', stop: '.', gap: ' ' });
    expect(sentenceParts('増加しました。')).toEqual({ words: '増加しました', stop: '。', gap: '' });
    expect(sentenceParts('No stop')).toEqual({ words: 'No stop', stop: '', gap: ' ' });
  });
});
