// Office documents with malicious structures: depth, length, external references, false sizes and names.
import { strToU8, zipSync } from 'fflate';
import { joined } from '../../helpers/made/compound.ts';
import { hwpx, hwpxParagraph } from '../../helpers/made/hangul.ts';
import { docx, wordParagraph, wordTable, xlsx } from '../../helpers/made-files.ts';
import type { Kind } from '../kind.ts';
import type { Chance } from '../random.ts';
import { sizeOf } from './sizes.ts';

const LAST_CELL = 'XFD1048576';

const nested = (chance: Chance): Uint8Array => {
  const depth = sizeOf(chance, 20_000);
  const [open, close] = chance.pick([
    ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'],
    ['<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>'],
    ['<w:p><w:r><w:txbxContent>', '</w:txbxContent></w:r></w:p>'],
    ['<w:ins><w:smartTag>', '</w:smartTag></w:ins>'],
  ] as const);
  return docx(open.repeat(depth) + wordParagraph('Revenue') + (chance.int(4) === 0 ? '' : close.repeat(depth)));
};

const long = (chance: Chance): Uint8Array => {
  const count = sizeOf(chance, 1_000_000);
  const row = wordTable([['a', '1']]);
  return docx(chance.pick([wordParagraph('x'), '<w:p/>', row, '<w:p><w:r><w:br/><w:tab/></w:r></w:p>']).repeat(count));
};

const OUTSIDE = [
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '\\\\evil.test\\share',
  '../../../../etc/passwd',
  'document.xml',
];
const outside = (chance: Chance): Uint8Array => {
  const relation = (n: number) =>
    `<Relationship Id="rId${n}" Type="${chance.pick(['aFChunk', 'image', 'attachedTemplate', 'oleObject', 'header'])}" TargetMode="External" Target="${chance.pick(OUTSIDE)}"/>`;
  const count = sizeOf(chance, 5_000);
  const relations = Array.from({ length: count }, (_, n) => relation(n)).join('');
  const chunks = Array.from({ length: count }, (_, n) => `<w:altChunk r:id="rId${n}"/>`).join('');
  return docx(wordParagraph('Revenue') + chunks, {
    'word/_rels/document.xml.rels': `<Relationships>${relations}</Relationships>`,
    'word/settings.xml': `<!DOCTYPE w [<!ENTITY e SYSTEM "${chance.pick(OUTSIDE)}">]><w:settings>&e;</w:settings>`,
  });
};

const dimensions = (chance: Chance): Uint8Array => {
  const count = sizeOf(chance, 50_000);
  const far = () => chance.pick([1, 2, 65_536, 1_048_576, 2 ** 31, -1]);
  const rows = Array.from(
    { length: count },
    () => `<row r="${far()}"><c r="${chance.pick(['A1', LAST_CELL, 'ZZZZ9', 'A0', ''])}"><v>${far()}</v></c></row>`,
  );
  const merges = Array.from({ length: chance.int(2_000) }, () => `<mergeCell ref="A1:${LAST_CELL}"/>`);
  return xlsx([
    {
      name: 'A',
      rows: `${rows.join('')}</sheetData><dimension ref="A1:${LAST_CELL}"/><cols><col min="1" max="16384" width="9"/></cols><mergeCells>${merges.join('')}</mergeCells><sheetData>`,
    },
  ]);
};

const formulas = (chance: Chance): Uint8Array => {
  const count = sizeOf(chance, 50_000);
  const formula = (n: number) =>
    chance.pick([
      `<f t="shared" si="${chance.int(9)}" ref="A1:${LAST_CELL}">A${n + 1}</f>`,
      `<f t="shared" si="${chance.int(9)}"/>`,
      `<f>A${n}+A${n + 2}</f>`,
      `<f>[1]Sheet!A1+cmd|'/c calc'!A0</f>`,
      `<f>${'('.repeat(1 + chance.int(2_000))}1</f>`,
      '<f>HYPERLINK("http://169.254.169.254/")&amp;WEBSERVICE("file:///etc/passwd")</f>',
    ]);
  const cells = Array.from(
    { length: count },
    (_, n) => `<row r="${n + 1}"><c r="A${n + 1}">${formula(n)}<v>1</v></c></row>`,
  );
  return xlsx([{ name: 'A', rows: cells.join('') }]);
};

const strings = (chance: Chance): Uint8Array => {
  const count = sizeOf(chance, 1_000_000);
  const index = () => chance.pick([0, count - 1, count, -1, 2 ** 31, chance.int(count)]);
  const cells = Array.from({ length: 1 + chance.int(500) }, () => `<c t="s"><v>${index()}</v></c>`).join('');
  const text = chance.pick(['x', '', '가'.repeat(40), '&amp;'.repeat(20)]);
  return xlsx([{ name: 'A', rows: `<row r="1">${cells}</row>` }], {
    strings: Array.from({ length: count }, () => text),
  });
};

/** Overwrites sizes and offsets of the directory, or repeats a part many times. */
const zipLies = (chance: Chance): Uint8Array => {
  const whole = docx(wordParagraph('Revenue'));
  const directory = Buffer.from(whole).lastIndexOf('PK\u0001\u0002');
  const copies = Array.from({ length: sizeOf(chance, 3_000) }, () => whole.subarray(directory, whole.length - 22));
  const end = whole.slice(whole.length - 22);
  const made = joined(whole.subarray(0, whole.length - 22), ...copies, end);
  const view = new DataView(made.buffer, made.byteOffset, made.byteLength);
  for (let n = chance.int(4); n > 0; n -= 1)
    view.setUint32(directory + chance.pick([16, 20, 24, 42]), chance.pick([0, 1, 0xffff_ffff, whole.length]), true);
  if (chance.int(2) === 0) view.setUint16(made.length - 12, 0xffff, true);
  return chance.int(4) === 0 ? zipSync({ 'a.docx': made, 'A.DOCX': made, '[Content_Types].xml': strToU8('<') }) : made;
};

const hangul = (chance: Chance): Uint8Array => {
  const depth = sizeOf(chance, 20_000);
  const [open, close] = [
    '<hp:p><hp:run><hp:tbl><hp:tr><hp:tc><hp:subList>',
    '</hp:subList></hp:tc></hp:tr></hp:tbl></hp:run></hp:p>',
  ];
  const span = chance.pick([1, 2 ** 31, -1]);
  const cell = `<hp:p><hp:run><hp:tbl><hp:tr><hp:tc><hp:cellAddr colAddr="${span}" rowAddr="${span}"/><hp:cellSpan colSpan="${span}" rowSpan="${span}"/></hp:tc></hp:tr></hp:tbl></hp:run></hp:p>`;
  return hwpx(open.repeat(depth) + hwpxParagraph('매출액') + close.repeat(depth) + cell.repeat(chance.int(500)));
};

export const OFFICE_SHAPES: readonly Kind[] = [
  { name: 'docx nested', filename: 'a.docx', make: nested },
  { name: 'docx long', filename: 'a.docx', make: long },
  { name: 'docx outside', filename: 'a.docx', make: outside },
  { name: 'xlsx dimensions', filename: 'a.xlsx', make: dimensions },
  { name: 'xlsx formulas', filename: 'a.xlsx', make: formulas },
  { name: 'xlsx strings', filename: 'a.xlsx', make: strings },
  { name: 'zip that lies', filename: 'a.docx', make: zipLies },
  { name: 'hwpx nested', filename: 'a.hwpx', make: hangul },
];
