// Sections of questions without a model: passages that answer a question, and those that are only related.
import { describe, expect, it } from 'vitest';
import { ask } from '#functions/analyses/ask.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const WHY = 'Operating income of the group rose in 2025, driven by higher prices for contract freight.';
const table = tableChunk(
  [
    ['', '2025', '2024'],
    ['Operating income', '58,190', '42,354'],
  ],
  { company: 'Gaon', periods: ['2024', '2025'], unit: '(In millions of dollars)', section: 'Income statement' },
);
const prose = chunkOf({ text: WHY }, { company: 'Gaon', periods: ['2025'], section: 'Results of operations' });

const cash = tableChunk(
  [
    ['', '2025', '2024'],
    ['Revenue', '1,000', '800'],
    ['Operating income', '150', '100'],
  ],
  { company: 'Gaon', periods: ['2024', '2025'], unit: '(In millions of dollars)', section: 'Income statement' },
);

const told = async (chunks: readonly Chunk[], question = 'performanceReasons') => {
  const context = contextFor({ type: 'FinancialPerformance', inputs: { company: 'Gaon' }, chunks });
  const { blocks } = await ask({ kind: 'ask', questions: [question], shape: 'text' }, context);
  return JSON.stringify(blocks);
};

it('says what the company does from a report on the year that has no word of the question', async () => {
  const does = 'The group designs, installs and repairs lifts in hospitals and schools of the north.';
  const others = Array.from({ length: 30 }, (_, i) => `Gaon does what it does for a living, item ${i}.`);
  const chunks = [...others, `${does} It trades through two subsidiaries.`].map((text) =>
    chunkOf({ text }, { company: 'Gaon', section: 'Strategic report' }),
  );
  expect(await told(chunks, 'whatCompanyDoes')).toContain(does);
});

describe('the reasons for results', () => {
  it('are taken from sentences that give a reason', async () => {
    expect(await told([table, prose])).toContain(WHY);
  });

  it('do not repeat the figure', async () => {
    expect(await told([table])).toContain('nothingFound');
  });
});

describe('what a company does', () => {
  const BESIDE = 'Gaon competes with business models that provide transport to customers for free.';
  const DOES = 'Gaon designs, manufactures and markets trailers, and sells services around them.';

  it('is answered by the sentence that states it, not by one that merely shares the question’s words', async () => {
    const text = await told(
      [
        chunkOf(
          {
            text: `${BESIDE}
${DOES}`,
          },
          { company: 'Gaon' },
        ),
      ],
      'whatCompanyDoes',
    );

    expect(text).toContain(DOES);
    expect(text).not.toContain(BESIDE);
  });
});

describe('labor risks', () => {
  it('are sentences about labor, not every risk of the section', async () => {
    const WAGES = 'Labour risk: a minimum wage that rises by 5% would cost the company $41 million a year.';
    const RATES = 'Interest risk: 58% of the borrowings of the company bear a floating rate of interest.';
    const risks = chunkOf({ text: `${RATES}\n${WAGES}` }, { company: 'Gaon', section: 'Risk factors' });

    const text = await told([risks], 'labourRisksOf');

    expect(text).toContain(WAGES);
    expect(text).not.toContain(RATES);
  });
});

describe('lines of a cover', () => {
  it('do not answer a question about the business', async () => {
    const cover = chunkOf(
      { text: 'Fiscal year: 2025\nHeadquarters: Columbus, Ohio' },
      { company: 'Gaon', section: 'Cover' },
    );

    expect(await told([cover], 'segmentsOfCompany')).not.toContain('Fiscal year');
  });
});

describe('rows of a workbook that belong to no company', () => {
  it('have no reasons quoted from documents on companies', async () => {
    const context = contextFor({ type: 'PvmAnalysis', inputs: {}, chunks: [prose] });

    const { blocks } = await ask({ kind: 'ask', questions: ['priceAndVolumeReasons'], shape: 'text' }, context);

    expect(JSON.stringify(blocks)).toContain('nothingFound');
  });
});

