// The code and email domain derived from an organization's name and website.
import { describe, expect, it } from 'vitest';
import { codesFor } from '#functions/domain/platform/code.ts';
import { domainOf } from '#functions/domain/platform/domain-of.ts';
import { anyAddress, fc } from '#tests/helpers/properties.ts';

describe('the code', () => {
  it.each([
    ['Hanbit Partners', 'https://hanbit.co.kr', 'HANBIT'],
    ['한빛 파트너스', 'https://www.hanbit.co.kr', 'HANBIT'],
    ['楓キャピタル', 'https://kaede-capital.jp', 'KAEDECAPITAL'],
    ['Société Générale', 'https://sg.fr', 'SOCIETE'],
    ['LG 화학', 'https://lgchem.com', 'LGCHEM'],
    ['한빛', 'https://한빛.한국', 'ORGANISATION'],
  ])('of %s (%s) is %s', (name, website, code) => {
    expect(codesFor(name, website)[0]).toBe(code);
  });

  it('is numbered if it is in use', () => {
    expect(codesFor('Hanbit', 'https://hanbit.kr').slice(0, 3)).toEqual(['HANBIT', 'HANBIT2', 'HANBIT3']);
  });

  it('has three or more capitals and digits for any name, as sign-in accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), anyAddress(), (name, website) => {
        for (const code of codesFor(name, website)) expect(code).toMatch(/^[A-Z0-9]{3,40}$/);
      }),
    );
  });
});

describe('the email domain', () => {
  it.each([
    ['https://www.hanbit.co.kr/about', 'hanbit.co.kr'],
    ['https://ir.kaede.jp', 'kaede.jp'],
    ['http://hanbit.test', 'hanbit.test'],
  ])('of %s is %s', (website, domain) => {
    expect(domainOf(website)).toBe(domain);
  });

  it.each([
    'https://gmail.com',
    'https://mail.naver.com',
    'https://blog.naver.com/hanbit',
    'https://hanbit.github.io',
    'https://d111.cloudfront.net',
    'https://hanbit.wordpress.com',
    'https://192.0.2.7',
    'https://co.kr',
    'https://localhost',
  ])('is undefined for %s', (website) => {
    expect(domainOf(website)).toBe('');
  });
});
