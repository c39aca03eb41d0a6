// A statement whose columns cannot be read is named with its page and the reason, and has no figures.
import { describe, expect, it } from 'vitest';
import { readStatements } from '#functions/engine/tables/statements/read-statements.ts';
import { withUnread } from '#functions/engine/tables/statements/unread-statements.ts';
import type { Chunk } from '#functions/ports/search-index.ts';

const BALANCE = `Cash and cash equivalents\t120\t100
Total current assets\t1,000\t800
Total assets\t1,500\t1,200
Total liabilities\t800\t600
Total equity\t700\t600
Total liabilities and equity\t1,500\t1,200`;
const TITLE = 'Consolidated Balance Sheets\n(in thousands of dollars)';

const passage = (text: string, kind: Chunk['kind'] = 'table', page = 7): Chunk => ({
  id: 'f#0',
  projectId: 'p',
  fileId: 'f',
  seq: 0,
  kind,
  text,
  spans: [{ start: 0, end: text.length, locator: { page } }],
  context: { document: 'report.pdf', periods: [], language: 'en' },
});
const allOf = (chunks: readonly Chunk[], pictures?: readonly number[]) =>
  withUnread(readStatements(chunks), chunks, pictures).map(({ kind, lines, unread }) => ({
    ...{ kind, lines: lines.length },
    unread,
  }));
const withPoints = (text: string): string => text.replaceAll(/(\d),(\d{3})/g, '$1.$2');

describe('a printed balance sheet', () => {
  it.each([
    ['with two columns of one period', `${TITLE}\n\t2024 (Restated)\t2024 (As reported)\n${BALANCE}`, 'columns'],
    ['without periods', `${TITLE}\n\tHistorical\tAdjusted\n${BALANCE}`, 'columns'],
    ['in another currency each year', `Consolidated Balance Sheets\n\t2024 US$m\t2023 £m\n${BALANCE}`, 'currencies'],
    ['with points between thousands', withPoints(`${TITLE}\n\t2024\t2023\n${BALANCE}`), 'thousands'],
    [
      'with spaces between thousands',
      `${TITLE}\n\t2024\t2023\n${BALANCE}`.replaceAll(/(\d),(\d{3})/g, '$1 $2'),
      'thousands',
    ],
    ['pro forma', `Pro Forma Combined Balance Sheet\n(in thousands of dollars)\n\t2024\t2023\n${BALANCE}`, 'proForma'],
    [
      'of a parent',
      `Balance Sheets (Parent Company Only)\n(in thousands of dollars)\n\t2024\t2023\n${BALANCE}`,
      'parentOnly',
    ],
  ])('%s has no figures, and its page and reason are reported', (_, text, why) => {
    expect(allOf([passage(text)])).toEqual([{ kind: 'balance', lines: 0, unread: { why, pages: [7] } }]);
  });

  it('without a unit keeps its lines for the check of sums', () => {
    const [found] = allOf([passage(`Consolidated Balance Sheets\n\t2024\t2023\n${BALANCE}`)]);

    expect(found).toEqual({ kind: 'balance', lines: 6, unread: { why: 'unit', pages: [7] } });
  });

  it.each([
    ['US dollars', 'USD', undefined],
    ['Canadian dollars', undefined, 'unit'],
  ])('in %s is not read like others with the same currency sign', (words, currency, why) => {
    const text = `Consolidated Balance Sheets\n(in millions of ${words})\n\t2024\t2023\n${BALANCE.replace('\t120', '\t$120')}`;
    const [found] = withUnread(readStatements([passage(text)]), [passage(text)]);

    expect([found?.currency, found?.unread?.why]).toEqual([currency, why]);
  });

  it('in two currencies is read in the first if the second is a translation', () => {
    const third = BALANCE.replaceAll(/\t([\d,]+)\t([\d,]+)$/gm, '\t$1\t$2\t$1');
    const heading = 'Consolidated Balance Sheets\n\tMillions of yen\tMillions of yen\tThousands of U.S. dollars';

    const [found] = readStatements([passage(`${heading}\n\t2024\t2023\t2024\n${third}`)]);

    expect(found).toMatchObject({ currency: 'JPY', scale: 6, columns: [{ period: '2024' }, { period: '2023' }] });
    expect(found?.lines.find(({ concept }) => concept === 'totalAssets')?.figures.map((one) => one?.value)).toEqual([
      1500, 1200,
    ]);
  });
});

describe('pages without text', () => {
  const contents = passage('Consolidated Balance Sheets ........ 45\nRisk factors ........ 12', 'prose');

  it('may have the statement listed in the table of contents', () => {
    expect(allOf([contents], [45, 46])).toEqual([
      { kind: 'balance', lines: 0, unread: { why: 'scanned', pages: [45, 46] } },
    ]);
  });

  it('may have every statement of a report that prints none', () => {
    const report = passage('Annual report 2024. The audited financial statements follow.', 'prose');

    expect(allOf([report], [2, 3]).map(({ kind, unread }) => [kind, unread?.pages])).toEqual(
      ['balance', 'income', 'cashFlow'].map((kind) => [kind, [2, 3]]),
    );
  });

  it('are ignored if every statement is read, or none is listed', () => {
    const read = passage(`${TITLE}\n\t2024\t2023\n${BALANCE}`);

    expect(allOf([contents, read], [1]).map(({ unread }) => unread)).toEqual([undefined]);
    expect(allOf([passage('A teaser of one page.', 'prose')], [2])).toEqual([]);
  });
});
