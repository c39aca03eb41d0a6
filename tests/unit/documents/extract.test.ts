// Office documents and web pages: structure, locators, and no expansion of hostile content.
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import type { Segment } from '#shared/model/file.ts';
import { read, segmentsOf } from '../../helpers/ingest-here.ts';
import { docx, pptx, slideRelations, slideText, wordParagraph, wordTable, xlsx } from '../../helpers/made-files.ts';
import { SLOW } from '../../helpers/slow-documents.ts';

const cellsOf = (segments: readonly Segment[]) =>
  segments.filter(({ kind }) => kind === 'row').map(({ cells }) => cells);
const W = 'xmlns:w="w"';

describe('docx', () => {
  it('reads headings by style, paragraphs with their section, and tables by cell', async () => {
    // Prepare
    const file = docx(
      wordParagraph('사업 개요', 'H1') +
        wordParagraph('시장', 'Sub') +
        wordParagraph('매출이 증가했다.') +
        wordTable([
          ['구분', '2021'],
          ['매출액', '1,234'],
        ]),
    );
    // Act
    const segments = await segmentsOf('a.docx', file);
    // Assess
    expect(segments.map(({ kind, text, level }) => [kind, text, level])).toEqual([
      ['heading', '사업 개요', 1],
      ['heading', '시장', 2],
      ['text', '매출이 증가했다.', undefined],
      ['row', '구분\t2021', undefined],
      ['row', '매출액\t1,234', undefined],
    ]);
    expect(segments.at(-1)?.locator.section).toBe('사업 개요 > 시장');
  });

  it('puts a footnote after its paragraph, reads headers as notes, and drops deleted text', async () => {
    // Prepare
    const file = docx(
      `<w:p><w:r><w:t>Revenue</w:t></w:r><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:footnoteReference w:id="2"/></w:r></w:p>`,
      {
        'word/footnotes.xml': `<w:footnotes ${W}><w:footnote w:id="2">${wordParagraph('Restated.')}</w:footnote></w:footnotes>`,
        'word/header1.xml': `<w:hdr ${W}>${wordParagraph('Confidential')}</w:hdr>`,
      },
    );
    // Act
    const segments = await segmentsOf('a.docx', file);
    // Assess
    expect(segments.map(({ kind, text }) => [kind, text])).toEqual([
      ['text', 'Revenue'],
      ['text', 'Restated.'],
      ['note', 'Confidential'],
    ]);
  });

  it('expands no entities of the file, however they are nested', async () => {
    const bomb = `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    const file = docx('', {
      'word/document.xml': `${bomb}<w:document ${W}><w:body>${wordParagraph('x&b;y&x;z')}</w:body></w:document>`,
    });
    expect((await segmentsOf('a.docx', file))[0]?.text).toBe('x&b;y&x;z');
  });

  it('reports broken markup and endless nesting as damaged', async () => {
    expect(await read('a.docx', docx('<w:p><w:r></w:p>'))).toEqual({ ok: false, reason: 'damaged' });
    expect(await read('a.docx', docx('<w:sdt>'.repeat(3_000)))).toEqual({ ok: false, reason: 'damaged' });
    expect(await read('a.docx', docx(''))).toEqual({ ok: false, reason: 'noText' });
  });
});

describe('pptx', () => {
  it("reads each slide's title first, and its notes and charts", async () => {
    // Prepare
    const chart = `<c:chartSpace xmlns:c="c"><c:ser><c:tx><c:v>Sales</c:v></c:tx><c:cat><c:pt><c:v>2021</c:v></c:pt></c:cat><c:val><c:pt><c:v>42</c:v></c:pt></c:val></c:ser></c:chartSpace>`;
    const file = pptx([slideText('Body') + slideText('Title', 'title'), slideText('Second')], {
      'ppt/slides/_rels/slide1.xml.rels': slideRelations('chart', '../charts/chart1.xml'),
      'ppt/charts/chart1.xml': chart,
      'ppt/slides/_rels/slide2.xml.rels': slideRelations('notesSlide', '../notesSlides/n.xml'),
      'ppt/notesSlides/n.xml': `<p:notes xmlns:a="a" xmlns:p="p">${slideText('Say this') + slideText('7', 'sldNum')}</p:notes>`,
    });
    // Act
    const segments = await segmentsOf('a.pptx', file);
    // Assess
    expect(segments.map(({ text, locator }) => [locator.slide, text])).toEqual([
      [1, 'Title'],
      [1, 'Body'],
      [1, '\t2021'],
      [1, 'Sales\t42'],
      [2, 'Second'],
      [2, 'Say this'],
    ]);
  });
});

describe('xlsx', () => {
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="#,##0;(#,##0)"/><numFmt numFmtId="171" formatCode="yyyy&quot;년&quot; m&quot;월&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>';

  it('shows dates, percentages and negatives as the workbook does, with sheet and range', async () => {
    // Prepare
    const rows = `<row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" s="1"><v>44561</v></c><c r="D2" s="2"><v>0.1234</v></c><c r="E2" s="3"><v>-1234567</v></c><c r="F2" s="4"><v>44561</v></c><c r="G2"><f>A1+1</f><v>0.30000000000000004</v></c></row><row r="4"><c r="C4" t="inlineStr"><is><t>인라인</t></is></c></row>`;
    // Act
    const segments = await segmentsOf('a.xlsx', xlsx([{ name: '요약', rows }], { strings: ['매출액'], styles }));
    // Assess
    expect(segments[0]).toMatchObject({ kind: 'heading', text: '요약' });
    expect(segments[1]?.cells).toEqual(['매출액', '2021-12-31', '12.34%', '(1,234,567)', '2021-12', '0.3']);
    expect(segments[1]?.locator).toEqual({ sheet: '요약', range: 'B2:G2' });
    expect(segments[2]).toMatchObject({ cells: ['', '인라인'], locator: { range: 'B4:C4' } });
  });

  it('shows days stored as ISO 8601 texts as days', async () => {
    const cell = (at: string, style: number, value: string) => `<c r="${at}" s="${style}" t="d"><v>${value}</v></c>`;
    const rows = `<row r="1">${cell('A1', 0, '2025-03-31')}${cell('B1', 1, '2025-03-31T00:00:00')}${cell('C1', 4, '2025-03-31T00:00:00Z')}${cell('D1', 0, '2025-03-31T09:30:00')}${cell('E1', 0, '2025-02-31')}</row>`;

    const segments = await segmentsOf('a.xlsx', xlsx([{ name: 'S', rows }], { styles }));

    expect(segments[1]?.cells).toEqual(['2025-03-31', '2025-03-31', '2025-03', '2025-03-31 09:30', '2025-02-31']);
  });

  it('adds the unit of a format in thousands or millions to its number', async () => {
    const sizes =
      '<numFmts><numFmt numFmtId="170" formatCode="#,##0.0,,&quot;M&quot;"/><numFmt numFmtId="171" formatCode="#,##0,"/><numFmt numFmtId="172" formatCode="#,##0&quot;개&quot;"/></numFmts><cellXfs><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/></cellXfs>';
    const rows = `<row r="1">${[0, 1, 2].map((style) => `<c s="${style}"><v>12345678</v></c>`).join('')}</row>`;

    const segments = await segmentsOf('a.xlsx', xlsx([{ name: 'S', rows }], { styles: sizes }));

    expect(segments[1]?.cells).toEqual(['12.3M', '12,346', '12,345,678']);
  });

  it('repeats words and years of merged cells in each row, but figures only once', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = `<row r="1">${cell('A1', '부문')}${cell('B1', '2024')}${cell('C1', '100')}${cell('D1', 'x')}</row><row r="2">${cell('D2', 'y')}</row><row r="3"/></sheetData><mergeCells><mergeCell ref="A1:A3"/><mergeCell ref="B1:B3"/><mergeCell ref="C1:C3"/></mergeCells><sheetData>`;

    const segments = await segmentsOf('a.xlsx', xlsx([{ name: 'S', rows }]));

    expect(cellsOf(segments)).toEqual([
      ['부문', '2024', '100', 'x'],
      ['부문', '2024', '', 'y'],
    ]);
  });

  it('keeps the columns of a row with a cell far to the right', async () => {
    const cell = (at: string) => `<c r="${at}"><v>${at.length}</v></c>`;
    const rows = `<row r="1">${['A1', 'B1', 'C1'].map(cell).join('')}</row><row r="2">${['A2', 'C2', 'ZZ2'].map(cell).join('')}</row>`;

    const segments = await segmentsOf('a.xlsx', xlsx([{ name: 'S', rows }]));

    expect(segments[2]).toMatchObject({ cells: ['2', '', '2', '3'], locator: { range: 'A2:ZZ2' } });
  });

  it('counts days from 1904 if the workbook does, and names hidden sheets', async () => {
    const rows = '<row r="1"><c r="A1" s="1"><v>43099</v></c></row>';
    const segments = await segmentsOf(
      'a.xlsx',
      xlsx([{ name: 'S', state: 'hidden', rows }], { styles, date1904: true }),
    );
    expect(segments.map(({ text }) => text)).toEqual(['S (hidden)', '2021-12-31']);
  });

  it('refuses a long string repeated in very many cells', async () => {
    const cell = '<c t="s"><v>0</v></c>';
    const file = xlsx([{ name: 'S', rows: `<row r="1">${cell.repeat(2_000)}</row>` }], {
      strings: ['x'.repeat(50_000)],
    });
    expect(await read('a.xlsx', file)).toEqual({ ok: false, reason: 'tooLargeOpened' });
  });
});

