// Sentences and tables of a data room that fit a section: in force or upcoming, dated or not, and from the right table.
import { describe, expect, it } from 'vitest';
import { roomBlocks } from '#functions/analyses/room/room-quotes.ts';
import { timeline } from '#functions/analyses/timeline.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const textsOf = (blocks: readonly Block[]) => blocks.flatMap(sentencesOf).map(({ text }) => text);

describe('rules', () => {
  const memo = (heading: string, text: string) =>
    chunkOf({ text }, { document: 'brewing_rules_memo.md', section: `Rules for breweries > ${heading}` });
  const chunks = [
    memo('Applicable law', 'Breweries must hold a licence under the Alcohol Act 2003.'),
    memo('Coming changes', 'From 2 October 2027 breweries must label every keg.'),
    chunkOf(
      { text: 'Net debt must not exceed 2.5 times EBITDA.' },
      { document: 'contracts.md', section: 'Summary of contracts > Bank facility' },
    ),
  ];
  const context = () =>
    contextFor({ type: 'RegulationOverview', inputs: { industry: 'Breweries', country: 'GB' }, chunks });

  it('in force are those that hold today; a covenant binds those who signed it', async () => {
    expect(textsOf(await roomBlocks(context(), ['rulesInForce']))).toEqual([
      'Breweries must hold a licence under the Alcohol Act 2003.',
    ]);
  });

  it('to come are dated', async () => {
    const { blocks } = await timeline({ kind: 'timeline', questions: ['ruleChanges'], most: 5 }, context());

    expect(blocks).toMatchObject([{ kind: 'timeline', entries: [{ date: '2027-10-02' }] }]);
  });
});

describe('an industry', () => {
  const review = chunkOf(
    { text: 'Demand for cask beer fell by 4% in 2025.' },
    { document: 'Brewing review', section: 'Breweries > Demand' },
  );
  const own = chunkOf(
    { text: 'Demand for our breweries grew by 9% in 2025.' },
    { document: 'report.pdf', company: 'Alder Brewing', section: 'Breweries > Demand' },
  );
  const demandIn = async (chunks: readonly Chunk[]) => {
    const inputs = { industry: 'Breweries', country: 'GB' };
    return textsOf(await roomBlocks(contextFor({ type: 'IndustryMegaTrend', inputs, chunks }), ['demandTrends']));
  };

  it('is described by authors who write about no company, if there are any', async () => {
    expect(await demandIn([review, own])).toEqual(['Demand for cask beer fell by 4% in 2025.']);
    expect(await demandIn([own])).toEqual(['Demand for our breweries grew by 9% in 2025.']);
  });
});

it('takes no bare answer of an interview for the state of an industry', async () => {
  const text =
    'Anna Reed: What do malt and wages cost breweries?\nPaul Hart: About a fifth of it all, I think so.\nAnna Reed: And energy?\nPaul Hart: Malt costs rose by 12% in 2025.';
  const talk = chunkOf({ text }, { document: 'Breweries_expert_call.txt' });
  const inputs = { industry: 'Breweries', country: 'GB' };

  const blocks = await roomBlocks(contextFor({ type: 'IndustryMegaTrend', inputs, chunks: [talk] }), ['costTrends']);

  expect(textsOf(blocks).join(' ')).toContain('Malt costs rose by 12%');
  expect(textsOf(blocks).join(' ')).not.toContain('fifth');
});

it("takes a company's revenue by market for no market, unless other companies are in the table", async () => {
  const market = (rows: readonly (readonly string[])[]) =>
    tableChunk([['Market', '2025', '2024'], ...rows], {
      company: 'Alder Brewing',
      document: 'Breweries.pdf',
      section: 'Note 4. The market',
    });
  const blocksOf = (rows: readonly (readonly string[])[]) => {
    const inputs = { industry: 'Breweries', segment: 'ale', country: 'GB' };
    return roomBlocks(contextFor({ type: 'MarketSize', inputs, chunks: [market(rows)] }), ['marketSize']);
  };

  expect(
    await blocksOf([
      ['England', '20,132', '18,411'],
      ['Wales', '653', '563'],
    ]),
  ).toEqual([]);
  expect(
    await blocksOf([
      ['Alder Brewing', '20,132', '18,411'],
      ['Tarn Ales', '653', '563'],
    ]),
  ).toHaveLength(1);
});

