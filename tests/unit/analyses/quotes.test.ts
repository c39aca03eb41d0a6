// Quotes on a subject without a model: the name of an industry does not count as one of its subjects.
import { describe, expect, it } from 'vitest';
import { ask } from '#functions/analyses/ask.ts';
import { quotes } from '#functions/analyses/quotes.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const SELLS = 'Lumen sells accounting software to mid-sized companies.';
const CHANGES = 'Vendors of accounting software automate the reconciliation of bank accounts with digital agents.';

describe('the technology of an industry that is named after one', () => {
  it('is what changes in it, not its products', async () => {
    const inputs = { industry: 'accounting software', segment: 'mid-sized companies', country: 'US' };
    const chunks = [chunkOf({ text: `${SELLS}\n${CHANGES}` }, { document: 'Market note on accounting software' })];
    const context = contextFor({ type: 'IndustryMegaTrend', inputs, chunks });

    const text = JSON.stringify(
      (await quotes({ kind: 'quotes', questions: ['technologyTrends'], of: 'technology' }, context)).blocks,
    );

    expect(text).toContain(CHANGES);
    expect(text).not.toContain(SELLS);
  });
});

describe('a question about a company that the engine leaves open', () => {
  it.each([
    ['governanceOf', 'The board of directors of Lumen has seven members, four of whom are independent.'],
    ['outlookOf', 'Lumen plans to open an office in Dublin in 2026.'],
  ])('is answered in the words of filings: %s', async (question, sentence) => {
    const chunks = [chunkOf({ text: `${SELLS}\n${sentence}` }, { company: 'Lumen' })];
    const context = contextFor({ type: 'ImWorkflow', inputs: { company: 'Lumen' }, chunks });

    const { blocks } = await ask({ kind: 'ask', questions: [question], shape: 'text' }, context);

    expect(JSON.stringify(blocks)).toContain(sentence);
    expect(JSON.stringify(blocks)).not.toContain(SELLS);
  });
});

describe('the buyers of an industry', () => {
  it('are not answered by a sentence on a risk or on the reason for a result', async () => {
    const inputs = { industry: 'software', segment: 'ports', country: 'GB' };
    const customers = 'Our customers are port authorities in nine countries.';
    const moved = 'Operating profit rose because support costs per customer fell.';
    const chunks = [chunkOf({ text: `${customers}\n${moved}` }, { document: 'Report on software' })];
    const context = contextFor({ type: 'ConsumerInsights', inputs, chunks });

    const { blocks } = await quotes({ kind: 'quotes', questions: ['whoBuys'], of: 'customer' }, context);

    expect(JSON.stringify(blocks)).toContain(customers);
    expect(JSON.stringify(blocks)).not.toContain(moved);
  });
});

describe('a subject that no passage names like the question', () => {
  it('is found by the words that documents use for it', async () => {
    const rule = 'From October 2027 a regulation of ports requires incident reports within 24 hours.';
    const inputs = { industry: 'Software', country: 'GB', company: 'Lumen' };
    const chunks = [chunkOf({ text: rule }, { company: 'Lumen', section: 'Principal risks' })];
    const context = contextFor({ type: 'RegulationOverview', inputs, chunks });

    const { blocks } = await quotes({ kind: 'quotes', questions: ['policyTrends'], of: 'regulation' }, context);

    expect(JSON.stringify(blocks)).not.toContain('nothingFound');
  });
});

describe('the rates of an economy', () => {
  it('are not the income statement of a company', async () => {
    const rows = [
      ['科目', '第11期', '第12期'],
      ['売上高', '5,130', '4,862'],
      ['営業利益', '388', '214'],
      ['支払利息', '27', '36'],
      ['為替差益', '21', '19'],
      ['当期純利益', '276', '97'],
    ];
    const inputs = { industry: '製靴', country: '日本', period: '2026' };
    const chunks = [tableChunk(rows, { section: '損益計算書', language: 'ja' })];
    const context = contextFor({ type: 'EconomicOutlook', language: 'ja', inputs, chunks });

    const { blocks } = await quotes(
      { kind: 'quotes', questions: ['inflationOutlook', 'rateOutlook'], of: 'prices', withFigure: true },
      context,
    );

    expect(blocks.map(({ kind }) => kind)).not.toContain('table');
  });
});

