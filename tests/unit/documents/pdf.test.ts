// Text of PDFs: whole table rows, and boxes on the page as shown.
import { describe, expect, it } from 'vitest';
import { read, segmentsOf } from '../../helpers/ingest-here.ts';
import { type Placed, pdf } from '../../helpers/made-files.ts';

const line = (y: number, text: string, x = 50): Placed => ({ x, y, text });
const row = (y: number, label: string, ...values: readonly string[]): Placed[] => [
  line(y, label),
  ...values.map((text, n) => line(y, text, 400 + n * 70 - text.length * 5)),
];
const STATEMENT: Placed[] = [
  line(100, 'Years Ended', 380),
  ...row(112, '', 'December 2,', 'December 3,'),
  ...row(122, '', '2022', '2021'),
  line(140, 'Revenue:'),
  ...row(155, 'Subscription', '16,388', '14,573'),
  line(155, '$', 345),
  line(155, '$', 415),
  ...row(170, 'Product', '532', '-'),
  ...row(185, 'Loss on sale', '(19', '16'),
  line(185, ')', 402),
];

describe('pdf', () => {
  it('keeps table rows whole, with labels, signs and headers in their columns', async () => {
    // Act
    const segments = await segmentsOf('a.pdf', pdf([STATEMENT]));
    // Assess
    expect(segments.filter(({ kind }) => kind === 'row').map(({ cells }) => cells)).toEqual([
      ['', 'Years Ended', 'Years Ended'],
      ['', 'December 2, 2022', 'December 3, 2021'],
      ['Revenue:', '', ''],
      ['Subscription', '$16,388', '$14,573'],
      ['Product', '532', '-'],
      ['Loss on sale', '(19)', '16'],
    ]);
  });

  it('reads prose and a table beside it separately, however their lines align', async () => {
    // Prepare
    const prose = [
      'Our agents remain the main channel of sale,',
      'and seventeen of them were visited this year.',
      'Training was reviewed, and the first digital',
      'steps of each branch were set out in a plan.',
      'Older systems are replaced until next spring.',
    ].map((text, n) => line(200 + n * 17, text));
    const table = [
      line(205, 'Channels of sale', 330),
      ...[
        ['Channel', '2003', '2021'],
        ['Agents', '71.8%', '55.9%'],
        ['Brokers', '22.5%', '37.7%'],
      ].flatMap(([label = '', ...values], n) => [
        line(226 + n * 12, label, 330),
        ...values.map((text, at) => line(226 + n * 12, text, 430 + at * 60)),
      ]),
    ];
    // Act
    const segments = await segmentsOf('slide.pdf', pdf([[...prose, ...table]]));
    // Assess
    expect(segments.map(({ cells, text }) => cells ?? text)).toEqual([
      ...prose.map(({ text }) => text),
      'Channels of sale',
      ['Channel', '2003', '2021'],
      ['Agents', '71.8%', '55.9%'],
      ['Brokers', '22.5%', '37.7%'],
    ]);
  });

  it('ends a table at the caption of the next one', async () => {
    // Act
    const segments = await segmentsOf(
      'two.pdf',
      pdf([
        [
          ...row(100, 'Storm', 'Claims', 'Paid'),
          ...row(112, 'Fourteen', '157,958', '1,045'),
          line(124, 'Source: association of insurers'),
          ...row(136, 'Year', '2017', '2018', '2019'),
          ...row(148, 'Paid', '1,217', '10,678', '5,826'),
        ],
      ]),
    );
    // Assess
    expect(segments.map(({ cells, text }) => cells?.length ?? text)).toEqual([
      3,
      3,
      'Source: association of insurers',
      4,
      4,
    ]);
  });

  it('keeps values with the labels beside them if labels wrap', async () => {
    // Prepare
    const rows = ['Depreciation', 'Impairment', 'Losses', 'Expenses'].flatMap((label, n) => [
      line(100 + n * 40, `${label} of what belongs to the branches in all places,`),
      line(112 + n * 40, 'and of what was bought for them in other years'),
      line(100 + n * 40, `${n + 1},204`, 420),
    ]);
    // Act
    const segments = await segmentsOf('table.pdf', pdf([rows]));
    // Assess
    const values = segments.flatMap(({ cells = [] }) => cells.filter((cell) => /^\d,204$/.test(cell)));
    expect(values).toEqual(['1,204', '2,204', '3,204', '4,204']);
  });

  it('does not read a sentence as a heading because of its font size', async () => {
    // Prepare
    const body = Array.from({ length: 12 }, (_, n) =>
      line(300 + n * 14, 'The body of this page is set in smaller letters.'),
    );
    const sentence = [
      'Fire insurance has earned nothing for',
      'ten years, and each of the companies',
      'was asked what it does about that.',
    ];
    const large = [line(60, 'Non-life insurers'), ...sentence.map((text, n) => line(120 + n * 20, text))].map(
      (one) => ({ ...one, size: 16 }),
    );
    // Act
    const segments = await segmentsOf('large.pdf', pdf([[...large, ...body]]));
    // Assess
    expect(segments.slice(0, 4).map(({ kind }) => kind)).toEqual(['heading', 'text', 'text', 'text']);
  });

  it('locates a line by shares of the page from the top left', async () => {
    const [segment] = await segmentsOf('a.pdf', pdf([[{ x: 60, y: 80, text: 'Hello there' }]]));
    const [left, top, right, bottom] = segment?.locator.box ?? [];
    expect(segment?.locator.page).toBe(1);
    expect(left).toBeCloseTo(0.1, 2);
    expect(top).toBeGreaterThan(0.08);
    expect(bottom).toBeCloseTo(0.103, 2);
    expect(right).toBeGreaterThan(0.15);
  });

  it('reads a rotated page, with boxes as the page is shown', async () => {
    const [segment] = await segmentsOf('a.pdf', pdf([[{ x: 60, y: 80, text: 'Hello there' }]], { rotate: 90 }));
    const [left, , right] = segment?.locator.box ?? [0, 0, 0];
    expect(segment?.text).toBe('Hello there');
    // The top of the page is now its right side.
    expect(left).toBeGreaterThan(0.85);
    expect(right).toBeGreaterThan(left);
  });

  it('recognizes headings by size and number, and running lines by repetition', async () => {
    // Prepare
    const page = (n: number): Placed[] => [
      line(20, 'Annual Report 2022'),
      { x: 50, y: 80, text: `${n * 2}. Chapter of things`, size: 16 },
      ...Array.from({ length: 6 }, (_, at) =>
        line(120 + at * 12, `Words of chapter ${n} that go on over the whole width of the page, line ${at}.`),
      ),
      line(780, `${n}`, 300),
    ];
    // Act
    const segments = await segmentsOf('a.pdf', pdf([1, 2, 3, 4].map(page)));
    // Assess
    const of = (kind: string) => segments.filter((segment) => segment.kind === kind).map(({ text }) => text);
    expect(of('heading')).toEqual([2, 4, 6, 8].map((n) => `${n}. Chapter of things`));
    expect(of('note').sort()).toEqual(['1', '2', '3', '4', ...Array(4).fill('Annual Report 2022')]);
    expect(of('text')).toHaveLength(24);
  });

  it('reads two columns of prose separately', async () => {
    // Prepare
    const words = 'some words that fill the column well enough';
    const both = Array.from({ length: 12 }, (_, n) => [
      line(100 + n * 12, `L${n} ${words}`, 50),
      line(100 + n * 12, `R${n} ${words}`, 320),
    ]).flat();
    // Act
    const segments = await segmentsOf('a.pdf', pdf([both]));
    // Assess
    const order = segments.map(({ text }) => text.split(' ')[0]);
    expect(order).toEqual([
      ...Array.from({ length: 12 }, (_, n) => `L${n}`),
      ...Array.from({ length: 12 }, (_, n) => `R${n}`),
    ]);
  });

  it('reports what is wrong', async () => {
    expect(await read('a.pdf', pdf([[]]))).toEqual({ ok: false, reason: 'noText' });
    expect(await read('a.pdf', '%PDF-1.4\nnothing of a PDF')).toEqual({ ok: false, reason: 'damaged' });
  });
});
