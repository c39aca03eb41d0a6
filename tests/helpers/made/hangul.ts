// Hangul documents: binary (5.0, also for distribution) and newer ones in a zip.
import { createCipheriv } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { zipOf } from '../made-files.ts';
import { compound, joined, numbers, utf16 } from './compound.ts';

const record = (tag: number, level: number, payload: Uint8Array): Uint8Array =>
  payload.length < 0xfff
    ? joined(numbers(32, tag | (level << 10) | (payload.length << 20)), payload)
    : joined(numbers(32, (tag | (level << 10) | (0xfff << 20)) >>> 0, payload.length), payload);

/** A paragraph. A heading has an outline level from 1. */
export const hwpParagraph = (text: string, { heading = 0, level = 0 } = {}): Uint8Array =>
  joined(
    record(66, level, joined(numbers(32, text.length, 0), numbers(16, heading), numbers(8, 0, 0))),
    record(67, level + 1, utf16(`${text}\r`)),
  );

const control = (name: string): Uint8Array =>
  Uint8Array.from([...name].reverse().map((letter) => letter.charCodeAt(0)));

export const hwpTable = (rows: readonly (readonly string[])[]): Uint8Array =>
  joined(
    record(66, 0, joined(numbers(32, 9, 0), numbers(16, 0), numbers(8, 0, 0))),
    record(67, 1, utf16('\u000b tbl    \u000b\r')),
    record(71, 1, control('tbl ')),
    record(77, 2, numbers(16, 0, 0, rows.length, rows[0]?.length ?? 0)),
    ...rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) => [
        record(72, 2, joined(numbers(16, 1, 0, 0, 0, column, row, 1, 1), new Uint8Array(30))),
        hwpParagraph(cell, { level: 2 }),
      ]),
    ),
  );

/** Paragraph shapes: 0 is plain, 1 to 3 are outlines. */
const docInfo = (): Uint8Array =>
  joined(...[0, 1, 2, 3].map((level) => record(25, 0, numbers(32, level === 0 ? 0 : (1 << 23) | ((level - 1) << 25)))));

const header = (flags: number): Uint8Array => {
  const bytes = new Uint8Array(256);
  bytes.set(Buffer.from('HWP Document File'));
  bytes.set(numbers(32, 0x05010000, flags), 32);
  return bytes;
};

const pack = (bytes: Uint8Array): Uint8Array => new Uint8Array(deflateRawSync(bytes));

export const hwp = (section: Uint8Array, { locked = false } = {}): Uint8Array =>
  compound({
    FileHeader: header(1 | (locked ? 2 : 0)),
    DocInfo: pack(docInfo()),
    'BodyText/Section0': pack(section),
  });

/** The mask that Hangul applies to the record with the key. */
const masked = (plain: Uint8Array, seed: number): Uint8Array => {
  const bytes = Uint8Array.from(plain);
  bytes.set(numbers(32, seed));
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 214_013) + 2_531_011) >>> 0;
    return (state >>> 16) & 0x7fff;
  };
  for (let at = 0, left = 0, mask = 0; at < bytes.length; at += 1, left -= 1) {
    if (left === 0) {
      mask = next() & 0xff;
      left = (next() & 0xf) + 1;
    }
    if (at >= 4) bytes[at] = (bytes[at] ?? 0) ^ mask;
  }
  return bytes;
};

export const hwpForDistribution = (section: Uint8Array): Uint8Array => {
  const plain = Uint8Array.from({ length: 256 }, (_, n) => (n * 37) & 0xff);
  const seed = 0x1234567;
  const from = 4 + (seed & 0xf);
  const packed = pack(section);
  const padded = joined(packed, new Uint8Array((16 - (packed.length % 16)) % 16));
  const cipher = createCipheriv('aes-128-ecb', plain.subarray(from, from + 16), null).setAutoPadding(false);
  const head = numbers(32, (28 | (256 << 20)) >>> 0);
  return compound({
    FileHeader: header(5),
    DocInfo: pack(docInfo()),
    'ViewText/Section0': joined(head, masked(plain, seed), cipher.update(padded)),
  });
};

const HP = 'xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hs="s"';

export const hwpxParagraph = (text: string, shape = 0): string =>
  `<hp:p paraPrIDRef="${shape}"><hp:run><hp:t>${text}</hp:t></hp:run></hp:p>`;

export const hwpxTable = (rows: readonly (readonly string[])[]): string =>
  `<hp:p><hp:run><hp:tbl>${rows
    .map(
      (cells, row) =>
        `<hp:tr>${cells.map((cell, column) => `<hp:tc><hp:subList>${hwpxParagraph(cell)}</hp:subList><hp:cellAddr colAddr="${column}" rowAddr="${row}"/><hp:cellSpan colSpan="1" rowSpan="1"/></hp:tc>`).join('')}</hp:tr>`,
    )
    .join('')}</hp:tbl></hp:run></hp:p>`;

export const hwpx = (section: string, more: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipOf({
    mimetype: 'application/hwp+zip',
    'Contents/header.xml':
      '<hh:head xmlns:hh="h"><hh:paraPr id="0"/><hh:paraPr id="1"><hh:heading type="OUTLINE" level="0"/></hh:paraPr></hh:head>',
    'Contents/section0.xml': `<hs:sec ${HP}>${section}</hs:sec>`,
    ...more,
  });
