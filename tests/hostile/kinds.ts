// Every kind of hostile document: valid ones of each type, randomly broken, and malicious structures.
import { utils, write } from '@e965/xlsx';
import { strToU8 } from 'fflate';
import iconv from 'iconv-lite';
import { joined } from '../helpers/made/compound.ts';
import { dart, filing, inlineXbrl, mail, openDocument, outlook, rtf } from '../helpers/made/documents.ts';
import {
  hwp,
  hwpForDistribution,
  hwpParagraph,
  hwpTable,
  hwpx,
  hwpxParagraph,
  hwpxTable,
} from '../helpers/made/hangul.ts';
import { powerpoint97 } from '../helpers/made/powerpoint-97.ts';
import { word97 } from '../helpers/made/word-97.ts';
import { docx, pdf, pptx, slideText, wordParagraph, wordTable, xlsx } from '../helpers/made-files.ts';
import type { Kind } from './kind.ts';
import { mutateBytes } from './mutate-bytes.ts';
import { OFFICE_SHAPES } from './shapes/office.ts';
import { PDF_SHAPES } from './shapes/pdf.ts';
import { TEXT_SHAPES } from './shapes/text.ts';
import { asBytes, asText, asZip } from './take-apart.ts';

const ROWS = [
  ['구분', '2023', '2022'],
  ['매출액', '1,234', '1,000'],
  ['영업이익', '(12)', '9'],
];
const LONG = 'The company sells instruments to laboratories in forty countries. '.repeat(4);

const workbook = (bookType: 'biff8' | 'biff5' | 'biff2' | 'xlsb' | 'xlml'): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([...ROWS, [1, 2.5, new Date(0)], [true, null, LONG]]), '손익');
  if (bookType !== 'biff2') utils.book_append_sheet(book, utils.aoa_to_sheet(ROWS), 'Second');
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
};

const SECTION = joined(hwpParagraph('Ⅰ. 개요', { heading: 1 }), hwpParagraph(LONG), hwpTable(ROWS));
const WORD = word97([
  { text: '1. 재무', style: 1 },
  { text: LONG },
  ...ROWS.flatMap((row) => [
    ...row.map((text) => ({ text, end: '\u0007', table: true })),
    { text: '', end: '\u0007', table: true, row: true },
  ]),
]);
const LISTS =
  '<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="%1."/><w:pStyle w:val="H1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>';
