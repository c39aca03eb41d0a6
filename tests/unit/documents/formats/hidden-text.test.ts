// Text that a document hides from its readers is no evidence: a footnote to it would open a page that does not show it.
import { utils, write } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { placeOf } from '#functions/export/place.ts';
import { segmentsOf } from '../../../helpers/ingest-here.ts';
import { openDocument, rtf } from '../../../helpers/made/documents.ts';
import { docx, pdf, pptx, slideText, wordParagraph, xlsx } from '../../../helpers/made-files.ts';

const SHOWN = 'The lease ends in 2031.';
const HIDDEN = 'There is no litigation.';
const textsOf = async (filename: string, bytes: Uint8Array) =>
  (await segmentsOf(filename, bytes)).map(({ text }) => text);
const rtfOf = (body: string) => textsOf('a.rtf', new TextEncoder().encode(rtf(body)));

describe('Word', () => {
  const run = (properties: string, text = HIDDEN) =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const word = (body: string, more = {}) => textsOf('a.docx', docx(wordParagraph(SHOWN) + body, more));
  const STYLES =
    '<w:styles xmlns:w="w"><w:style w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Own"><w:basedOn w:val="Base"/></w:style></w:styles>';

  it.each([
    ['a run', `<w:p>${run('<w:vanish/>')}</w:p>`],
    ['a character style', `<w:p>${run('<w:rStyle w:val="Own"/>')}</w:p>`],
    ['a paragraph style', wordParagraph(HIDDEN, 'Own')],
    ['no size', `<w:p>${run('<w:sz w:val="2"/>')}</w:p>`],
    ['the color of the page', `<w:p>${run('<w:color w:val="FFFFFF"/>')}</w:p>`],
    ['the color of the theme', `<w:p>${run('<w:color w:val="auto" w:themeColor="background1"/>')}</w:p>`],
    ['a text box in a hidden run', `<w:p><w:r><w:rPr><w:vanish/></w:rPr>${wordParagraph(HIDDEN)}</w:r></w:p>`],
  ])('leaves out what %s hides', async (_by, body) => {
    expect(await word(body, { 'word/styles.xml': STYLES })).toEqual([SHOWN]);
  });

  it.each([
    ['a switch that is off', `<w:p>${run('<w:vanish w:val="0"/>')}</w:p>`],
    ['a hidden paragraph mark', `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run('')}</w:p>`],
    ['an earlier look', `<w:p>${run('<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>')}</w:p>`],
    ['a dark paragraph', `<w:p><w:pPr><w:shd w:fill="000000"/></w:pPr>${run('<w:color w:val="FFFFFF"/>')}</w:p>`],
    ['a dark run', `<w:p>${run('<w:color w:val="FFFFFF"/><w:highlight w:val="black"/>')}</w:p>`],
    ['a small mark', `<w:p><w:pPr><w:rPr><w:sz w:val="2"/><w:color w:val="FFFFFF"/></w:rPr></w:pPr>${run('')}</w:p>`],
    [
      'a picture behind it',
      `<w:p>${run('<w:color w:val="FFFFFF"/>')}<w:r><w:drawing><wp:anchor behindDoc="1"/></w:drawing></w:r></w:p>`,
    ],
    ['a table around it', `<w:tbl><w:tr><w:tc><w:p>${run('<w:color w:val="FFFFFF"/>')}</w:p></w:tc></w:tr></w:tbl>`],
    ['a run beside it', `<w:p>${run('<w:vanish/>', 'not ')}${run('')}</w:p>`],
  ])('reads text with %s', async (_look, body) => {
    expect(await word(body)).toEqual([SHOWN, HIDDEN]);
  });

  it('leaves out a note whose reference is hidden', async () => {
    const notes = `<w:footnotes xmlns:w="w"><w:footnote w:id="2">${wordParagraph(HIDDEN)}</w:footnote></w:footnotes>`;
    const body = '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:footnoteReference w:id="2"/></w:r></w:p>';

    expect(await word(body, { 'word/footnotes.xml': notes })).toEqual([SHOWN]);
  });
});

describe('rich text', () => {
  it.each(['v', 'deleted'])('leaves out \\%s until it ends', async (property) => {
    expect(await rtfOf(`${SHOWN}\\par {\\${property} ${HIDDEN}\\u8212?}\\par`)).toEqual([SHOWN]);
    expect(await rtfOf(`\\${property} no \\${property}0 ${SHOWN}\\par`)).toEqual([SHOWN]);
    expect(await rtfOf(`\\${property} no \\plain ${SHOWN}\\par`)).toEqual([SHOWN]);
  });
});

describe('OpenDocument', () => {
  const STYLE = '<style:style style:name="T1"><style:text-properties text:display="none"/></style:style>';
  it.each([
    ['a section', `<text:section text:display="none"><text:p>${HIDDEN}</text:p></text:section>`],
    ['a paragraph', `${STYLE}<text:p text:style-name="T1">${HIDDEN}</text:p>`],
    ['a span', `${STYLE}<text:p><text:span text:style-name="T1">${HIDDEN}</text:span></text:p>`],
  ])('leaves out %s that is hidden', async (_what, body) => {
    expect(await textsOf('a.odt', openDocument('text', `${body}<text:p>${SHOWN}</text:p>`))).toEqual([SHOWN]);
  });
});

