// Text, mail and images with malicious structures: depth, one endless line, UTF-16 without a byte order mark, false
// sizes.
import { joined } from '../../helpers/made/compound.ts';
import type { Kind } from '../kind.ts';
import type { Chance } from '../random.ts';
import { sizeOf } from './sizes.ts';

const utf8 = (text: string) => new Uint8Array(Buffer.from(text));

const html = (chance: Chance): Uint8Array => {
  const depth = sizeOf(chance, 200_000);
  const tag = chance.pick(['div', 'table><tr><td', 'ul><li', 'b', 'svg', 'template', 'select><option', 'p']);
  const attribute = chance.int(3) === 0 ? ` a="${'x'.repeat(sizeOf(chance, 1_000_000))}"` : '';
  return utf8(
    `<html><body${attribute}>${`<${tag}>`.repeat(depth)}Revenue 12${chance.pick(['', '<!--', '<![CDATA[', '&#x', '<a '])}`,
  );
};

const line = (chance: Chance): Uint8Array => {
  const part = chance.pick(['x', 'a,', '"', '""', '"a\n', '\t', ';1', '매출,', "'", '\\"']);
  return utf8(`a,b\n${chance.pick(['', '"'])}${part.repeat(sizeOf(chance, 45_000_000 / part.length))}`);
};

const unmarked = (chance: Chance): Uint8Array => {
  const letter = chance.pick(['매', 'A', '\ud800', '\udc00', '\u0000', '\ufffe', '、', '\u202e']);
  const bytes = Buffer.from(`${letter}\n`.repeat(sizeOf(chance, 500_000)), 'utf16le');
  if (chance.int(2) === 0) bytes.swap16();
  return new Uint8Array(bytes.subarray(chance.int(2), bytes.length - chance.int(2)));
};

const nestedMail = (chance: Chance): Uint8Array => {
  const depth = sizeOf(chance, 5_000);
  const boundary = (n: number) => chance.pick(['b', `b${n}`, 'b'.repeat(70)]);
  const layers = Array.from({ length: depth }, (_, n) => {
    const name = boundary(n);
    return chance.pick([
      'Content-Type: message/rfc822\r\n\r\n',
      `Content-Type: multipart/mixed; boundary="${name}"\r\n\r\n--${name}\r\n`,
      `Subject: ${'=?UTF-8?B?6rmA?= '.repeat(1 + chance.int(50))}\r\nContent-Transfer-Encoding: base64\r\nContent-Type: text/html\r\n\r\n`,
    ]);
  });
  return utf8(`From: a@b.test\r\nSubject: s\r\nMIME-Version: 1.0\r\n${layers.join('')}Revenue`);
};

const nestedData = (chance: Chance): Uint8Array => {
  const depth = sizeOf(chance, 500_000);
  const open = chance.pick(['[', '{"a":', '[{"a":[', '[[1],']);
  return utf8(open.repeat(depth) + chance.pick(['1', '"x', '', '1e999999']) + ']'.repeat(chance.int(2) * depth));
};

const nestedRtf = (chance: Chance): Uint8Array => {
  const depth = sizeOf(chance, 500_000);
  const group = chance.pick(['{', '{\\*\\x ', '{\\field{', '\\trowd\\cell', '\\bin999999999 ', "\\'", '\\u-99999999?']);
  return utf8(`{\\rtf1 ${group.repeat(depth)}Revenue${'}'.repeat(chance.int(depth))}`);
};

const number32 = (value: number) => Uint8Array.from([value >>> 24, value >>> 16, value >>> 8, value]);
const images = (chance: Chance): Uint8Array => {
  const side = () => number32(chance.pick([0, 1, 65_535, 2 ** 31 - 1, 0xffff_ffff]));
  const chunk = (name: string) =>
    joined(
      number32(chance.pick([0, 13, 2 ** 31 - 1, 0xffff_ffff])),
      utf8(name),
      side(),
      side(),
      Uint8Array.from([8, 6, 0, 0, 0]),
      number32(0),
    );
  const chunks = Array.from({ length: sizeOf(chance, 20_000) }, () =>
    chunk(chance.pick(['IHDR', 'tEXt', 'eXIf', 'IDAT'])),
  );
  return joined(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), chunk('IHDR'), ...chunks);
};

export const TEXT_SHAPES: readonly Kind[] = [
  { name: 'html nested', filename: 'a.html', make: html },
  { name: 'one line', filename: 'a.csv', make: line },
  { name: 'utf-16 unmarked', filename: 'a.txt', make: unmarked },
  { name: 'mail nested', filename: 'a.eml', make: nestedMail },
  { name: 'json nested', filename: 'a.json', make: nestedData },
  { name: 'rtf nested', filename: 'a.rtf', make: nestedRtf },
  { name: 'png that lies', filename: 'a.png', make: images },
];
