// Email addresses in typed and pasted text.
import { describe, expect, it } from 'vitest';
import { fc } from '#tests/helpers/properties.ts';
import { emailsIn, isEmail, withEmails } from '#web/lib/emails.ts';

describe('typed and pasted addresses', () => {
  it.each([
    ['a@x.com, b@x.com;c@x.com\nd@x.com', ['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com']],
    ['Kim, Seo-yeon <SEO@x.com>; Lee <lee@x.com>', ['seo@x.com', 'lee@x.com']],
    ['"박 지우" <jiwoo@x.co.kr>\n<only@x.com>', ['jiwoo@x.co.kr', 'only@x.com']],
    ['a@x.com、b@x.com，A@X.com', ['a@x.com', 'b@x.com']],
    [' , ;; \n ', []],
    ['nonsense a@x.com', ['nonsense', 'a@x.com']],
  ])('%j', (typed, expected) => {
    expect(emailsIn(typed)).toEqual(expected);
  });

  it('are unique and never empty, for any pasted text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (first, second) => {
        const emails = withEmails(emailsIn(first), second);
        expect(new Set(emails).size).toBe(emails.length);
        for (const email of emails) expect(email.trim()).toBe(email);
        expect(emails).not.toContain('');
      }),
    );
  });
});

describe('an email', () => {
  it.each(['a@b.c', 'first.last+tag@sub.company.co.kr'])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each(['', 'a', 'a@b', '@b.c', 'a@b.', 'a b@c.d', 'a@@b.c', `${'x'.repeat(250)}@b.co`])('refuses %s', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
