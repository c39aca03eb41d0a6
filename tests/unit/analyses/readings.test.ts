// Comparisons between sources: each only where both sides are printed, with the formula and every source.
import { describe, expect, it } from 'vitest';
import { withOwn } from '#functions/analyses/readings/own-company.ts';
import { readingsOf, withReadings } from '#functions/analyses/readings/readings.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { type ReadingId, readingsIn } from '#shared/analyses/readings.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const OWN = { company: 'Alder Brewing', document: 'Alder_Brewing_report.pdf' };
const STUDY = { document: 'Beer_market_review.pdf' };
const STUDY_FILE = 'fil_000000000001_00000000000000bb';

const income = tableChunk(
  [
    ['', '2024', '2025'],
    ['Revenue', '500', '600'],
    ['Gross profit', '200', '252'],
    ['Operating income', '50', '72'],
  ],
  { ...OWN, periods: ['2024', '2025'], unit: '(In millions of dollars)', section: 'Income statement' },
);
const segments = tableChunk(
  [
    ['Revenue by segment ($ million)', '2024', '2025'],
    ['Cask', '300', '320'],
    ['Cans', '200', '280'],
    ['Total', '500', '600'],
  ],
  { ...OWN, periods: ['2024', '2025'], section: 'Segments' },
);
const market = (name = 'Alder Brewing') => [
  {
    ...tableChunk(
      [
        ['Market size ($ million)', '2024', '2025'],
        ['Cask', '4,000', '4,000'],
        ['Cans', '6,000', '6,600'],
        ['Total', '10,000', '10,600'],
      ],
      { ...STUDY, periods: ['2024', '2025'], section: 'Market size' },
    ),
    fileId: STUDY_FILE,
  },
  chunkOf(
    {
      text: `The operating margin of cask is 6% and that of cans 9%. ${name} held 5.7% of the market in 2025.`,
      fileId: STUDY_FILE,
    },
    { ...STUDY, section: 'Market and margins' },
  ),
];
const prices = tableChunk(
  [
    ['March 2026', 'Price of a case', 'Deposit'],
    ['Alder Brewing', '$24.00', 'none'],
    ['Birch Ales', '$20.00', 'none'],
    ['Cedar Beer', '$30.00', 'none'],
  ],
  { ...OWN, document: 'Alder_Brewing_competitors.md', section: 'Prices of competitors' },
);
const rivals = chunkOf(
  { text: 'The competitors of Alder Brewing are Birch Ales and Cedar Beer.' },
  { ...OWN, section: 'Competition' },
);

const read = async (id: ReadingId, chunks: readonly Chunk[]) =>
  readingsOf(contextFor({ type: 'InvestmentHighlights', inputs: { company: 'Alder Brewing' }, chunks }), [id]);