describe('a sentence with another subject', () => {
  const PRICES = 'Inflation is expected to fall to 1.9% in 2026, while the policy rate stays at 1.0%.';
  const IMPACT = 'Retailers are an industry in which higher wages raise costs by 4.6% as inflation persists.';
  const EARNED = 'The gross margin of prepared food is 47% and that of groceries 22%.';
  const AIMED_AT = 'The target of the board is an operating margin of 4.2% in 2027.';
  const DEPENDS = 'Three wholesalers are the suppliers of 44% of what supermarkets buy.';
  const RULE = 'The law forbids retailers to refuse price talks with suppliers by regulation.';

  it.each([
    ['prices', 'inflationOutlook', PRICES, IMPACT],
    ['margin', 'marginsInIndustry', EARNED, AIMED_AT],
    ['dependence', 'dependenceInIndustry', DEPENDS, RULE],
  ] as const)('is left to the section on that subject: %s', async (of, question, wanted, beside) => {
    const inputs = { industry: 'Supermarkets', country: 'JP' };
    const chunks = [chunkOf({ text: `${wanted}\n${beside}` }, { document: 'Report on supermarkets and retailers' })];
    const context = contextFor({ type: 'ValueChain', inputs, chunks });

    const { blocks } = await quotes({ kind: 'quotes', questions: [question], of }, context);

    expect(JSON.stringify(blocks)).toContain(wanted);
    expect(JSON.stringify(blocks)).not.toContain(beside);
  });
});

describe('an outlook of a country', () => {
  it('names what to add if no document has one', async () => {
    const inputs = { industry: 'Supermarkets', country: 'JP', period: '2026' };
    const context = contextFor({ type: 'EconomicOutlook', inputs, chunks: [] });

    const { aside } = await quotes({ kind: 'quotes', questions: ['growthOutlook'], of: 'economy' }, context);

    expect(aside).toMatch(/^No economic outlook was found\./);
  });
});

describe('prices in the papers of several companies', () => {
  const headingsWith = async (document: string) => {
    const chunks = [
      chunkOf(
        { text: 'Our day ticket is sold at a price of £38.' },
        { company: 'Nevis Skiing', document: 'Review.pdf' },
      ),
      chunkOf({ text: 'The price of a day ticket is £41.' }, { company: 'Cairn Lifts', document }),
    ];
    const inputs = { company: 'Nevis Skiing', homepage: 'a.example' };
    const context = contextFor({ type: 'OfferingVsPricing', inputs, chunks });
    const { blocks } = await quotes({ kind: 'quotes', questions: ['pricesOf'], of: 'priceLevel' }, context);
    return blocks.map((block) => (block.kind === 'heading' ? block.text : block.kind));
  };

  it('are given under the name of another company', async () => {
    expect(await headingsWith('Cairn_review.pdf')).toEqual(['list', 'Cairn Lifts', 'list']);
  });

  it('are not given under the name of the other party of an agreement', async () => {
    expect(await headingsWith('Ticket_supply_agreement.pdf')).toEqual(['list']);
  });
});

describe('the bargaining power in an industry', () => {
  it('is not what one competitor sells', async () => {
    const power = 'The three largest mills take 44% of purchases and set the price of flour.';
    const rival = 'Birch Bakeries supplies hotels and buys its flour from two suppliers.';
    const inputs = { industry: 'Bakeries', country: 'GB', company: 'Alder Bakeries' };
    const chunks = [
      chunkOf({ text: power }, { document: 'Bakeries review', section: 'Bakeries > Suppliers' }),
      chunkOf({ text: rival }, { document: 'Bakeries review', section: 'Bakeries > Suppliers' }),
      chunkOf({ text: 'Our main competitors are Birch Bakeries and Cedar Bakeries.' }, { company: 'Alder Bakeries' }),
    ];
    const context = contextFor({ type: 'ValueChain', inputs, chunks });

    const work = { kind: 'quotes' as const, questions: ['dependenceInIndustry'], of: 'dependence' as const };
    const text = JSON.stringify((await quotes(work, context)).blocks);

    expect(text).toContain(power);
    expect(text).not.toContain(rival);
  });
});
