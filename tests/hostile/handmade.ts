// Hand-made hostile files, each with the error that its owner must see; "text" means that the file is read.
import { zipSync } from 'fflate';
import type { FileReason } from '#shared/model/file.ts';
import { compound, joined, numbers } from '../helpers/made/compound.ts';
import { dart, mail, openDocument, rtf } from '../helpers/made/documents.ts';
import { hwp, hwpParagraph, hwpx, hwpxParagraph } from '../helpers/made/hangul.ts';
import { powerpoint97 } from '../helpers/made/powerpoint-97.ts';
import { word97 } from '../helpers/made/word-97.ts';
import { docx, ole, pdf, pptx, slideText, wordParagraph, xlsx, zipOf } from '../helpers/made-files.ts';
import { zipOfOne } from '../helpers/zip-of-one.ts';

type Outcome = FileReason | 'text' | 'preview';
/** Several reasons if each of them is correct. */
export type Handmade = {
  readonly name: string;
  readonly filename: string;
  readonly bytes: () => Uint8Array;
  readonly outcomes: readonly Outcome[];
};

const utf8 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));
const file = (
  name: string,
  filename: string,
  bytes: () => Uint8Array | string,
  ...outcomes: readonly Outcome[]
): Handmade => ({
  name,
  filename,
  bytes: () => {
    const made = bytes();
    return typeof made === 'string' ? utf8(made) : made;
  },
  outcomes,
});

const LAUGHS = `<!DOCTYPE w [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')}]>`;
const XXE = '<!DOCTYPE w [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
const SHEET = (rows: string) => xlsx([{ name: 'A', rows }]);
const PDF = () => pdf([[{ x: 50, y: 50, text: 'Hello' }]]);
const DOCX = () => docx(wordParagraph('Hello'));

/** A stream that decompresses to three hundred times its size. */
const pdfBomb = (): Uint8Array => {
  const page = Buffer.from(PDF()).toString('latin1');
  const text = `BT /R 10 Tf ${'1 0 0 1 50 50 Tm (x) Tj '.repeat(60_000)} ET`;
  return utf8(
    page.replace(
      /<< \/Length \d+ >>\nstream\n[\s\S]*?\nendstream/,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ),
  );
};

const BOMBS = [
  file(
    'zip bomb that tells its size',
    'a.docx',
    () => zipOfOne('[Content_Types].xml', Buffer.alloc(60_000_000, 'a')),
    'tooLargeOpened',
  ),
  file(
    'zip bomb that lies about its size',
    'a.xlsx',
    () => lying(zipOfOne('[Content_Types].xml', new Uint8Array(30_000_000))),
    'tooLargeOpened',
  ),
  file(
    'zip of 3,000 parts',
    'a.docx',
    () => zipSync(Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`${n}`, new Uint8Array()]))),
    'tooLargeOpened',
  ),
  file('zip in a zip', 'a.docx', () => zipOf({ 'inner.zip': zipOf({ 'inner.zip': DOCX() }) }), 'damaged'),
  file(
    'shared string in every cell',
    'a.xlsx',
    () =>
      xlsx([{ name: 'A', rows: `<row r="1">${'<c t="s"><v>0</v></c>'.repeat(20_000)}</row>` }], {
        strings: ['x'.repeat(10_000)],
      }),
    'tooLargeOpened',
  ),
  file(
    'three million cells',
    'a.xlsx',
    () => SHEET(`<row>${'<c><v>1</v></c>'.repeat(2_100_000)}</row>`),
    'tooLargeOpened',
  ),
  file('one cell of 20 MB', 'a.csv', () => `a,b\n"${'x'.repeat(20_000_000)}",1`, 'text'),
  file('csv of three million cells', 'a.csv', () => '1,'.repeat(3_000_000), 'tooLargeOpened'),
  file(
    'repeated rows of OpenDocument',
    'a.ods',
    () =>
      openDocument(
        'spreadsheet',
        `<table:table table:name="T">${'<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row>'.repeat(50)}</table:table>`,
      ),
    'tooLargeOpened',
  ),
  file(
    'spans of a million columns',
    'a.html',
    () => `<table>${'<tr><td colspan="1000000" rowspan="1000000">x</td></tr>'.repeat(2_000)}</table>`,
    'text',
  ),
  file('a PDF page of 60,000 letters on one spot', 'a.pdf', pdfBomb, 'text'),
  file('Hangul section that opens to 60 MB', 'a.hwp', () => hwp(new Uint8Array(60_000_000)), 'tooLargeOpened'),
  file('Hangul records of no length', 'a.hwp', () => hwp(joined(hwpParagraph('x'), new Uint8Array(4_000_000))), 'text'),
];