describe('readings', () => {
  it('set the growth of segments against that of their markets', async () => {
    const [sentence] = await read('segmentGrowth', [income, segments, ...market()]);

    expect(sentence?.text).toBe(
      'Growth in 2025 beside that of the market: Cask 6.7% (market 0.0%), Cans 40.0% (market 10.0%).',
    );
    expect(sentence?.findings).toMatchObject([{ code: 'computed', instead: '280 ÷ 200 − 1 = 40.0%' }]);
  });

  it('take the products of a list of the company where a study measures those', async () => {
    const products = tableChunk(
      [
        ['Product', 'Revenue 2024 ($ million)', 'Revenue 2025 ($ million)'],
        ['Cask', '300', '330'],
        ['Bottles', '200', '270'],
      ],
      { ...OWN, document: 'Alder_Brewing_products.csv', section: 'Products' },
    );

    const [sentence] = await read('segmentShare', [income, products, ...market()]);

    expect(sentence?.text).toBe('Revenue in 2025 as a share of each part of the market: Cask 8.3%.');
  });

  it('say what the margins of the trade would give on the mix of the company', async () => {
    const [sentence] = await read('marginToMix', [income, segments, ...market()]);

    expect(sentence?.text).toContain('would earn 7.4%');
    expect(sentence?.text).toContain('4.6 pp higher');
  });

  it('divide a move of the margin into gross margin and expenses', async () => {
    const [sentence] = await read('marginSplit', [income]);

    expect(sentence?.text).toContain(
      'rose by 2.0 pp: the gross margin went 40.0% → 42.0%, operating expenses 30.0% → 30.0%',
    );
  });

  it('give the distance of a price to each rival', async () => {
    const [sentence] = await read('priceToRivals', [income, prices, rivals]);

    expect(sentence?.text).toContain('Birch Ales ($20.00) by +20.0%, Cedar Beer ($30.00) by −20.0%');
  });

  it('take growth that was bought apart', async () => {
    const bought = chunkOf(
      { text: 'The acquisition of Elm Cider added $30 million of revenue in 2025.' },
      { ...OWN, section: 'Acquisitions' },
    );

    const [sentence] = await read('acquiredGrowth', [income, bought]);

    expect(sentence?.text).toBe(
      'Revenue grew by 20.0% in 2025; without the $30 million that an acquisition added, it grew by 14.0%.',
    );
  });

  it('set loans that float and fall due against what a report states and the cash', async () => {
    const balance = tableChunk(
      [
        ['', '2024', '2025'],
        ['Cash and cash equivalents', '30', '20'],
        ['Borrowings', '90', '100'],
      ],
      { ...OWN, periods: ['2024', '2025'], unit: '(In millions of dollars)', section: 'Balance sheet' },
    );
    const loans = tableChunk(
      [
        ['Borrowings ($ million)', 'Limit', 'Balance', 'Maturity', 'Rate'],
        ['Term loan', '80', '70', 'March 2027', 'SOFR + 2.0%'],
        ['Bond', '30', '30', 'June 2031', '5.0%'],
      ],
      { ...OWN, document: 'Alder_Brewing_loans.md', section: 'Borrowings' },
    );
    const stated = chunkOf({ text: '40% of borrowings bear a floating rate.' }, { ...OWN, section: 'Debt' });

    const [floating] = await read('floatingDebt', [income, balance, loans, stated]);
    const [due] = await read('maturityToCash', [income, balance, loans]);

    expect(floating?.text).toContain('70.0% ($70 million of $100 million) has a floating rate, whereas');
    expect(due?.text).toContain('Borrowings of $70 million (70.0%) fall due by November 2027');

    // A quote that the comparison contradicts is not printed beside it.
    const { work } = analysisOf('InvestmentHighlights').sections.find(({ id }) => id === 'thesisRisks') ?? {};
    if (!work || !floating) throw new Error('The section or the comparison is missing.');
    const chunks = [income, balance, loans, stated];
    const context = contextFor({ type: 'InvestmentHighlights', inputs: { company: OWN.company }, chunks });
    const [again] = await readingsOf(context, ['floatingDebt']);
    const quote = { text: stated.text, refs: again?.refs.slice(-1) ?? [], check: 'verified' as const };
    const other = { ...quote, text: 'Hops are dear.', refs: [99] };
    const built = {
      blocks: [{ kind: 'list' as const, ordered: false, items: [[quote], [other]] }],
      status: 'done' as const,
    };
    const texts = (await withReadings(work, context, built)).blocks.flatMap(sentencesOf).map(({ text }) => text);
    expect(texts).toContain(other.text);
    expect(texts).toContain(floating.text);
    expect(texts).not.toContain(quote.text);
  });

  it('join what one party is in several papers', async () => {
    const holders = tableChunk(
      [
        ['Shareholder', 'Shareholding'],
        ['Hop Growers', '12.0%'],
        ['Others', '88.0%'],
      ],
      { ...OWN, section: 'Ownership' },
    );
    const supply = chunkOf({ text: 'Hop Growers supplies 40% of purchases.' }, { ...OWN, section: 'Suppliers' });

    const [sentence] = await read('holderRoles', [income, holders, supply]);

    expect(sentence?.text).toContain('Hop Growers holds 12.0% of the shares and is also a supplier (40%)');
  });

  it('add executive and outside directors up before they are compared with a list', async () => {
    const list = tableChunk(
      [
        ['Name', 'Position'],
        ['A. Reed', 'Executive director'],
        ['B. Hale', 'Executive director'],
        ['C. Ford', 'Outside director'],
      ],
      { ...OWN, document: 'Alder_Brewing_directors.md', section: 'Board of directors' },
    );
    const said = (text: string) => chunkOf({ text }, { ...OWN, section: 'Corporate governance' });

    const same = await read('directorsTwice', [
      income,
      list,
      said('The board of directors consists of two executive and one outside director.'),
    ]);
    const [other] = await read('directorsTwice', [
      income,
      list,
      said('The board of directors consists of four directors, one of whom is independent, and met nine times.'),
    ]);

    expect(same).toEqual([]);
    expect(other?.text).toContain('counts 4 directors, whereas');
  });

  it('take the side of the company to which most files belong, if no company is entered', async () => {
    const inputs = { industry: 'Beer', country: 'GB' };
    const competing = (fileId: string, company: string) =>
      chunkOf(
        { text: 'Competitors cut prices in 2025.', fileId },
        { company, document: 'notes.md', section: 'Competition' },
      );
    const own = competing('fil_000000000001_00000000000000cc', 'Alder Brewing');
    const other = competing('fil_000000000001_00000000000000dd', 'Birch Ales');
    const sideOf = (chunks: readonly Chunk[]) => withOwn(contextFor({ type: 'MarketSize', inputs, chunks }));

    expect((await sideOf([segments, own]))?.company).toEqual({ name: 'Alder Brewing' });
    expect(await sideOf([segments, other])).toBeUndefined();
  });

  it('name the company on a page about its industry', async () => {
    const note = chunkOf(
      { text: 'Competitors cut prices in 2025.', fileId: 'fil_000000000001_00000000000000cc' },
      { ...OWN, document: 'notes.md', section: 'Competition' },
    );
    const context = contextFor({
      type: 'MarketSize',
      inputs: { industry: 'Beer', country: 'GB' },
      chunks: [income, segments, ...market(), note],
    });
    const [sentence] = await readingsOf(context, ['segmentGrowth']);

    expect(sentence?.text).toMatch(/^Alder Brewing: Growth in 2025 beside that of the market/);
  });

  it('quote the rule whose cost is set against profit', async () => {
    const rule = 'The duty on glass will cost brewers $90 million until 2028 and Alder Brewing $9 million.';
    const note = chunkOf(
      { text: rule, fileId: STUDY_FILE },
      { document: 'Reed_Law_note.md', section: 'Regulation > Cost of compliance' },
    );
    const [sentence] = await read('complianceToProfit', [income, note]);

    expect(sentence?.text).toBe(
      `Reed Law note: “${rule}” The $9 million is 12.5% of operating profit in 2025 ($72 million).`,
    );
  });

  it('give the growth of one planned year as it is', async () => {
    const plan = chunkOf({ text: 'The revenue target for 2026 is $660 million.' }, { ...OWN, section: 'Plan' });
    const [sentence] = await read('planToHistory', [income, plan]);

    expect(sentence?.text).toBe('The target for 2026 means growth of 10.0%, after 20.0% from 2024 to 2025.');
  });

  it('say nothing where one side is missing', async () => {
    const ids = [
      'segmentGrowth',
      'segmentShare',
      'marginToMix',
      'priceToRivals',
      'floatingDebt',
      'directorsTwice',
    ] as const;
    for (const id of ids) expect(await read(id, [income, segments])).toEqual([]);
    expect(await read('segmentGrowth', [income, segments, ...market('Another Brewer')])).toEqual([]);
  });

  it('are shown where a reader looks for them', () => {
    expect(readingsIn('MarketMap', 'mapReading')).toContain('segmentGrowth');
    expect(readingsIn('PressWatch', 'headlines')).toEqual([]);
  });
});
