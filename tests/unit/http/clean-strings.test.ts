// Which external text is accepted, and which JSON.
import { describe, expect, it } from 'vitest';
import { cleanStrings } from '#functions/http/clean-strings.ts';
import { readJson } from '#functions/http/read-json.ts';
import { line } from '#shared/model/line.ts';
import { Email } from '#shared/model/user.ts';
import { fc } from '#tests/helpers/properties.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('strings from outside', () => {
  it.each([
    ['a\u0000', 'a zero'],
    ['a\u0001@b.test', 'a control character'],
    ['\ud83d', 'half a character'],
    ['\u0085', 'a control character of the second set'],
  ])('are refused: %j (%s)', (value) => {
    expect(() => cleanStrings({ name: value })).toThrow(expect.objectContaining({ code: 'badInput' }));
    expect(() => cleanStrings({ list: [{ [value]: 1 }] })).toThrow(expect.objectContaining({ code: 'badInput' }));
  });

  it('lose characters that change the writing direction, and are composed', () => {
    expect(cleanStrings({ name: 'deal\u202egpj.exe', list: ['\u1112\u1161\u11ab'] })).toEqual({
      name: 'dealgpj.exe',
      list: ['한'],
    });
  });

  it('keep line breaks, tabs and joined characters', () => {
    const text = 'one\n\ttwo 👨‍👩‍👧 ‌';
    expect(cleanStrings(text)).toBe(text);
  });

  it.each(['\u200b', '\u3164', ' \u00ad\u2060 '])('are empty without a visible character: %j', (name) => {
    expect(cleanStrings({ name, password: name })).toEqual({ name: '', password: name });
  });

  it('leave a password unchanged', () => {
    expect(cleanStrings({ password: '\u1112\u1161\u11ab' })).toEqual({ password: '\u1112\u1161\u11ab' });
  });
});

describe('JSON from outside', () => {
  it('reads any value unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value);
        expect(readJson(bytes(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    '{"role":5,"role":3}',
    '{"a":{"b":1,"\\u0062":2}}',
    '[{"a":[{"x":1}],"a":2}]',
    `${'['.repeat(33)}${']'.repeat(33)}`,
    `{"a":${'[{"a":'.repeat(40)}1${'}]'.repeat(40)}}`,
  ])('refuses %s', (text) => expect(() => readJson(bytes(text))).toThrow(SyntaxError));

  it('ignores brackets and keys inside strings', () => {
    expect(readJson(bytes('{"a":"{[{[\\"a\\":","b":["a","a"],"c":{"a":1}}'))).toEqual({
      a: '{[{["a":',
      b: ['a', 'a'],
      c: { a: 1 },
    });
  });

  it('refuses nesting of any depth without parsing it', () => {
    expect(() => readJson(bytes('['.repeat(1_000_000)))).toThrow(SyntaxError);
  });
});

describe('an email address', () => {
  it.each([
    'a@b.test\u0000',
    'a b@c.test',
    'a@b',
    'a@@b.test',
    '"a"@b.test',
    'a@b..test',
    '<a@b.test>',
    'a@b.test,c@d.test',
    'ä@b.test',
  ])('refuses %j', (value) => expect(Email.safeParse(value).success).toBe(false));
  it.each(['a@b.test', 'First.Last+deal@sub.example.co.kr', "o'neill@example.com"])('accepts %s', (value) =>
    expect(Email.safeParse(value).success).toBe(true),
  );
});

describe('a line', () => {
  it('has its visible length', () => {
    expect(line(3).safeParse('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧').success).toBe(true);
    expect(line(3).safeParse('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧').success).toBe(false);
    expect(line(3).safeParse(`e${'\u0301'.repeat(200)}`).success).toBe(false);
  });
});