const ENTITIES = [
  file(
    'billion laughs in a Word part',
    'a.docx',
    () =>
      docx('', { 'word/document.xml': `${LAUGHS}<w:document xmlns:w="w"><w:p><w:t>&a30;</w:t></w:p></w:document>` }),
    'text',
    'damaged',
  ),
  file('billion laughs in XML', 'a.xml', () => `<?xml version="1.0"?>${LAUGHS}<r>&a30;</r>`, 'text'),
  file('billion laughs in a filing of DART', 'a.xml', () => LAUGHS + dart('<P>&a30;</P>'), 'text', 'notWhatItSays'),
  file('file of the machine as entity', 'a.xml', () => `<?xml version="1.0"?>${XXE}<r>&e;</r>`, 'text'),
  file(
    'file of the machine in a sheet',
    'a.xlsx',
    () => xlsx([{ name: 'A', rows: '' }], { strings: ['&e;'] }),
    'noText',
    'text',
    'damaged',
  ),
  file(
    'file of the machine in an OpenDocument',
    'a.odt',
    () =>
      zipOf({
        mimetype: 'application/vnd.oasis.opendocument.text',
        'content.xml': `${XXE}<o xmlns:text="t"><text:p>&e;</text:p></o>`,
      }),
    'text',
    'damaged',
  ),
  file(
    'remote relationship',
    'a.docx',
    () =>
      docx(wordParagraph('x'), {
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="r" Type="t/header" Target="http://169.254.169.254/" TargetMode="External"/></Relationships>',
      }),
    'text',
  ),
  file(
    'relationship out of the file',
    'a.docx',
    () =>
      docx(wordParagraph('x'), {
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="r" Type="t/footnotes" Target="../../../../etc/passwd"/></Relationships>',
      }),
    'text',
  ),
];

const DEPTHS = [
  file('100,000 nested elements in HTML', 'a.html', () => `${'<div>'.repeat(100_000)}x`, 'damaged'),
  file('100,000 nested elements in XML', 'a.xml', () => `<?xml version="1.0"?>${'<a>'.repeat(100_000)}`, 'damaged'),
  file('100,000 nested tables in HTML', 'a.html', () => `${'<table><tr><td>'.repeat(100_000)}x`, 'damaged', 'text'),
  file(
    '3,000 nested tables in Word',
    'a.docx',
    () => docx(`${'<w:tbl><w:tr><w:tc>'.repeat(600)}${wordParagraph('x')}${'</w:tc></w:tr></w:tbl>'.repeat(600)}`),
    'text',
  ),
  file(
    '100,000 nested lists in JSON',
    'a.json',
    () => '['.repeat(100_000) + ']'.repeat(100_000),
    'damaged',
    'tooLargeOpened',
  ),
  file('100,000 nested groups in RTF', 'a.rtf', () => rtf(`${'{'.repeat(100_000)}x`), 'text'),
  file(
    'mail in a mail, 2,000 deep',
    'a.eml',
    () => `${'Content-Type: multipart/mixed; boundary=b\r\nSubject: x\r\n\r\n--b\r\n'.repeat(2_000)}\r\nx`,
    'damaged',
    'text',
    'noText',
  ),
  file('records of PowerPoint inside themselves', 'a.ppt', circularPpt, 'damaged', 'noText', 'text'),
  file(
    'chain of a compound file that bites its tail',
    'a.doc',
    () => circular(word97([{ text: 'x'.repeat(20_000) }])),
    'damaged',
    'text',
    'noText',
  ),
  file(
    'pages of a PDF that contain themselves',
    'a.pdf',
    () =>
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R>>',
    'noText',
    'damaged',
  ),
];

const LIES = [
  file('nothing', 'a.pdf', () => '', 'empty'),
  file('blanks alone', 'a.txt', () => ' \n\t ', 'noText'),
  file(
    'program called a PDF',
    'a.pdf',
    () => joined(utf8('MZ\u0090'), numbers(8, 0, 3, 0, 0, 0, 4, 0, 0, 0), new Uint8Array(200)),
    'notWhatItSays',
  ),
  file('page called a PDF', 'a.pdf', () => '<!doctype html><script>1</script>', 'notWhatItSays'),
  file('page with a PDF in it', 'a.pdf', () => '<html>%PDF-1.4</html>', 'notWhatItSays'),
  file(
    'picture called a workbook',
    'a.xlsx',
    () => joined(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), new Uint8Array(99)),
    'notWhatItSays',
  ),
  file('old Word called new', 'a.docx', () => word97([{ text: 'x' }]), 'notWhatItSays'),
  file('new Word called old', 'a.doc', DOCX, 'notWhatItSays'),
  file('workbook called a presentation', 'a.pptx', () => SHEET(''), 'notWhatItSays'),
  file('PDF and zip in one', 'a.pdf', () => joined(PDF(), DOCX()), 'text'),
  file('zip and page in one', 'a.docx', () => joined(DOCX(), utf8('<html>')), 'text', 'damaged'),
  file('picture and page in one', 'a.gif', () => 'GIF89a<script>alert(1)</script>', 'preview'),
  file(
    'svg that runs scripts',
    'a.svg',
    () => '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    'preview',
  ),
];

