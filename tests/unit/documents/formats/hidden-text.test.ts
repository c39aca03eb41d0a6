// Text that a document hides from its readers is no evidence: a footnote to it would open a page that does not show it.
import { utils, write } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { placeOf } from '#functions/export/place.ts';
import { segmentsOf } from '../../../helpers/ingest-here.ts';
import { openDocument, rtf } from '../../../helpers/made/documents.ts';
import { docx, pdf, pptx, slideRelations, slideText, wordParagraph, xlsx } from '../../../helpers/made-files.ts';

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
    '<w:styles xmlns:w="w"><w:style w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Own"><w:basedOn w:val="Base"/></w:style><w:style w:styleId="White"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style><w:style w:styleId="Pale"><w:basedOn w:val="White"/></w:style><w:style w:styleId="Tiny"><w:rPr><w:sz w:val="2"/></w:rPr></w:style><w:style w:styleId="Banner"><w:basedOn w:val="White"/><w:pPr><w:shd w:fill="000000"/></w:pPr></w:style></w:styles>';

  it.each([
    ['a run', `<w:p>${run('<w:vanish/>')}</w:p>`],
    ['a character style', `<w:p>${run('<w:rStyle w:val="Own"/>')}</w:p>`],
    ['a paragraph style', wordParagraph(HIDDEN, 'Own')],
    ['a white style', wordParagraph(HIDDEN, 'Pale')],
    ['a white character style', `<w:p>${run('<w:rStyle w:val="White"/>')}</w:p>`],
    ['a tiny style', wordParagraph(HIDDEN, 'Tiny')],
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
    ['a white style on a dark field', wordParagraph(HIDDEN, 'Banner')],
    ['a color of its own', `<w:p><w:pPr><w:pStyle w:val="White"/></w:pPr>${run('<w:color w:val="000000"/>')}</w:p>`],
    ['a size of its own', `<w:p><w:pPr><w:pStyle w:val="Tiny"/></w:pPr>${run('<w:sz w:val="20"/>')}</w:p>`],
    ['a table around it', `<w:tbl><w:tr><w:tc><w:p>${run('<w:color w:val="FFFFFF"/>')}</w:p></w:tc></w:tr></w:tbl>`],
    ['a run beside it', `<w:p>${run('<w:vanish/>', 'not ')}${run('')}</w:p>`],
  ])('reads text with %s', async (_look, body) => {
    expect(await word(body, { 'word/styles.xml': STYLES })).toEqual([SHOWN, HIDDEN]);
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

describe('the look of a slide', () => {
  const place = (x: number, y: number) => `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="100" cy="20"/></a:xfrm>`;
  const fillOf = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
  const HERE = place(10, 10);
  const shape = (properties: string, run: string, text = HIDDEN) =>
    `<p:sp><p:spPr>${properties}</p:spPr><p:txBody><a:p><a:r><a:rPr>${run}</a:rPr><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const sized = (run: string) => shape(HERE, '').replace('<a:rPr>', `<a:rPr ${run}>`);
  const field = (color: string, at = HERE) => `<p:sp><p:spPr>${at}${fillOf(color)}</p:spPr></p:sp>`;
  const group = (at: string) => `<p:grpSp><p:grpSpPr>${at}</p:grpSpPr>${shape(place(0, 0), '')}</p:grpSp>`;
  const away =
    '<a:xfrm><a:off x="900" y="900"/><a:ext cx="100" cy="100"/><a:chOff x="0" y="0"/><a:chExt cx="100" cy="100"/></a:xfrm>';
  const theme =
    '<a:theme xmlns:a="a"><a:clrScheme><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1></a:clrScheme></a:theme>';
  const backgroundOf = (color: string) => `<p:bg><p:bgRef idx="1001"><a:schemeClr val="${color}"/></p:bgRef></p:bg>`;
  const read = (slide: string, paper = 'bg1') => {
    const parts = unzipSync(pptx([slideText(SHOWN) + slide]));
    const name = 'ppt/presentation.xml';
    const main = strFromU8(parts[name] ?? new Uint8Array()).replace(
      '<p:sldIdLst>',
      '<p:sldSz cx="500" cy="400"/><p:sldIdLst>',
    );
    const more = {
      [name]: main,
      'ppt/slides/_rels/slide1.xml.rels': slideRelations('slideLayout', '../slideLayouts/slideLayout1.xml'),
      'ppt/slideLayouts/slideLayout1.xml': '<p:sldLayout xmlns:p="p"/>',
      'ppt/slideLayouts/_rels/slideLayout1.xml.rels': slideRelations('slideMaster', '../slideMasters/slideMaster1.xml'),
      'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster xmlns:p="p" xmlns:a="a">${backgroundOf(paper)}<p:clrMap bg1="lt1" tx1="dk1"/></p:sldMaster>`,
      'ppt/slideMasters/_rels/slideMaster1.xml.rels': slideRelations('theme', '../theme/theme1.xml'),
      'ppt/theme/theme1.xml': theme,
    };
    const texts = Object.entries(more).map(([part, text]): [string, Uint8Array] => [part, strToU8(text)]);
    return textsOf('a.pptx', zipSync({ ...parts, ...Object.fromEntries(texts) }));
  };

  it.each([
    ['white on white', shape(HERE, fillOf('FFFFFF'))],
    ['white by the theme', shape(HERE, '<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>')],
    ['in the color of the shape', shape(HERE + fillOf('1F3864'), fillOf('1F3864'))],
    ['white over a white field', field('FFFFFF') + shape(HERE, fillOf('FFFFFF'))],
    ['white beside a dark field', field('000000', place(200, 200)) + shape(HERE, fillOf('FFFFFF'))],
    ['of no size', sized('sz="100"')],
    ['off the slide', shape(place(600, 10), '')],
    ['above the slide', shape(place(10, -30), '')],
    ['in a group off the slide', group(away)],
  ])('hides text that is %s', async (_how, slide) => {
    expect(await read(slide)).toEqual([SHOWN]);
  });

  it.each([
    ['white on a dark shape', shape(HERE + fillOf('000000'), fillOf('FFFFFF'))],
    ['white over a dark field', field('000000') + shape(HERE, fillOf('FFFFFF'))],
    ['white over a picture', `<p:pic><p:spPr>${HERE}</p:spPr></p:pic>${shape(HERE, fillOf('FFFFFF'))}`],
    ['white on a gradient', shape(`${HERE}<a:gradFill/>`, fillOf('FFFFFF'))],
    ['white with an outline', shape(HERE, `<a:ln>${fillOf('000000')}</a:ln>${fillOf('FFFFFF')}`)],
    ['white at an unknown place', shape('', fillOf('FFFFFF'))],
    ['a shade of white', shape(HERE, fillOf('FFFFFF').replace('/>', '><a:lumMod val="50"/></a:srgbClr>'))],
    ['partly off the slide', shape(place(450, 10), '')],
    ['small', sized('sz="600"')],
    ['in a group on the slide', group(away.replace(/900/g, '100'))],
  ])('shows text that is %s', async (_how, slide) => {
    expect(await read(slide)).toEqual([SHOWN, HIDDEN]);
  });

  it('shows white text on dark paper, and hides dark text there', async () => {
    expect(await read(shape(HERE, fillOf('FFFFFF')), 'tx1')).toEqual([SHOWN, HIDDEN]);
    expect(await read(shape(HERE, fillOf('000000')), 'tx1')).toEqual([SHOWN]);
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