describe('html and xml', () => {
  it('reads what is visible: headings, text, tables with spans; no scripts and no hidden facts', async () => {
    // Prepare
    const page = `<html><head><title>T</title><style>x{}</style></head><body><h1>Item 8</h1><div style="display:none">hidden <p>facts</p></div><p>Shown &amp; said.</p><script>alert(1)</script>
      <table><caption>(in millions)</caption><tr><td></td><td colspan="3">2021</td><td colspan="3">2020</td></tr>
      <tr><td>Revenue</td><td>$</td><td>1,234</td><td></td><td>$</td><td>1,000</td><td></td></tr>
      <tr><td>Loss</td><td></td><td>(56</td><td>)</td><td></td><td>—</td><td></td></tr></table></body></html>`;
    // Act
    const segments = await segmentsOf('a.html', page);
    // Assess
    expect(segments.map(({ text }) => text)).toEqual([
      'Item 8',
      'Shown & said.',
      '(in millions)',
      '\t2021\t2020',
      'Revenue\t$1,234\t$1,000',
      'Loss\t(56)\t—',
    ]);
    expect(segments[1]?.locator.section).toBe('Item 8');
  });

  it('reads a figure as one column, however its signs share cells from row to row', async () => {
    const page =
      '<table><tr><td></td><td colspan="2">2024</td><td colspan="2">Change</td></tr><tr><td>A</td><td>$</td><td>167</td><td colspan="2">3%</td></tr><tr><td>B</td><td colspan="2">101</td><td>(8</td><td>)%</td></tr></table>';
    expect(cellsOf(await segmentsOf('a.html', page))).toEqual([
      ['', '2024', 'Change'],
      ['A', '$167', '3%'],
      ['B', '101', '(8)%'],
    ]);
  });

  it('repeats the words of a cell in the rows that it spans', async () => {
    const page =
      '<table><tr><td rowspan="2">반도체</td><td>국내</td><td>1</td></tr><tr><td>해외</td><td>2</td></tr></table>';
    expect(cellsOf(await segmentsOf('a.html', page))).toEqual([
      ['반도체', '국내', '1'],
      ['반도체', '해외', '2'],
    ]);
  });

  it('keeps the text around a table inside a cell', async () => {
    const page =
      '<table><tr><td>before <table><tr><td>a</td><td>b</td></tr></table> after</td><td>side</td></tr></table>';
    expect(cellsOf(await segmentsOf('a.html', page))).toEqual([
      ['a', 'b'],
      ['before after', 'side'],
    ]);
  });

  it("reads a filing in DART's format with a false declaration and unclosed tags", async () => {
    // Prepare
    const filing = `<?xml version="1.0" encoding="utf-8"?><DOCUMENT><SECTION-1><TITLE>III. 재무에 관한 사항</TITLE><P>매출은 다음과 같다.<TABLE><TR><TD ROWSPAN="2"></TD><TD COLSPAN="2">제 54 기</TD></TR><TR><TD>3개월</TD><TD>누적</TD></TR><TR><TD>매출액</TD><TE>77,203,607</TE><TE>154,985,105</TE></TR></TABLE></SECTION-1></DOCUMENT>`;
    // Act
    const segments = await segmentsOf('a.xml', new Uint8Array(iconv.encode(filing, 'cp949')));
    // Assess
    expect(segments.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'III. 재무에 관한 사항'],
      ['text', '매출은 다음과 같다.'],
      ['row', '\t제 54 기\t제 54 기'],
      ['row', '\t3개월\t누적'],
      ['row', '매출액\t77,203,607\t154,985,105'],
    ]);
  });

  it('shows other XML as paths with values', async () => {
    const segments = await segmentsOf('a.xml', '<?xml version="1.0"?><list><item><name>가온</name></item></list>');
    expect(segments).toEqual([{ kind: 'text', text: 'name: 가온', locator: { section: 'list/item/name' } }]);
  });
});

