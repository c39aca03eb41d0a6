// Findings that compare several documents: computed, with the formula and every source, or left out.
import { describe, expect, it } from 'vitest';
import { relations } from '#functions/analyses/relations.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Relation } from '#shared/analyses/relation.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const statement = tableChunk(
  [
    ['', '2025', '2024'],
    ['Revenue', '1,000', '800'],
    ['Operating income', '150', '100'],
    ['Depreciation', '50', '40'],
  ],
  { company: 'Gaon', periods: ['2024', '2025'], unit: '(In millions of dollars)', section: 'Income statement' },
);
const prose = (text: string) => chunkOf({ text }, { company: 'Gaon', section: 'Notes of the meeting' });

const sentencesOf = async (relation: Relation, chunks: readonly Chunk[]) => {
  const context = contextFor({ type: 'InvestmentHighlights', inputs: { company: 'Gaon' }, chunks });
  const { blocks } = await relations({ kind: 'relations', of: [relation] }, context);
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : []));
};

describe('relations', () => {
  it('compare the asking price with EBITDA', async () => {
    const asked = prose('The asking price of Gaon is $1,200 million for all of its shares.');

    const [, sentence] = await sentencesOf('valueToFigures', [statement, asked]);

    expect(sentence?.text).toContain('6.0x EBITDA');
    expect(sentence?.findings).toMatchObject([{ code: 'computed', instead: '1,200 ÷ (150 + 50) = 6.0x' }]);
    expect(sentence?.refs.length).toBeGreaterThan(1);
  });

  describe('of a memo that states no company', () => {
    const memo = (text: string) =>
      chunkOf({ text, fileId: 'fil_000000000001_00000000000000aa' }, { document: 'memo.txt' });
    const unnamed = memo('The asking price is $1,200 million for all of the shares.');
    const ofBeta = tableChunk(
      [
        ['', '2025', '2024'],
        ['Revenue', '2,000', '1,800'],
      ],
      {
        ...{ company: 'Beta', document: 'beta.pdf', periods: ['2024', '2025'] },
        ...{ unit: '(In millions of dollars)', section: 'Income statement' },
      },
    );

    it('use the price if the workspace has one company', async () => {
      const [, sentence] = await sentencesOf('valueToFigures', [statement, unnamed]);

      expect(sentence?.text).toContain('6.0x EBITDA');
    });

    it('ignore a price that may be for another company of the workspace', async () => {
      expect(await sentencesOf('valueToFigures', [statement, ofBeta, unnamed])).toEqual([]);
    });

    it('ignore the price of another company named in its sentence', async () => {
      const ofAnother = memo('The asking price of Beta is $1,200 million for all of its shares.');

      expect(await sentencesOf('valueToFigures', [statement, ofAnother])).toEqual([]);
    });

    it('use the price of the company named in its sentence', async () => {
      const naming = memo('The asking price of Gaon is $1,200 million for all of its shares.');

      const [, sentence] = await sentencesOf('valueToFigures', [statement, ofBeta, naming]);

      expect(sentence?.text).toContain('6.0x EBITDA');
    });
  });

  it('compare a plan with the last year, but no plan of a past year', async () => {
    const plan = prose('The revenue target of Gaon for 2026 is $1,150 million, as the board plans growth.');
    const over = prose('The revenue target of Gaon for 2025 was $1,150 million, as the board planned growth.');

    expect((await sentencesOf('planToRevenue', [statement, plan]))[0]?.text).toContain('15.0% above');
    expect(await sentencesOf('planToRevenue', [statement, over])).toEqual([]);
  });

  it('conclude what the company is, why to invest and what a buyer acquires', async () => {
    const [profile] = await sentencesOf('profile', [statement]);
    const [reason] = await sentencesOf('investmentCase', [statement]);
    const [gets] = await sentencesOf('buyerGets', [statement]);

    expect(profile?.text).toBe('Gaon had revenue of $1,000 million in 2025.');
    expect(reason?.text).toBe(
      'The investment case is revenue growth of 25.0% a year from 2024 to 2025 and an operating margin that rose from 12.5% to 15.0%.',
    );
    expect(gets?.text).toBe('The business had revenue of $1,000 million and EBITDA of $200 million in 2025.');
    expect(gets?.findings).toMatchObject([{ code: 'computed', instead: '(150 + 50) = 200' }]);
  });

  it('turn a plan of revenue and margin into a profit beside that of the year', async () => {
    const plan = chunkOf(
      { text: 'The revenue target of Gaon for 2026 is $1,500 million, with an operating margin of 12%.' },
      { company: 'Gaon', document: 'Board paper', section: 'Plan for 2026' },
    );

    const [sentence] = await sentencesOf('planToProfit', [statement, plan]);

    expect(sentence?.text).toMatch(/At the planned operating margin of 12.0%, .* is \$180 million, 20.0% above/);
  });

  it('leave the shares what net debt does not take from the value asked', async () => {
    const balance = tableChunk(
      [
        ['', '2025', '2024'],
        ['Total debt', '300', '310'],
        ['Cash and cash equivalents', '100', '90'],
        ['Net income', '80', '70'],
      ],
      { company: 'Gaon', periods: ['2024', '2025'], unit: '(In millions of dollars)', section: 'Balance sheet' },
    );
    const owner = chunkOf(
      { text: 'The family intends to sell its stake of 30% in Gaon at an enterprise value of about $1,200 million.' },
      { company: 'Gaon', document: 'Board paper', section: 'Sale of the company' },
    );

    const texts = (await sentencesOf('valueToFigures', [statement, balance, owner])).map(({ text }) => text);

    expect(texts[0]).toMatch(/^The enterprise value asked, /);
    expect(texts.find((text) => /net debt/.test(text))).toMatch(/\$200 million.* leaves equity of \$1,000 million/);
  });

  describe('of investment', () => {
    const withCapex = tableChunk(
      [
        ['', '2025', '2024'],
        ['Capital expenditures', '(80)', '(60)'],
      ],
      { company: 'Gaon', periods: ['2024', '2025'], unit: '(In millions of dollars)', section: 'Cash flow statement' },
    );

    it('compare capital expenditure with EBITDA and depreciation', async () => {
      const [sentence] = await sentencesOf('capexToEarnings', [statement, withCapex]);

      expect(sentence?.text).toContain('40.0% of EBITDA');
      expect(sentence?.text).toContain('1.6x depreciation');
      expect(sentence?.findings).toMatchObject([{ code: 'computed', instead: '80 ÷ (150 + 50) = 40.0%' }]);
    });

    it('compare planned capital expenditure of a future year with EBITDA, but none of a past year', async () => {
      const plan = prose('Gaon plans to invest $90 million in 2026 in its second plant and in new vehicles.');
      const over = prose('Gaon planned capital expenditure of $90 million for 2025 in its second plant.');

      expect((await sentencesOf('plannedCapexToEarnings', [statement, plan]))[0]?.text).toContain('45.0% of EBITDA');
      expect(await sentencesOf('plannedCapexToEarnings', [statement, over])).toEqual([]);
      const inAll = prose('Gaon plans to invest $90 million in its second plant by the end of 2027.');
      expect(await sentencesOf('plannedCapexToEarnings', [statement, inAll])).toEqual([]);
      const beside = prose(
        'Gaon expects revenue of $240 million in 2027 and capital expenditure of about $80 million.',
      );
      expect((await sentencesOf('plannedCapexToEarnings', [statement, beside]))[0]?.text).toContain('$80 million');
    });
  });

  it('compare growth with market growth of the same year, not with a forecast', async () => {
    const grew = prose('The market grew 8% in 2025, as carriers of the region added capacity for parcels.');
    const will = prose('The market growth of 8% a year is expected to last until 2028, as carriers add capacity.');

    expect((await sentencesOf('growthToMarket', [statement, grew]))[0]?.text).toContain('17.0 pp above');
    expect(await sentencesOf('growthToMarket', [statement, will])).toEqual([]);
  });

  it('use market growth from a review that names the company, whatever else is in the workspace', async () => {
    const FILE = 'fil_000000000001_00000000000000bb';
    const review = { document: 'Market review.pdf', section: 'Parcels' };
    const grew = chunkOf(
      { text: 'The market grew 8% in 2025, as carriers of the region added capacity.', fileId: FILE },
      review,
    );
    const named = chunkOf({ text: 'Gaon holds 4% of it, and Heron Lines holds 9% of it.', fileId: FILE }, review);
    const ofBeta = tableChunk(
      [
        ['', '2025', '2024'],
        ['Revenue', '2,000', '1,800'],
      ],
      {
        ...{ company: 'Beta', document: 'beta.pdf', periods: ['2024', '2025'] },
        ...{ unit: '(In millions of dollars)', section: 'Income statement' },
      },
    );

    expect((await sentencesOf('growthToMarket', [statement, ofBeta, grew, named]))[0]?.text).toContain('17.0 pp above');
    expect(await sentencesOf('growthToMarket', [statement, ofBeta, grew])).toEqual([]);
  });

  it('rank the company among those that documents compare it with', async () => {
    const compared = tableChunk(
      [
        ['2025 results ($m)', 'Revenue', 'Operating income'],
        ['Gaon', '1,000', '150'],
        ['Heron Lines', '2,400', '192'],
        ['Plover Freight', '600', '54'],
      ],
      { document: 'Market review.pdf', section: 'Competitors' },
    );

    const [byRevenue, byMargin] = await sentencesOf('standing', [statement, compared]);

    expect(byRevenue?.text).toBe(
      'Revenue of $1,000 million in 2025 ranks no. 2 of the 3 companies compared (no. 1: Heron Lines, $2,400 million).',
    );
    expect(byMargin?.text).toContain('ranks no. 1 of the 3 companies compared (no. 2: Plover Freight, 9.0%)');
    expect(byMargin?.refs.length).toBeGreaterThan(1);
  });

  it("compare revenue with the group's employees, not the parent's", async () => {
    const revenue = tableChunk(
      [
        ['', '2025', '2024'],
        ['Revenue', '1,000', '800'],
      ],
      {
        ...{ company: 'Gaon', periods: ['2024', '2025'], unit: '(In millions of dollars)' },
        ...{ section: 'Consolidated income statement', basis: 'consolidated' },
      },
    );
    const people = (basis: 'consolidated' | 'separate') =>
      tableChunk(
        [
          ['', '2025', '2024'],
          ['Employees', '2,000', '1,900'],
        ],
        { company: 'Gaon', periods: ['2024', '2025'], section: 'Employees', basis },
      );

    const [sentence] = await sentencesOf('revenuePerHead', [revenue, people('consolidated')]);

    expect(sentence?.text).toContain('$500,000');
    expect(await sentencesOf('revenuePerHead', [revenue, people('separate')])).toEqual([]);
  });

  it('compare the order book with revenue', async () => {
    const orders = prose(
      'The order backlog of Gaon was $250 million at the end of 2025, most of it for delivery in 2026.',
    );

    const [sentence] = await sentencesOf('ordersToRevenue', [statement, orders]);

    expect(sentence?.text).toContain('25.0% of revenue');
    expect(sentence?.text).toContain('3 months');
  });

  it('are omitted for amounts in another currency', async () => {
    const asked = prose('The asking price of Gaon is €1,200 million for all of its shares.');

    expect(await sentencesOf('valueToFigures', [statement, asked])).toEqual([]);
  });

  it('do not read "no large customer" as a share', async () => {
    const none = prose(
      'No single customer of Gaon, not even the largest customer, accounted for more than 8% of revenue.',
    );

    expect(await sentencesOf('customerToRevenue', [statement, none])).toEqual([]);
  });

  it('compare the cost of a named risk with operating income, but no exposure above half of it', async () => {
    const risks = chunkOf(
      {
        text: 'Interest rate risk: a rise of rates by one point would raise interest expense by $15 million.\nCredit risk: project loans of $820 million are under review.',
      },
      { company: 'Gaon', section: 'Risk factors' },
    );

    const sentences = await sentencesOf('riskToIncome', [statement, risks]);

    expect(sentences.map(({ text }) => text)).toEqual([
      'The amount named under “Interest rate risk”, $15 million, is 10.0% of operating income of $150 million for 2025.',
    ]);
    expect(sentences[0]?.findings).toMatchObject([{ code: 'computed', instead: '15 ÷ 150 = 10.0%' }]);
  });

  it('keep the word of a named risk for an estimate', async () => {
    const risk = chunkOf(
      { text: 'Litigation risk: the claims of former tenants may cost about $15 million.' },
      { company: 'Gaon', section: 'Risk factors' },
    );

    const [sentence] = await sentencesOf('riskToIncome', [statement, risk]);

    expect(sentence?.text).toMatch(/^The amount named under “Litigation risk”, about \$15 million, is 10\.0%/);
  });

  it('compare results with the plan', async () => {
    const budget = tableChunk(
      [
        ['$m', '2025 budget', '2025 actual', '2026 budget'],
        ['Revenue', '950', '1,000', '1,100'],
        ['Operating income', '160', '150', '170'],
        ['Headcount', '90', '95', '99'],
      ],
      { company: 'Gaon', section: 'Budget', document: 'budget_and_results.xlsx' },
    );

    const sentences = await sentencesOf('actualToPlan', [statement, budget]);

    expect(sentences.map(({ text }) => text)).toEqual([
      'Revenue: the actual $1,000m is 5.3% above the 2025 budget of $950m.',
      'Operating income: the actual $150m is 6.3% below the 2025 budget of $160m.',
    ]);
    expect(sentences[0]?.findings).toMatchObject([{ instead: '1,000 ÷ 950 − 1 = 5.3%' }]);
  });

  it('compare the price of a stake, scaled to the whole company, with EBITDA', async () => {
    const balance = tableChunk(
      [
        ['', '2025', '2024'],
        ['Cash and cash equivalents', '40', '30'],
        ['Total debt', '140', '150'],
        ['Total assets', '900', '800'],
      ],
      { company: 'Gaon', periods: ['2024', '2025'], unit: '(In millions of dollars)', section: 'Balance sheet' },
    );
    const asked = prose('The asking price for 60% of the shares is $660 million.');

    const [, sentence] = await sentencesOf('valueToFigures', [statement, balance, asked]);

    expect(sentence?.text).toContain('$1,200 million');
    expect(sentence?.text).toContain('6.0x EBITDA');
  });

  describe('of a company of several segments', () => {
    const segments = tableChunk(
      [
        ['Segment', '2025', '2024'],
        ['Crane hire', '600', '500'],
        ['Used machines', '400', '300'],
        ['Total', '1,000', '800'],
      ],
      { company: 'Gaon', periods: ['2024', '2025'], unit: '(In millions of dollars)', section: 'Revenue by segment' },
    );

    it("compare the market of one segment with that segment's revenue", async () => {
      const market = prose('The crane hire market was worth $5,000 million in 2025, a third of it for used machines.');

      const [sentence] = await sentencesOf('revenueToMarket', [statement, segments, market]);

      expect(sentence?.text).toContain('Revenue in Crane hire for 2025 is 12.0%');
      expect(sentence?.findings).toMatchObject([{ code: 'computed', instead: '600 ÷ 5,000 = 12.0%' }]);
    });

    it('do not compare a market without a segment with total revenue', async () => {
      const market = prose('The scaffolding market was worth $5,000 million in 2025.');

      expect(await sentencesOf('revenueToMarket', [statement, segments, market])).toEqual([]);
    });

    it("do not compare a segment's target with total revenue", async () => {
      const plan = prose('The revenue target of Gaon for crane hire in 2026 is $700 million.');

      expect(await sentencesOf('planToRevenue', [statement, segments, plan])).toEqual([]);
    });
  });
});
