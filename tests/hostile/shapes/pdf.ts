// PDF documents with malicious structures: loops between tables and trees, streams in themselves, false images.
import { deflateSync } from 'node:zlib';
import { pdf } from '../../helpers/made-files.ts';
import type { Kind } from '../kind.ts';
import type { Chance } from '../random.ts';
import { sizeOf } from './sizes.ts';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const TEXT = 'BT /R 10 Tf 1 0 0 1 50 700 Tm (Revenue) Tj ET';
const stream = (dictionary: string, content: string) =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;
const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');

/** Objects numbered from 1 without a cross-reference table: readers search for them or follow the trailer. */
const loose = (objects: readonly string[], trailer: string) =>
  latin(`%PDF-1.7\n${objects.map((object, n) => `${n + 1} 0 obj\n${object}\nendobj\n`).join('')}${trailer}\n%%EOF`);

const tableLoop = (chance: Chance): Uint8Array => {
  const whole = Buffer.from(pdf([[{ x: 50, y: 50, text: 'Revenue' }]])).toString('latin1');
  const at = whole.lastIndexOf('xref');
  const previous = chance.pick([at, 0, whole.length, -1, at + 1, 2 ** 31]);
  const times = sizeOf(chance, 2_000);
  const again = `trailer << /Size ${chance.pick([8, 2 ** 31])} /Root 1 0 R /Prev ${previous} /XRefStm ${at} >>\nstartxref\n${at}\n%%EOF\n`;
  return latin(whole.replace('trailer <<', `trailer << /Prev ${previous}`) + again.repeat(times));
};

const treeLoop = (chance: Chance): Uint8Array => {
  const nodes = sizeOf(chance, 20_000);
  const kids = () => Array.from({ length: 1 + chance.int(3) }, () => `${2 + chance.int(nodes + 1)} 0 R`).join(' ');
  const objects = Array.from({ length: nodes }, () =>
    chance.int(8) === 0
      ? `<< /Type /Page /Parent ${2 + chance.int(nodes)} 0 R /Contents ${nodes + 2} 0 R >>`
      : `<< /Type /Pages /Count ${chance.pick([1, -1, 10_000_000, 2 ** 31])} /Parent 2 0 R /Kids [${kids()}] >>`,
  );
  return loose(
    ['<< /Type /Catalog /Pages 2 0 R >>', ...objects, stream('', TEXT)],
    'trailer << /Root 1 0 R /Size 9 >>',
  );
};

const streamLoop = (chance: Chance): Uint8Array => {
  const count = sizeOf(chance, 5_000);
  const held = Array.from({ length: count }, (_, n) => `${n + 10} ${n * 3}`).join(' ');
  const body = `${held} ${'<<>>'.repeat(count)}`;
  const object = () =>
    stream(
      `/Type /ObjStm /N ${chance.pick([count, 2 ** 31, -1])} /First ${chance.pick([held.length, 0, 2 ** 30])} /Extends ${4 + chance.int(3)} 0 R /Filter ${chance.pick(['/FlateDecode', '[/FlateDecode /FlateDecode /FlateDecode]'])}`,
      packed(body),
    );
  return loose(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '10 0 R',
      object(),
      object(),
      object(),
    ],
    `trailer << /Root 1 0 R /Size ${count} >>`,
  );
};

const images = (chance: Chance): Uint8Array => {
  const side = chance.pick([1, 65_535, 1_000_000, 2 ** 31 - 1]);
  const filter = chance.pick([
    'JBIG2Decode',
    'JPXDecode',
    'DCTDecode',
    'CCITTFaxDecode',
    'LZWDecode',
    'RunLengthDecode',
  ]);
  const data = latin(
    Array.from({ length: sizeOf(chance, 200_000) }, () => String.fromCharCode(chance.int(256))).join(''),
  );
  const image = stream(
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /${filter} /SMask 5 0 R`,
    Buffer.from(data).toString('latin1'),
  );
  const form = stream(
    '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 6 0 R /I 5 0 R >> >>',
    '/F Do /I Do',
  );
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /XObject << /I 5 0 R /F 6 0 R >> >> /Contents 4 0 R >>`;
  return loose(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      page,
      stream('', `${'/I Do /F Do '.repeat(sizeOf(chance, 2_000))}${TEXT}`),
      image,
      form,
    ],
    'trailer << /Root 1 0 R /Size 7 >>',
  );
};

export const PDF_SHAPES: readonly Kind[] = [
  { name: 'pdf table loop', filename: 'a.pdf', make: tableLoop },
  { name: 'pdf tree loop', filename: 'a.pdf', make: treeLoop },
  { name: 'pdf stream loop', filename: 'a.pdf', make: streamLoop },
  { name: 'pdf images that lie', filename: 'a.pdf', make: images },
];