describe('text, markdown, csv, json', () => {
  it('reads lines, headings and tables of Markdown', async () => {
    const segments = await segmentsOf('a.md', '# 개요\n\n본문.\n\n| 구분 | 2021 |\n|---|---|\n| 매출 | 5 |\n');
    expect(segments.map(({ kind, text, locator }) => [kind, text, locator.line])).toEqual([
      ['heading', '개요', 1],
      ['text', '본문.', 3],
      ['row', '구분\t2021', 5],
      ['row', '매출\t5', 7],
    ]);
  });

  it('drops emphasis marks of Markdown', async () => {
    const segments = await segmentsOf('a.md', '**Expiry:** 2 March 2033\n\n*Draft* of __May__, 3 * 4 = 12\n');
    expect(segments.map(({ text }) => text)).toEqual(['Expiry: 2 March 2033', 'Draft of May, 3 * 4 = 12']);
  });

  it('reads CSV with another encoding and separator, with ranges', async () => {
    const segments = await segmentsOf(
      'a.csv',
      new Uint8Array(iconv.encode('구분;금액\r\n"매출;액";"1,234"\r\n', 'cp949')),
    );
    expect(segments[1]).toEqual({
      kind: 'row',
      text: '매출;액\t1,234',
      cells: ['매출;액', '1,234'],
      locator: { line: 2, range: 'A2:B2' },
    });
  });

  it.each(['keys.json', 'path.json'])('grow only with their input, whatever their keys: %s', async (filename) => {
    const sizeOf = async (n: number) =>
      (await segmentsOf(filename, SLOW[filename]?.(n) ?? '')).reduce(
        (sum, { text, cells, locator }) => sum + text.length + (cells?.length ?? 0) + JSON.stringify(locator).length,
        0,
      );
    expect(await sizeOf(20_000)).toBeLessThanOrEqual(2.5 * (await sizeOf(10_000)));
  });

  it('shows lists of similar objects as a table, and the rest as paths', async () => {
    const segments = await segmentsOf('a.json', '{"status":"000","list":[{"a":1,"b":"x"},{"a":2}]}');
    expect(segments.map(({ text }) => text)).toEqual(['status: 000', 'a\tb', '1\tx', '2\t']);
    expect(await read('a.json', '{"a":')).toEqual({ ok: false, reason: 'damaged' });
  });

  it('reports empty files, and files for preview only', async () => {
    expect(await read('a.txt', ' \n\n ')).toEqual({ ok: false, reason: 'noText' });
    expect(await read('a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toMatchObject({
      ok: true,
      previewOnly: true,
    });
  });
});
