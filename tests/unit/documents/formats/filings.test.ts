// Filings in the formats of regulators: EDGAR's texts, inline XBRL with its facts, DART's XML.
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { taggedValue } from '#functions/documents/formats/markup/tagged-value.ts';
import { fc } from '#tests/helpers/properties.ts';
import { read, segmentsOf } from '../../../helpers/ingest-here.ts';
import { dart, filing, inlineXbrl } from '../../../helpers/made/documents.ts';

describe('a filing of EDGAR in one text', () => {
  it('returns its documents, with the columns of tables and the numbers of lines', async () => {
    // Act
    const segments = await segmentsOf('0000000000-00-000001.txt', filing);
    // Assess
    const of = (kind: string) => segments.filter((segment) => segment.kind === kind);
    expect(of('heading').map(({ text }) => text)).toEqual(['10-Q · QUARTERLY REPORT', 'EX-99 · letter.htm', 'GRAPHIC']);
    expect(of('row').map(({ cells }) => cells)).toEqual([
      ['', '2000', '1999'],
      ['Net sales', '$ 1,945', '$ 1,530'],
      ['Cost of sales', '1,396', '1,127'],
      ['Operating loss', '(12)', '(9)'],
    ]);
    expect(of('row')[1]?.locator).toEqual({ line: 16, section: '10-Q · QUARTERLY REPORT' });
    const texts = of('text').map(({ text }) => text);
    expect(texts).toContain('COMPANY CONFORMED NAME: KAEDE INSTRUMENTS');
    expect(texts).toContain('Dear shareholders');
    expect(texts).toContain(
      'The Company makes instruments for laboratories and sells them in forty countries through its own subsidiaries.',
    );
    expect(texts.join()).not.toContain('M1TE');
  });
});

describe('inline XBRL', () => {
  it('returns each fact with context, unit, scale, sign, dimension and place', async () => {
    // Act
    const parsed = await read('10-k.htm', inlineXbrl);
    // Assess
    if (!parsed.ok) throw new Error(parsed.reason);
    const year = { start: '2023-01-01', end: '2023-12-31' };
    expect(parsed.facts).toMatchObject([
      { concept: 'dei:EntityRegistrantName', value: 'Kaede Instruments', numeric: false, place: undefined },
      {
        concept: 'k:Profit',
        value: '12500000',
        unit: 'USD',
        scale: 6,
        period: { end: '2023-12-31' },
        dimensions: { 'us-gaap:SegmentAxis': 'k:LabMember' },
        place: { segment: 0 },
      },
      { concept: 'us-gaap:Revenues', value: '1234000000', period: year, place: { segment: 2, cell: 1 } },
      { concept: 'us-gaap:EarningsPerShareBasic', value: '-0.31', unit: 'USD/shares', negative: true },
    ]);
    expect(parsed.segments.map(({ text }) => text)).toEqual([
      'Profit came to 12.5 million.',
      '\t2023',
      'Revenue\t$1,234',
      'Loss per share\t(0.31)',
    ]);
  });

  it('returns the exact value of a tagged figure: its digits times a power of ten', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 9 }), fc.boolean(), (amount, scale, negative) => {
        const shown = `${(amount / 100n).toLocaleString('en')}.${String(amount % 100n).padStart(2, '0')}`;
        const value = taggedValue(shown, { scale, negative }) ?? '';
        const [whole = '', rest = ''] = value.replace('-', '').split('.');
        expect(BigInt(whole + rest.padEnd(2, '0'))).toBe(amount * 10n ** BigInt(scale));
        expect(value.startsWith('-')).toBe(negative && amount > 0n);
      }),
    );
  });

  it.each([
    ['1.234,5', { format: 'ixt:num-comma-decimal' }, '1234.5'],
    ['—', { format: 'ixt:fixed-zero', scale: 6 }, '0'],
    ['five', { format: 'ixt-sec:numwordsen' }, '5'],
    ['.5', { scale: -2 }, '0.005'],
    ['see note', {}, undefined],
  ])('reads %s', (shown, options, value) => {
    expect(taggedValue(shown, options)).toBe(value);
  });
});

describe('a document of DART', () => {
  const table =
    '<P>(단위 : 백만원)</P><TABLE><TBODY><TR><TH>구 분</TH><TH COLSPAN="2">제53기</TH></TR><TR><TE>매 출 액</TE><TE>1,234</TE><TE>5.0%</TE></TR></TBODY></TABLE><P>첫 줄&cr;둘째 줄</P>';

  it('is read in the encoding of its bytes, whatever it declares, even if it is not well-formed', async () => {
    const bytes = new Uint8Array(iconv.encode(dart(`${table}<P>열린 <SPAN>문단`), 'cp949'));
    const section = 'III. 재무에 관한 사항';
    expect(await segmentsOf('a.xml', bytes)).toMatchObject([
      { kind: 'text', text: '사업보고서' },
      { kind: 'heading', text: section, level: 1 },
      { kind: 'text', text: '(단위 : 백만원)', locator: { section } },
      { kind: 'row', cells: ['구분', '제53기', '제53기'] },
      { kind: 'row', cells: ['매출액', '1,234', '5.0%'] },
      { kind: 'text', text: '첫 줄' },
      { kind: 'text', text: '둘째 줄' },
      { kind: 'text', text: '열린 문단' },
    ]);
  });
});

describe('a page with typewritten text', () => {
  it('keeps its lines and its tables', async () => {
    const html =
      '<html><body><pre>Quarter      2024      2023\nSales        1,234     1,100\nCost           900       850\n\nAll is well.</pre></body></html>';
    expect(await segmentsOf('a.html', html)).toMatchObject([
      { kind: 'row', cells: ['Quarter', '2024', '2023'] },
      { kind: 'row', cells: ['Sales', '1,234', '1,100'] },
      { kind: 'row', cells: ['Cost', '900', '850'] },
      { kind: 'text', text: 'All is well.' },
    ]);
  });
});