it('prints the last of several lists, and keeps the order of the document', async () => {
  const OWN = { company: 'Alder Brewing', document: 'prices.md' };
  const list = (day: string, price: string) =>
    tableChunk(
      [
        ['Product', 'Price'],
        ['Cask', price],
        ['Keg', price],
      ],
      { ...OWN, section: `Prices > Prices from ${day}` },
    );
  const context = contextFor({
    type: 'OfferingVsPricing',
    inputs: { company: 'Alder Brewing', homepage: 'alder.example' },
    chunks: [list('1 January 2025', '£90'), list('1 January 2026', '£95')],
  });

  const tables = (await roomBlocks(context, ['pricesOf'])).filter(({ kind }) => kind === 'table');

  expect(JSON.stringify(tables)).toContain('£95');
  expect(JSON.stringify(tables)).not.toContain('£90');
});

describe('tables', () => {
  const OWN = { company: 'Alder Brewing', document: 'people.xlsx' };
  const chart = tableChunk(
    [
      ['Department', 'Team', 'Headcount'],
      ['Brewing', 'Hull', '40'],
      ['Brewing', 'York', '25'],
      ['Sales', 'Pubs', '15'],
      ['Total', '', '80'],
    ],
    { ...OWN, section: 'Org chart' },
  );
  const context = () =>
    contextFor({ type: 'PeopleOrganization', inputs: { company: 'Alder Brewing' }, chunks: [chart] });

  it('are shown with their sums if no sentence states them, by group and name', async () => {
    const blocks = await roomBlocks(context(), ['organisationOf']);

    expect(blocks.map(({ kind }) => kind)).toEqual(['table', 'list']);
    expect(textsOf(blocks)[0]).toContain('is 80');
  });

  it('have no stance', async () => {
    expect(await roomBlocks(context(), ['risksOf'])).toEqual([]);
  });
});

describe('sentences', () => {
  const notes = (section: string, text: string, seq: number) =>
    chunkOf({ text, seq }, { company: 'Alder Brewing', document: 'interview.md', section });
  const of = (type: 'StrategyAnalysis' | 'RegulationOverview', chunks: readonly Chunk[]) =>
    contextFor({ type, inputs: { company: 'Alder Brewing', industry: 'Breweries', country: 'GB' }, chunks });

  it('of one place stay as they are written, since the second may continue the first', async () => {
    const chunks = [
      notes('What we do well', 'Vans reach 91% of pubs within a day. The average brewery reaches 70% of its pubs.', 1),
    ];

    expect(textsOf(await roomBlocks(of('StrategyAnalysis', chunks), ['advantagesOf']))).toEqual([
      'Vans reach 91% of pubs within a day.',
      'The average brewery reaches 70% of its pubs.',
    ]);
  });

  it('on a decrease are not a strength', async () => {
    const chunks = [
      notes('Capacity', 'The brewery at Hull ran at 71% of capacity, down from 78%.', 1),
      notes('Capacity', 'The brewery at York ran at 92% of capacity.', 2),
    ];

    expect(textsOf(await roomBlocks(of('StrategyAnalysis', chunks), ['efficiencyOf']))).toEqual([
      'The brewery at York ran at 92% of capacity.',
    ]);
  });

  it('with suppositions only are not a dispute', async () => {
    const chunks = [
      notes('Claims', 'A supplier sued Alder Brewing for £2 million over spoilt malt.', 1),
      notes('Claims', 'If a keg burst, the landlord could sue Alder Brewing.', 2),
    ];

    expect(textsOf(await roomBlocks(of('RegulationOverview', chunks), ['disputesInIndustry']))).toEqual([
      'A supplier sued Alder Brewing for £2 million over spoilt malt.',
    ]);
  });

  it("on a rate are from authors on the economy, not from a company's fears", async () => {
    const bank = chunkOf(
      { text: 'The policy rate will fall to 3.5% by the end of 2026.' },
      { document: 'bank_outlook.md', section: 'Interest rates' },
    );
    const fear = notes('Risks', 'A rise of interest rates by one point would cost us £2 million a year.', 1);
    const context = contextFor({
      type: 'EconomicOutlook',
      inputs: { country: 'GB', industry: 'Breweries', period: '2026' },
      chunks: [fear, bank],
    });

    expect(textsOf(await roomBlocks(context, ['rateOutlook']))).toEqual([
      'The policy rate will fall to 3.5% by the end of 2026.',
    ]);
  });

  it('without a subject follow the heading or sentence that has one', async () => {
    const contracts = (section: string, text: string, seq: number) =>
      chunkOf({ text, seq }, { company: 'Alder Brewing', document: 'contracts.md', section });
    const chunks = [
      contracts('Contracts > Hull malting agreement', 'It expires on 31 December 2026.', 1),
      contracts('Contracts > Lease of the York brewery', 'The landlord is Aske Estates. It ends in June 2027.', 2),
    ];

    expect(textsOf(await roomBlocks(of('StrategyAnalysis', chunks), ['openQuestionsOf'])).toSorted()).toEqual([
      'Hull malting agreement: It expires on 31 December 2026.',
      'It ends in June 2027.',
      'The landlord is Aske Estates.',
    ]);
  });

  it('of an industry are not those of a bank on the economy', async () => {
    const bank = chunkOf(
      { text: 'Demand of households and breweries will grow by 1.5% in 2026.' },
      { document: 'bank_note.md', section: 'The economy in 2026 > Demand' },
    );
    const study = chunkOf(
      { text: 'Demand for breweries of low-alcohol beer will grow by 9% a year.' },
      { document: 'brewing_study.md', section: 'Breweries: a study > Demand' },
    );

    expect(textsOf(await roomBlocks(of('RegulationOverview', [bank, study]), ['demandTrends']))).toEqual([
      'Demand for breweries of low-alcohol beer will grow by 9% a year.',
    ]);
  });

  it('stay under their heading, whoever the author is', async () => {
    const chunks = [notes('Where we beat others', 'Sinclair: Kegs reach 93% of pubs on the day.', 1)];

    expect(textsOf(await roomBlocks(of('StrategyAnalysis', chunks), ['advantagesOf']))).toEqual([
      'Sinclair: Kegs reach 93% of pubs on the day.',
    ]);
  });
});

