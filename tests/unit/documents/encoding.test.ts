// Bytes are decoded by their actual encoding, whatever the document declares.
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { clean, printable } from '#functions/documents/text/clean.ts';
import { decode } from '#functions/documents/text/encoding.ts';
import { languageOf } from '#functions/documents/text/language.ts';

const KOREAN = '펲시와 뷁의 매출액은 똠양꿍과 함께 2,796억원으로 증가하였습니다.';
const JAPANESE = '当連結会計年度の売上高は、前期に比べて増加いたしました。';

describe('decoding', () => {
  it.each([
    ['utf8', KOREAN],
    ['cp949', KOREAN],
    ['utf16le', KOREAN],
    ['shift_jis', JAPANESE],
    ['euc-jp', JAPANESE],
    ['utf8', JAPANESE],
  ])('detects %s without a declaration', (encoding, text) => {
    expect(decode(new Uint8Array(iconv.encode(text, encoding, { addBOM: encoding === 'utf16le' })))).toBe(text);
  });

  it('trusts bytes over a false declaration', () => {
    const xml = `<?xml version="1.0" encoding="utf-8"?><DOC>${KOREAN}</DOC>`;
    expect(decode(new Uint8Array(iconv.encode(xml, 'cp949')))).toBe(xml);
  });

  it('reads the escapes of ISO-2022-JP', () => {
    const bytes = new Uint8Array([0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42]);
    expect(decode(bytes)).toBe('日本');
  });
});

describe('cleaning', () => {
  it('composes characters, joins spaces and drops invisible characters', () => {
    expect(clean('  삼성\u00a0 \t전자\u0000\u200b\ufeff ')).toBe('삼성 전자');
  });
  it('changes nothing when it is repeated', () => {
    const once = clean('e\u0301 \u3000x\ud800y');
    expect(clean(once)).toBe(once);
  });
  it('can replace what is no text one character by one', () => {
    expect(printable('a\u0000b\ud800c\u0085d😀')).toBe('a b\ufffdc d😀');
  });
});

describe('language', () => {
  it.each([
    [KOREAN, 'ko'],
    [JAPANESE, 'ja'],
    ['Net revenue increased by 12 percent.', 'en'],
    ['삼성전자 DS Division operates with ASML and TSMC suppliers 등', 'en'],
    ['', undefined],
  ])('of %j is %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