describe('an instruction for a section', () => {
  it('is named as unanswered beside the existing text', async () => {
    const context = contextFor({
      type: 'FinancialPerformance',
      inputs: { company: 'Gaon' },
      chunks: [table, prose],
      instruction: 'Zirconium exports to Peru',
    });

    const { blocks, aside } = await ask({ kind: 'ask', questions: ['performanceReasons'], shape: 'text' }, context);

    expect(JSON.stringify(blocks)).toContain(WHY);
    expect(aside).toContain('“Zirconium exports to Peru”');
  });
});

describe('a custom section that names measures', () => {
  it('is computed from the statements, with the formula of each figure', async () => {
    const own = {
      type: 'ImWorkflow',
      inputs: { company: 'Gaon', homepage: 'www.gaon.example' },
      chunks: [cash],
    } as const;
    const context = {
      ...contextFor({ ...own, instruction: 'Operating margin' }),
      section: { id: 'own', title: 'Operating margin' },
    };

    const { blocks } = await ask({ kind: 'ask', questions: [], shape: 'text' }, context);

    const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(rows.find(([first]) => first?.text === 'Operating margin')?.at(-1)).toMatchObject({
      text: '15.0%',
      findings: [{ code: 'computed', instead: '150 ÷ 1,000 = 15.0%' }],
    });
  });
});

describe('the business of a company named after its industry', () => {
  it('is its own description, not that of a product', async () => {
    const itself = 'Tidemark Software provides cloud software for the maintenance of ports.';
    const product = 'Fleet offers maintenance planning for ships under contracts of three years.';
    const chunks = [
      chunkOf({ text: product }, { company: 'Tidemark Software plc', section: 'Business overview' }),
      chunkOf({ text: itself }, { company: 'Tidemark Software plc', section: 'Strategic report' }),
    ];
    const inputs = { company: 'Tidemark Software', industry: 'Software' };
    const context = contextFor({ type: 'ImWorkflow', inputs, chunks });

    const { blocks } = await ask({ kind: 'ask', questions: ['whatCompanyDoes'], shape: 'text' }, context);

    expect(JSON.stringify(blocks)).toContain(itself);
    expect(JSON.stringify(blocks)).not.toContain(product);
  });
});

describe('a question that the engine leaves open', () => {
  const MOVED = 'Harrow Freight entered the German market in 2025 and plans fifteen depots.';
  const RIVALS = 'Our main competitors are Harrow Freight, Bellweather and Osprey Lines.';

  it('is not answered by a sentence that begins with a rival', async () => {
    const note = chunkOf({ text: `${RIVALS}\n${MOVED}` }, { company: 'Gaon', section: 'Competition' });

    expect(await told([note], 'turningPointsOf')).not.toContain('Harrow Freight entered');
  });

  it('is not answered as a plan if owners sell their shares', async () => {
    const sells = 'Harbour Partners plans the sale of the stake of 14% in Gaon during 2026.';
    const opens = 'Gaon plans to open three distribution centres by 2027.';
    const note = chunkOf({ text: `${sells}\n${opens}` }, { company: 'Gaon', section: 'Outlook' });

    const said = await told([note], 'outlookOf');

    expect(said).toContain(opens);
    expect(said).not.toContain(sells);
  });
});

it("answers a company's name with the available information", async () => {
  const OWN = { company: 'Gaon Freight', document: 'report.pdf' };
  const chunks = [
    chunkOf({ text: 'Its competitive advantage is a network of nine depots.' }, { ...OWN, section: 'Strengths' }),
    chunkOf({ text: 'The largest customer accounted for 12% of revenue.' }, { ...OWN, section: 'Customers' }),
  ];
  const context = contextFor({ type: 'Search', inputs: { topic: 'Gaon Freight' }, chunks });

  const { blocks } = await ask({ kind: 'ask', questions: ['theTopic'], shape: 'text' }, context);

  expect(JSON.stringify(blocks)).toContain('nine depots');
  expect(JSON.stringify(blocks)).toContain('12% of revenue');
});