it('leaves a statement to the sections on statements', async () => {
  const statement = tableChunk(
    [
      ['Line', '2025', '2024'],
      ['Revenue', '410', '380'],
      ['Cost of sales', '250', '240'],
      ['Operating income', '60', '52'],
      ['Damages paid', '4', '1'],
      ['Net income', '41', '36'],
    ],
    { document: 'Brewing review', company: 'Alder Brewing', section: 'Income and lawsuits' },
  );
  const context = contextFor({ type: 'CompanyProfiling', inputs: { company: 'Alder Brewing' }, chunks: [statement] });

  expect(await roomBlocks(context, ['disputesOf'])).toEqual([]);
});

it('prices are those of goods: the terms of a loan are not among them', async () => {
  const at = { company: 'Alder Brewing', document: 'loan summary.md', section: 'Bank facilities > Price' };
  const loan = chunkOf({ text: 'An arrangement fee of 1.4% was paid when the loan was signed.' }, at);
  const list = chunkOf(
    { text: 'The list price of a keg of bitter is £128.' },
    { company: 'Alder Brewing', document: 'price list.md', section: 'Prices' },
  );
  const context = contextFor({ type: 'ImWorkflow', inputs: { company: 'Alder Brewing' }, chunks: [loan, list] });

  expect(textsOf(await roomBlocks(context, ['pricesOf']))).toEqual(['The list price of a keg of bitter is £128.']);
});

describe('a survey and an estimate', () => {
  const studied = (heading: string, text: string) =>
    chunkOf({ text }, { document: 'Bicycle_trade_review.md', section: `Bicycle trade review > ${heading}` });
  const asked = async (type: 'ConsumerInsights' | 'MarketSize' | 'IndustryMegaTrend', key: string, chunks: Chunk[]) =>
    textsOf(await roomBlocks(contextFor({ type, inputs: { industry: 'Bicycles', country: 'GB' }, chunks }), [key]));

  it('tell what buyers complain of, whatever the heading above', async () => {
    const text = 'Buyers of bicycles complain most about long repairs and about missing parts.';
    expect(await asked('ConsumerInsights', 'complaints', [studied('What riders said', text)])).toEqual([text]);
  });

  it('tell how a market was estimated below the table of the market', async () => {
    const text = 'The estimate adds the bicycle sales of 60 makers, and second-hand sales are not included.';
    expect(await asked('MarketSize', 'estimateBasis', [studied('Market size', text)])).toEqual([text]);
  });

  it('take costs of the industry from an economist before those of one company', async () => {
    const outlook = 'Makers of bicycles face wages and energy prices that rise by 3% in 2026.';
    const risk = 'Wages of our fitters rose by 9% in 2025, and bicycle frames cost more.';
    const economist = chunkOf(
      { text: outlook },
      { document: 'Economic_outlook_2026.md', section: 'Economic outlook > Effect on industries' },
    );
    const own = chunkOf(
      { text: risk },
      { document: 'report.pdf', company: 'Alder Bicycles', section: 'Bicycles > Costs' },
    );
    expect(await asked('IndustryMegaTrend', 'costTrends', [economist, own])).toEqual([outlook]);
    expect(await asked('IndustryMegaTrend', 'costTrends', [own])).toEqual([risk]);
  });
});

