// OpenDocument texts, sheets and presentations.
import { describe, expect, it } from 'vitest';
import { read, segmentsOf } from '../../../helpers/ingest-here.ts';
import { openDocument } from '../../../helpers/made/documents.ts';

const cell = (text: string, more = '') => `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`;

describe('OpenDocument', () => {
  it('text: reads headings, spaces and tables, without comments', async () => {
    // Prepare
    const body = `<text:h text:outline-level="2">Market</text:h><text:p>Two<text:s/>words<office:annotation><text:p>psst</text:p></office:annotation></text:p><table:table><table:table-row>${cell('Share')}${cell('12%')}</table:table-row></table:table>`;
    // Act
    const parsed = await read('a.odt', openDocument('text', body));
    // Assess
    expect(parsed).toMatchObject({
      ok: true,
      about: { title: 'Plan', author: 'Kim' },
      segments: [
        { kind: 'heading', text: 'Market', level: 2 },
        { kind: 'text', text: 'Two words' },
        { kind: 'row', cells: ['Share', '12%'] },
      ],
    });
  });

  it('sheets: reads ranges, repeated cells and rows, without expanding empty ones', async () => {
    const body = `<table:table table:name="P&amp;L"><table:table-row><table:table-cell table:number-columns-repeated="2"/>${cell('x', 'table:number-columns-repeated="2"')}</table:table-row><table:table-row table:number-rows-repeated="2">${cell('7')}</table:table-row><table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`;
    expect(await segmentsOf('a.ods', openDocument('spreadsheet', body))).toMatchObject([
      { kind: 'heading', text: 'P&L' },
      { cells: ['', '', 'x', 'x'], locator: { sheet: 'P&L', range: 'A1:D1' } },
      { cells: ['7'], locator: { range: 'A2' } },
      { cells: ['7'], locator: { range: 'A3' } },
    ]);
  });

  it('presentations: reads slides with their first text as title', async () => {
    const page = (title: string) => `<draw:page><text:p>${title}</text:p><text:p>point</text:p></draw:page>`;
    expect(await read('a.odp', openDocument('presentation', page('One') + page('Two')))).toMatchObject({
      pages: 2,
      segments: [
        { kind: 'heading', text: 'One', locator: { slide: 1 } },
        { kind: 'text', locator: { slide: 1 } },
        { kind: 'heading', text: 'Two', locator: { slide: 2 } },
        { kind: 'text', locator: { slide: 2 } },
      ],
    });
  });
});