const LOCKED = [
  file('locked Office file', 'a.xlsx', () => ole('EncryptedPackage'), 'passwordNeeded'),
  file('locked old Word', 'a.doc', () => word97([{ text: 'x' }], { locked: true }), 'passwordNeeded'),
  file(
    'locked old PowerPoint',
    'a.ppt',
    () => powerpoint97([{ title: 'x', text: 'y' }], { locked: true }),
    'passwordNeeded',
  ),
  file('locked Hangul document', 'a.hwp', () => hwp(hwpParagraph('x'), { locked: true }), 'passwordNeeded'),
  file(
    'locked Hangul zip',
    'a.hwpx',
    () => hwpx('', { 'META-INF/manifest.xml': '<encryption-data/>' }),
    'passwordNeeded',
  ),
  file(
    'locked PDF',
    'a.pdf',
    () =>
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n3 0 obj<</Filter/Standard/V 1/R 2/O<28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A>/U<28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A>/P -4>>endobj\ntrailer<</Root 1 0 R/Encrypt 3 0 R/ID[<00><00>]>>',
    'passwordNeeded',
  ),
];

const NAMES = [
  file(
    'name that runs right to left',
    'report\u202efdp.exe',
    () => joined(utf8('MZ'), new Uint8Array(99)),
    'unsupported',
  ),
  file('name that leads elsewhere', '../../../../etc/passwd', () => 'plain words', 'text'),
  file('name of 5,000 letters', `${'가'.repeat(5_000)}.txt`, () => 'plain words', 'text'),
  file('name with a NUL', 'a.pdf\u0000.txt', () => 'plain words', 'text'),
  file('name of a prototype', '__proto__', () => 'plain words', 'text'),
  file(
    'sheet named after a prototype',
    'a.xlsx',
    () => xlsx([{ name: '__proto__', rows: '<row r="1"><c r="A1"><v>1</v></c></row>' }]),
    'text',
  ),
  file(
    'JSON that names a prototype',
    'a.json',
    () => '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    'text',
  ),
  file('letters that nobody sees', 'a.txt', () => '\u202e\u200b\u0007\u0000visible\ud800', 'text', 'notWhatItSays'),
];

const CUT = (
  [
    ['a.pdf', PDF],
    ['a.docx', DOCX],
    ['a.pptx', () => pptx([slideText('x')])],
    ['a.hwpx', () => hwpx(hwpxParagraph('x'))],
    ['a.hwp', () => hwp(hwpParagraph('x'))],
    ['a.doc', () => word97([{ text: 'x' }])],
    ['a.eml', () => utf8(mail())],
    ['a.msg', () => compound({ '__properties_version1.0': new Uint8Array(64) })],
  ] as const
).map(([filename, make]) =>
  file(
    `cut off in the middle: ${filename}`,
    filename,
    () => make().subarray(0, make().length >> 1),
    'damaged',
    'noText',
    'text',
    'notWhatItSays',
  ),
);

export const HANDMADE: readonly Handmade[] = [...BOMBS, ...ENTITIES, ...DEPTHS, ...LIES, ...LOCKED, ...NAMES, ...CUT];

/** The central directory declares a small size. */
function lying(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at < zip.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
  return zip;
}

/** Every entry of the allocation table leads back to the first sector. */
function circular(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = (view.getUint32(76, true) + 1) * 512;
  for (let at = table; at + 4 <= Math.min(bytes.length, table + 512); at += 4) view.setUint32(at, 1, true);
  return bytes;
}

function circularPpt(): Uint8Array {
  const nested = new Uint8Array(40_000);
  const view = new DataView(nested.buffer);
  for (let at = 0; at + 8 <= nested.length; at += 8) {
    view.setUint16(at, 0xf, true);
    view.setUint16(at + 2, 1000, true);
    view.setUint32(at + 4, nested.length - at - 8, true);
  }
  const edit = joined(numbers(16, 0, 4085), numbers(32, 28, 0, 0, 0, 40_036, 1, 0, 0));
  const directory = joined(numbers(16, 0, 6002), numbers(32, 8, (1 << 20) | 1, 0));
  return compound({
    'PowerPoint Document': joined(nested, edit, directory),
    'Current User': joined(numbers(16, 0, 4086), numbers(32, 20, 20, 0xe391c05f, 40_000, 0)),
  });
}