describe('a weakness', () => {
  const quotesOn = async (key: string, text: string) => {
    const chunks = [chunkOf({ text }, { company: 'Alder Foods', section: 'Review of Alder Foods > Points to note' })];
    return textsOf(
      await roomBlocks(contextFor({ type: 'StrategyAnalysis', inputs: { company: 'Alder Foods' }, chunks }), [key]),
    );
  };

  it('is found in opening later than rivals, not in taking orders later', async () => {
    const late = 'The kitchens open later than rivals, which costs breakfast sales.';
    expect(await quotesOn('weakPointsOf', 'The cut-off for orders is two hours later than rivals offer.')).toEqual([]);
    expect(await quotesOn('weakPointsOf', late)).toEqual([late]);
  });

  it('is a large customer, not a small one', async () => {
    const large = 'The largest customer accounts for 31% of revenue.';
    expect(await quotesOn('weaknessesOf', large)).toEqual([large]);
    expect(await quotesOn('weaknessesOf', 'The largest customer accounts for 4% of revenue.')).toEqual([]);
  });
});

it('an agreement with the works council is a risk of labour, below a heading on employees too', async () => {
  const text = 'The agreement with the works council of the dairy in Leeds ends in May 2027.';
  const chunks = [chunkOf({ text }, { company: 'Fern Dairy', section: 'Register of Fern Dairy > Employees' })];
  const context = contextFor({ type: 'PeopleOrganization', inputs: { company: 'Fern Dairy' }, chunks });
  expect(textsOf(await roomBlocks(context, ['labourRisksOf']))).toEqual([text]);
  expect(textsOf(await roomBlocks(context, ['employeesOf']))).toEqual([]);
});

describe('a section', () => {
  const asked = async (key: string, chunks: readonly Chunk[], inputs: Readonly<Record<string, unknown>>) =>
    textsOf(await roomBlocks(contextFor({ type: 'ConsumerInsights', inputs, chunks }), [key]));
  const market = (heading: string, text: string) =>
    chunkOf({ text }, { document: 'Garden centres review', section: `Garden centres > ${heading}` });
  const survey = market('Customer survey', 'We asked 900 gardeners in May 2026.');
  const basis = market('How we estimated', 'The market was estimated from the sales of 140 garden centres.');
  const industry = { industry: 'Garden centres', country: 'GB' };

  it('tells who was surveyed under the buyers, and not as the basis of the market', async () => {
    expect(await asked('surveyBasis', [survey, basis], industry)).toEqual(['We asked 900 gardeners in May 2026.']);
    expect(await asked('estimateBasis', [survey, basis], industry)).toEqual([
      'The market was estimated from the sales of 140 garden centres.',
    ]);
  });

  const ofOwner = (heading: string, text: string) =>
    chunkOf({ text }, { company: 'Alder Gardens', document: 'report.pdf', section: `Report > ${heading}` });
  const about = (key: string, ...chunks: Chunk[]) =>
    roomBlocks(contextFor({ type: 'PeopleOrganization', inputs: { company: 'Alder Gardens' }, chunks }), [key]);

  it('on the risks of labour has the claims of former employees, and no other lawsuit', async () => {
    const overtime = ofOwner('Litigation', 'In May 2025, 34 former employees sued for overtime of £0.2 million.');
    const patent = ofOwner('Litigation', 'In June 2025 a rival sued over the patent of a spade.');

    expect(textsOf(await about('labourDisputesOf', overtime, patent))).toEqual([
      'In May 2025, 34 former employees sued for overtime of £0.2 million.',
    ]);
  });

  it('on debt has its terms', async () => {
    const covenant = ofOwner('Borrowings', 'The covenant limits net debt to 2.5 times EBITDA.');

    expect(textsOf(await about('debtOf', covenant))).toEqual(['The covenant limits net debt to 2.5 times EBITDA.']);
  });
});

it('names no buyer by the statement that none is large', async () => {
  const own = chunkOf(
    { text: 'No single customer accounted for more than 10% of revenue. Our customers are bakeries and canteens.' },
    { document: 'report.pdf', company: 'Ouse Mills', section: 'Report > Customers' },
  );
  const inputs = { industry: 'Flour', segment: 'rye', country: 'GB' };
  const context = contextFor({ type: 'ConsumerInsights', inputs, chunks: [own] });

  expect(textsOf(await roomBlocks(context, ['whoBuys'])).join(' ')).not.toContain('No single customer');
});
