// Office files from before 2007: text is extracted with its locators.
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { read, segmentsOf } from '../../../helpers/ingest-here.ts';
import { powerpoint97 } from '../../../helpers/made/powerpoint-97.ts';
import { word97 } from '../../../helpers/made/word-97.ts';

const workbook = (bookType: 'biff8' | 'xlsb' | 'biff2' | 'xlml') => {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([
    ['구분', '2023', '2022'],
    ['매출액', 1234.5, 1000],
  ]);
  const figure = sheet.B2;
  if (figure) figure.z = '#,##0.0';
  utils.book_append_sheet(book, sheet, '손익');
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
};

describe('a workbook from before 2007', () => {
  it.each([
    ['a.xls', 'biff8'],
    ['a.xlsb', 'xlsb'],
    ['a.xml', 'xlml'],
    ['a.xls', 'xlml'],
  ] as const)('returns its rows with ranges, as shown (%s)', async (name, type) => {
    const segments = await segmentsOf(name, workbook(type));
    expect(segments).toMatchObject([
      { kind: 'heading', text: '손익', locator: { sheet: '손익' } },
      { kind: 'row', cells: ['구분', '2023', '2022'], locator: { sheet: '손익', range: 'A1:C1' } },
      { kind: 'row', cells: ['매출액', '1,234.5', '1000'], locator: { range: 'A2:C2' } },
    ]);
  });

  it('is read even if it is older than compound files', async () => {
    const parsed = await read('a.xls', workbook('biff2'));
    expect(parsed).toMatchObject({ ok: true, type: 'xls' });
  });
});

describe('a Word document from before 2007', () => {
  it('returns headings, paragraphs and tables in order', async () => {
    // Prepare
    const cell = (text: string) => ({ text, end: '\u0007', table: true });
    const row = { text: '', end: '\u0007', table: true, row: true };
    const bytes = word97([
      { text: '1. 재무 현황', style: 1 },
      { text: 'Before \u0013 PAGE \u0014the\u0015 table\u000bwith a break' },
      ...[cell('Revenue'), cell('1,234'), row],
      ...[cell('Cost'), cell(''), row],
      { text: 'After it' },
    ]);
    // Act
    const segments = await segmentsOf('a.doc', bytes);
    // Assess
    const section = '1. 재무 현황';
    expect(segments).toEqual([
      { kind: 'heading', text: section, level: 1, locator: { section } },
      { kind: 'text', text: 'Before the table with a break', locator: { section } },
      { kind: 'row', text: 'Revenue\t1,234', cells: ['Revenue', '1,234'], locator: { section } },
      { kind: 'row', text: 'Cost\t', cells: ['Cost', ''], locator: { section } },
      { kind: 'text', text: 'After it', locator: { section } },
    ]);
  });

  it('asks for the password of a locked document', async () => {
    const bytes = word97([{ text: 'secret' }], { locked: true });
    expect(await read('a.doc', bytes)).toEqual({ ok: false, reason: 'passwordNeeded' });
  });
});

describe('a presentation from before 2007', () => {
  it('returns titles and texts by slide', async () => {
    const bytes = powerpoint97([
      { title: '시장 개요', text: 'Share 12%\rGrowth' },
      { title: 'Outlook', text: 'Stable' },
    ]);
    expect(await read('a.ppt', bytes)).toMatchObject({
      ok: true,
      type: 'ppt',
      pages: 2,
      segments: [
        { kind: 'heading', text: '시장 개요', locator: { slide: 1 } },
        { kind: 'text', text: 'Share 12%', locator: { slide: 1 } },
        { kind: 'text', text: 'Growth', locator: { slide: 1 } },
        { kind: 'heading', text: 'Outlook', locator: { slide: 2 } },
        { kind: 'text', text: 'Stable', locator: { slide: 2 } },
      ],
    });
  });

  it('asks for the password of a locked presentation', async () => {
    const bytes = powerpoint97([{ title: 'a', text: 'b' }], { locked: true });
    expect(await read('a.ppt', bytes)).toEqual({ ok: false, reason: 'passwordNeeded' });
  });
});