const PAGE = Array.from({ length: 30 }, (_, n) => ({
  x: 50 + (n % 3) * 150,
  y: 50 + Math.floor(n / 3) * 20,
  text: `Row ${n}`,
}));
const CELLS =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>45000</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>x</t></is></c><c r="C2"><f>A1</f><v>7</v></c></row>';
const ODF_ROW = (row: readonly string[]) =>
  `<table:table-row>${row.map((cell) => `<table:table-cell table:number-columns-repeated="1"><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`;
const ODF_TABLE = `<table:table table:name="T">${ROWS.map(ODF_ROW).join('')}</table:table>`;
const CSV = Array.from({ length: 40 }, (_, n) => `항목${n},"1,${n}",${n * 1.5}`).join('\r\n');
const TABLE_XML =
  '<TABLE><TR><TH COLSPAN="2" ROWSPAN="2">구분</TH><TE>1,234</TE></TR><TR><TE>5</TE></TR></TABLE><P>끝</P>';
const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 4, 0, 0, 0, 3, 0, 8, 6, 0, 0, 0, 0, 0, 0,
  0,
]);
const JPG = joined(
  Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 40]),
  strToU8('Exif\0\0II*\0'),
  Uint8Array.from([8, 0, 0, 0, 1, 0, 0x0e, 1, 2, 0, 5, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 104, 101, 108, 108, 0]),
  Uint8Array.from([0xff, 0xc0, 0, 17, 8, 0, 99, 0, 99, 3, 0, 0]),
);

const BROKEN: readonly Kind[] = [
  { name: 'pdf', filename: 'a.pdf', make: asBytes(pdf([PAGE, PAGE])) },
  {
    name: 'pdf as text',
    filename: 'a.pdf',
    make: asText(Buffer.from(pdf([PAGE])).toString('latin1'), (text) => Buffer.from(text, 'latin1')),
  },
  {
    name: 'docx',
    filename: 'a.docx',
    make: asZip(
      docx(wordParagraph('제목', 'H1') + wordParagraph(LONG) + wordTable(ROWS), { 'word/numbering.xml': LISTS }),
    ),
  },
  {
    name: 'pptx',
    filename: 'a.pptx',
    make: asZip(pptx([slideText('제목', 'title') + slideText(LONG), slideText('둘')])),
  },
  { name: 'xlsx', filename: 'a.xlsx', make: asZip(xlsx([{ name: 'A', rows: CELLS }], { strings: ['매출'] })) },
  { name: 'xls', filename: 'a.xls', make: asBytes(workbook('biff8')) },
  { name: 'xls 95', filename: 'a.xls', make: asBytes(workbook('biff5')) },
  { name: 'xls 2', filename: 'a.xls', make: asBytes(workbook('biff2')) },
  { name: 'xls 2003 XML', filename: 'a.xml', make: asText(Buffer.from(workbook('xlml')).toString()) },
  { name: 'xlsb', filename: 'a.xlsb', make: asZip(workbook('xlsb')) },
  { name: 'doc', filename: 'a.doc', make: asBytes(WORD) },
  {
    name: 'ppt',
    filename: 'a.ppt',
    make: asBytes(
      powerpoint97([
        { title: '제목', text: LONG },
        { title: 'B', text: 'C' },
      ]),
    ),
  },
  {
    name: 'odt',
    filename: 'a.odt',
    make: asZip(openDocument('text', `<text:h>H</text:h><text:p>${LONG}</text:p>${ODF_TABLE}`)),
  },
  { name: 'ods', filename: 'a.ods', make: asZip(openDocument('spreadsheet', ODF_TABLE)) },
  {
    name: 'odp',
    filename: 'a.odp',
    make: asZip(openDocument('presentation', `<draw:page><text:p>T</text:p>${ODF_TABLE}</draw:page>`)),
  },
  { name: 'hwp', filename: 'a.hwp', make: asBytes(hwp(SECTION)) },
  { name: 'hwp records', filename: 'a.hwp', make: (chance) => hwp(mutateBytes(SECTION, chance)) },
  {
    name: 'hwp distribution',
    filename: 'a.hwp',
    make: (chance) =>
      chance.int(2)
        ? mutateBytes(hwpForDistribution(SECTION), chance)
        : hwpForDistribution(mutateBytes(SECTION, chance)),
  },
  {
    name: 'hwpx',
    filename: 'a.hwpx',
    make: asZip(hwpx(hwpxParagraph('제목', 1) + hwpxParagraph(LONG) + hwpxTable(ROWS))),
  },
  {
    name: 'msg',
    filename: 'a.msg',
    make: asBytes(
      outlook({ '0037': 'S', '0C1A': 'Kim', '1000': LONG }, { '__substg1.0_10090102': new Uint8Array(64) }),
    ),
  },
  { name: 'eml', filename: 'a.eml', make: asText(mail(LONG)) },
  {
    name: 'rtf',
    filename: 'a.rtf',
    make: asText(rtf(`${LONG}\\par\\trowd a\\cell b\\cell\\row {\\f1 \\'b8\\'c5}\\u8364?`)),
  },
  {
    name: 'html',
    filename: 'a.html',
    make: asText(
      `<html><body><h1>T</h1><p>${LONG}</p><table><tr><td rowspan="2" colspan="3">a</td><td>1</td></tr></table><pre>a  1  2\nb  3  4</pre></body></html>`,
    ),
  },
  { name: 'inline XBRL', filename: 'a.htm', make: asText(inlineXbrl) },
  {
    name: 'xml',
    filename: 'a.xml',
    make: asText('<?xml version="1.0"?><root><item id="1"><name>매출</name><value>12</value></item></root>'),
  },
  {
    name: 'DART xml',
    filename: 'a.xml',
    make: asText(dart(TABLE_XML), (text) => new Uint8Array(iconv.encode(text, 'cp949'))),
  },
  { name: 'filing', filename: 'a.txt', make: asText(filing) },
  {
    name: 'json',
    filename: 'a.json',
    make: asText(JSON.stringify({ list: [{ a: 1, b: '둘' }, { a: 2 }], deep: { er: [[['x']]] } })),
  },
  { name: 'csv', filename: 'a.csv', make: asText(CSV) },
  { name: 'csv cp949', filename: 'a.csv', make: asText(CSV, (text) => new Uint8Array(iconv.encode(text, 'cp949'))) },
  {
    name: 'tsv utf-16',
    filename: 'a.tsv',
    make: asText(CSV.replaceAll(',', '\t'), (text) => new Uint8Array(iconv.encode(text, 'utf-16le'))),
  },
  {
    name: 'markdown',
    filename: 'a.md',
    make: asText(`# T\n\n${LONG}\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n\`\`\`\ncode\n\`\`\``),
  },
  {
    name: 'txt shift_jis',
    filename: 'a.txt',
    make: asText('売上高は1,234百万円です。\n'.repeat(20), (text) => new Uint8Array(iconv.encode(text, 'shift_jis'))),
  },
  { name: 'png', filename: 'a.png', make: asBytes(PNG) },
  { name: 'jpg', filename: 'a.jpg', make: asBytes(JPG) },
];

export const KINDS: readonly Kind[] = [...BROKEN, ...PDF_SHAPES, ...OFFICE_SHAPES, ...TEXT_SHAPES];
