// Metadata of files: pictures, PDFs, Office files; and pages of a PDF without text.
import { describe, expect, it } from 'vitest';
import { aboutImage } from '#functions/documents/formats/image/about-image.ts';
import { fieldItems } from '#functions/documents/formats/pdf/fields.ts';
import { needsOcr, withScanned } from '#functions/documents/formats/scanned.ts';
import { read } from '../../../helpers/ingest-here.ts';
import { joined, numbers } from '../../../helpers/made/compound.ts';
import { docx, pdf, wordParagraph } from '../../../helpers/made-files.ts';

const text = (letters: string) => new Uint8Array(Buffer.from(letters, 'latin1'));
const big = (...values: readonly number[]) =>
  numbers(32, ...values).map((_, n, all) => all[(n & ~3) + 3 - (n & 3)] ?? 0);

describe('an image', () => {
  it('PNG: returns its size and texts', () => {
    const chunk = (type: string, data: Uint8Array) => joined(big(data.length), text(type), data, big(0));
    const png = joined(
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
      chunk('IHDR', joined(big(640, 480), new Uint8Array(5))),
      chunk('tEXt', text('Title\0Plant')),
    );
    expect(aboutImage(png)).toEqual({ width: 640, height: 480, title: 'Plant' });
  });

  it('JPEG: returns its size, description and date', () => {
    // Prepare
    const tag = (id: number, type: number, count: number, value: number) =>
      joined(numbers(16, id, type), numbers(32, count, value));
    const tiff = joined(
      text('II*\0'),
      numbers(32, 8),
      numbers(16, 2),
      tag(0x010e, 2, 6, 38),
      tag(0x0132, 2, 20, 44),
      numbers(32, 0),
      text('Plant\0'),
      text('2024:03:05 14:05:00\0'),
    );
    const segment = joined(text('Exif\0\0'), tiff);
    const length = segment.length + 2;
    const jpg = joined(
      Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 0xff]),
      segment,
      Uint8Array.from([0xff, 0xc0, 0, 17, 8, 1, 0, 2, 0, 3, 0, 0, 0]),
    );
    // Act & Assess
    expect(aboutImage(jpg)).toMatchObject({ width: 512, height: 256, title: 'Plant', created: '2024-03-05T14:05:00' });
  });

  it('GIF and WebP: returns their size, but nothing if they are cut off', () => {
    expect(aboutImage(joined(text('GIF89a'), numbers(16, 30, 20)))).toEqual({ width: 30, height: 20 });
    const webp = joined(text('RIFF....WEBPVP8X'), new Uint8Array(8), Uint8Array.from([29, 0, 0, 19, 0, 0, 0]));
    expect(aboutImage(webp)).toEqual({ width: 30, height: 20 });
    expect(aboutImage(text('GIF8'))).toBeUndefined();
  });
});

describe('an Office file', () => {
  it('returns title, author and creation date, and ignores broken properties', async () => {
    const core =
      '<c xmlns:dc="d" xmlns:dcterms="t"><dc:title>Plan</dc:title><dc:creator>Kim</dc:creator><dcterms:created>2024-01-02T03:04:05Z</dcterms:created></c>';
    const about = { title: 'Plan', author: 'Kim', created: '2024-01-02T03:04:05' };
    expect(await read('a.docx', docx(wordParagraph('x'), { 'docProps/core.xml': core }))).toMatchObject({ about });
    expect(await read('a.docx', docx(wordParagraph('x'), { 'docProps/core.xml': '<c><' }))).toMatchObject({ ok: true });
  });
});

describe('pages of a PDF without text', () => {
  const page = [{ x: 50, y: 50, text: 'Words of a page' }];
  const line = {
    text: 'Read from a picture',
    box: [0, 0, 1, 0.1] as [number, number, number, number],
    confidence: 0.9,
  };

  it('are reported', async () => {
    expect(await read('a.pdf', pdf([page, [], page]))).toMatchObject({ pages: 3, pagesWithoutText: [2] });
  });

  it('receive the text of their image in place; other pages do not', async () => {
    // Prepare
    const parsed = await read('a.pdf', pdf([page, [], page]));
    // Act
    const whole = withScanned(parsed, [
      { ...line, page: 1 },
      { ...line, page: 2 },
      { ...line, page: 2, confidence: 0.3, text: 'guess' },
    ]);
    // Assess
    if (!whole.ok) throw new Error(whole.reason);
    expect(whole.segments.map(({ text, locator }) => [locator.page, text])).toEqual([
      [1, 'Words of a page'],
      [2, 'Read from a picture'],
      [3, 'Words of a page'],
    ]);
    expect(whole.pagesWithoutText).toEqual([]);
  });

  it('make an image-only document readable; only PDFs are recognized', async () => {
    const refused = await read('a.pdf', pdf([[]]));
    expect(needsOcr('a.pdf', refused)).toBe(true);
    expect(needsOcr('a.txt', { ok: false, reason: 'noText' })).toBe(false);
    expect(needsOcr('a.pdf', await read('a.pdf', pdf([page])))).toBe(false);
    expect(withScanned(refused, [])).toBe(refused);
    expect(withScanned(refused, [{ ...line, page: 1 }])).toMatchObject({ ok: true, language: 'en', type: 'pdf' });
  });
});

describe('values of a form', () => {
  it('are read at their fields, without hidden and empty ones', () => {
    const field = { subtype: 'Widget', fieldType: 'Tx', rect: [100, 50, 200, 64], hidden: false };
    const items = fieldItems([
      { ...field, fieldValue: '1,234' },
      { ...field, fieldValue: '9', hidden: true },
      { ...field, fieldValue: ' ' },
      { ...field, fieldType: 'Ch', fieldValue: ['Seoul', 'Busan'] },
      { subtype: 'FreeText', contentsObj: { str: 'typed over' }, rect: [0, 0, 10, 10] },
      { subtype: 'Link', rect: 'nonsense', fieldValue: 'x' },
    ]);
    expect(items.map(({ str }) => str)).toEqual(['1,234', 'Seoul, Busan', 'typed over']);
    expect(items[0]).toMatchObject({ width: 100, transform: [10, 0, 0, 10, 100, 54] });
  });
});

describe('characters printed twice', () => {
  it('are read once', async () => {
    const twice = [0, 0.4].map((shift) => ({ x: 50 + shift, y: 50, text: 'Revenue grew' }));
    expect(await read('a.pdf', pdf([twice]))).toMatchObject({ segments: [{ text: 'Revenue grew' }] });
  });
});
