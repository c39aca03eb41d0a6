// The same name sounds the same in Hangul, kana and Latin script.
import { describe, expect, it } from 'vitest';
import { romanize, soundsOf } from '#shared/language/grammar/romanize.ts';

describe('romanize', () => {
  it.each([
    ['가온', 'gaon'],
    ['ハルカ', 'haruka'],
    ['はるか', 'haruka'],
    ['ショップ', 'shopu'],
    ['Acme', 'acme'],
  ])('writes %s as %s', (text, latin) => {
    expect(romanize(text)).toBe(latin);
  });
});

describe('the sound of a name', () => {
  it.each([
    ['Marlow', '말로우', 'マーロウ'],
    ['Verdana', '베르다나', 'ヴェルダナ'],
    ['Quintex', '퀸텍스', 'クインテックス'],
    ['Bright & Stone', '브라이트 앤드 스톤', 'ブライト・アンド・ストーン'],
  ])('is the same for %s, %s and %s', (latin, hangul, kana) => {
    const sounds = soundsOf(latin);
    expect([soundsOf(hangul), soundsOf(kana)].every((own) => own.some((sound) => sounds.includes(sound)))).toBe(true);
  });

  it('is empty if no alphabetic characters are left', () => {
    expect(soundsOf('電子')).toEqual([]);
  });
});