describe('a slide', () => {
  const HIDES = '<p:nvSpPr><p:cNvPr id="2" name="x" hidden="1"/></p:nvSpPr>';
  it.each([
    ['shape', `<p:sp>${HIDES}${slideText(HIDDEN).slice('<p:sp>'.length)}`],
    ['group', `<p:grpSp>${HIDES}${slideText(HIDDEN)}</p:grpSp>`],
  ])('is read without a hidden %s', async (_what, shape) => {
    expect(await textsOf('a.pptx', pptx([shape + slideText(SHOWN)]))).toEqual([SHOWN]);
  });
});

describe('a PDF page', () => {
  it.each([
    ['above', 50, -100],
    ['below', 50, 900],
    ['right of', 700, 100],
    ['left of', -500, 100],
  ])('is read without text %s it', async (_where, x, y) => {
    const bytes = pdf([
      [
        { x: 50, y: 50, text: SHOWN },
        { x, y, text: HIDDEN },
      ],
    ]);

    expect(await textsOf('a.pdf', bytes)).toEqual([SHOWN]);
  });
});

describe('what a file hides though it is evidence', () => {
  const cell = (name: string, text: string) => `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const hiddenOf = async (filename: string, bytes: Uint8Array) =>
    (await segmentsOf(filename, bytes)).map(({ text, locator }) => [text, locator.hidden ?? false]);

  it('is marked in rows, columns and sheets', async () => {
    const rows = `<cols><col min="3" max="3" hidden="1"/></cols><row r="1">${cell('A1', 'a')}</row><row r="2" hidden="1">${cell('A2', 'b')}</row><row r="3">${cell('A3', 'c')}${cell('C3', 'd')}</row>`;

    expect(await hiddenOf('a.xlsx', xlsx([{ name: 'S', rows }]))).toEqual([
      ['S', false],
      ['a', false],
      ['b', true],
      [expect.stringContaining('d'), true],
    ]);
    expect(
      await hiddenOf('a.xlsx', xlsx([{ name: 'S', state: 'veryHidden', rows: `<row r="1">${cell('A1', 'a')}</row>` }])),
    ).toEqual([
      ['S (hidden)', true],
      ['a', true],
    ]);
  });

  it.each(['xls', 'xlml'] as const)('is marked in columns and sheets of older workbooks (%s)', async (bookType) => {
    const sheet = utils.aoa_to_sheet([['a'], ['b', '', 'c']]);
    sheet['!cols'] = [{}, {}, { hidden: true }];
    const book = utils.book_new(sheet, 'S');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['d']]), 'V');
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 2 }] };

    expect(await hiddenOf('a.xls', new Uint8Array(write(book, { type: 'array', bookType })))).toEqual([
      ['S', false],
      ['a', false],
      [expect.stringContaining('c'), true],
      ['V (hidden)', true],
      ['d', true],
    ]);
  });

  it('is marked in rows of older workbooks', async () => {
    const sheet = utils.aoa_to_sheet([['a'], ['b']]);
    sheet['!rows'] = [{}, { hidden: true }];
    const bytes = write(utils.book_new(sheet, 'S'), { type: 'array', bookType: 'xlml' });

    expect(await hiddenOf('a.xls', new Uint8Array(bytes))).toEqual([
      ['S', false],
      ['a', false],
      ['b', true],
    ]);
  });

  it('is marked in rows, columns and sheets of OpenDocument', async () => {
    const styles =
      '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style><style:style style:name="ta1"><style:table-properties table:display="true"/></style:style>';
    const cellOf = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const rows = `<table:table-row>${cellOf('a')}</table:table-row><table:table-row table:visibility="filter">${cellOf('b')}</table:table-row><table:table-row>${cellOf('c')}${cellOf('d')}</table:table-row>`;
    const columns =
      '<table:table-column/><table:table-column table:number-columns-repeated="2" table:visibility="collapse"/>';
    const body = `${styles}<table:table table:name="S" table:style-name="ta1">${columns}${rows}</table:table><table:table table:name="V" table:style-name="ta2"><table:table-row>${cellOf('e')}</table:table-row></table:table>`;

    expect(await hiddenOf('a.ods', openDocument('spreadsheet', body))).toEqual([
      ['S', false],
      ['a', false],
      ['b', true],
      [expect.stringContaining('d'), true],
      ['V (hidden)', true],
      ['e', true],
    ]);
  });

  it('is marked in slides', async () => {
    const shown = pptx([slideText(SHOWN), slideText(HIDDEN)]);
    const parts = unzipSync(shown);
    const slide = strFromU8(parts['ppt/slides/slide2.xml'] ?? new Uint8Array());
    const hides = zipSync({ ...parts, 'ppt/slides/slide2.xml': strToU8(slide.replace('<p:sld ', '<p:sld show="0" ')) });

    expect(await hiddenOf('a.pptx', hides)).toEqual([
      [SHOWN, false],
      [HIDDEN, true],
    ]);
  });

  it('is named with its place', () => {
    expect(placeOf('en', { sheet: 'S', range: 'A2', hidden: true })).toBe('sheet S, A2 (with hidden content)');
  });
});
