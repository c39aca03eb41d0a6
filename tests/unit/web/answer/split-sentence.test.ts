// The position of citation chips in a sentence.
import { expect, test } from 'vitest';
import { fc } from '#tests/helpers/properties.ts';
import { splitSentence } from '#web/components/answer/split-sentence.ts';

test('places chips before the full stop, together with the end of the last word', () => {
  expect(splitSentence('매출액은 279조 원입니다.')).toEqual({ head: '매출액은 279조 ', last: '원입니다', tail: '.' });
  expect(splitSentence('売上高は増加しました。')).toEqual({ head: '売上高は', last: '増加しました', tail: '。' });
  expect(splitSentence('It said “no.”')).toEqual({ head: 'It said ', last: '“no', tail: '.”' });
  expect(splitSentence('Revenue 12.5')).toEqual({ head: 'Revenue ', last: '12.5', tail: '' });
});

test('loses no character of a sentence', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { head, last, tail } = splitSentence(text);
      expect((head + last + tail).replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
    }),
  );
});
