// Names in Chinese characters, as Koreans read them.
import { describe, expect, it } from 'vitest';
import { readingsOf } from '#shared/language/grammar/hanja.ts';

describe('a name in Chinese characters', () => {
  it.each([
    ['梁山', ['양산', '량산']],
    ['南島', ['남도']],
    ['淸州', ['청주']],
  ])('%s is read %j', (name, readings) => {
    expect([...readingsOf(name)].sort()).toEqual([...readings].sort());
  });

  it.each(['山', '梁山 공장', 'Yangsan', '양산', '慶尙南道梁山', ''])('"%s" is not read', (text) => {
    expect(readingsOf(text)).toEqual([]);
  });
});
