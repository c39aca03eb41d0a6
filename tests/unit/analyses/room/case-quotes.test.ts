// A case study: why it began, how it went and how it ended, by the title of its paper and by headings.
import { expect, it } from 'vitest';
import { ask } from '#functions/analyses/ask.ts';
import { timeline } from '#functions/analyses/timeline.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const PAPER = { company: 'Alder Brewing', document: 'Bottling_line_review.docx' };
const part = (heading: string, text: string) => chunkOf({ text }, { ...PAPER, section: `Review > ${heading}` });

const chunks = [
  part('Why we did it', 'Bottles were filled by hand, and four people were hurt in 2022.'),
  part('Timeline', 'The line was ordered in March 2023 and started on 4 May 2024.'),
  part('Results', 'Breakage fell from 4% to 1%. Annual savings are £210,000.'),
  part('Lessons learned', 'Operators should have been trained before the line was delivered.'),
];
const context = () =>
  contextFor({ type: 'CaseStudy', inputs: { company: 'Alder Brewing', topic: 'bottling line' }, chunks });

const textsOf = (blocks: readonly Block[]) => blocks.flatMap(sentencesOf).map(({ text }) => text);

it('finds its results by their heading', async () => {
  const { blocks } = await ask({ kind: 'ask', questions: ['caseResults'], shape: 'figures' }, context());

  expect(textsOf(blocks)).toEqual(['Breakage fell from 4% to 1%.', 'Annual savings are £210,000.']);
});

it('quotes only lessons under lessons', async () => {
  const { blocks } = await ask({ kind: 'ask', questions: ['caseLessons'], shape: 'list' }, context());

  expect(textsOf(blocks)).toEqual(['Operators should have been trained before the line was delivered.']);
});

it('dates its course, without its results', async () => {
  const { blocks } = await timeline({ kind: 'timeline', questions: ['caseCourse'], most: 9 }, context());

  const entries = blocks.flatMap((block) => (block.kind === 'timeline' ? block.entries : []));
  expect(entries.map(({ date }) => date)).toContain('2023-03');
  expect(textsOf(blocks).join(' ')).not.toContain('Breakage');
});

it('opens with what minutes say below the heading of the case, where no reason is given', async () => {
  const minutes = (heading: string, text: string) =>
    chunkOf({ text }, { company: 'Alder Brewing', document: 'Board.md', section: heading });
  const found = await ask(
    { kind: 'ask', questions: ['caseBackground'], shape: 'text' },
    contextFor({
      type: 'CaseStudy',
      inputs: { company: 'Alder Brewing', topic: 'Malting lease' },
      chunks: [
        minutes(
          '4. Malting lease',
          'The landlord offers ten more years at £96,000. The board put the matter off to July.',
        ),
        minutes('5. Auditors', 'Marsh & Co. were appointed again for £41,000.'),
      ],
    }),
  );

  expect(textsOf(found.blocks)).toEqual([
    'The landlord offers ten more years at £96,000.',
    'The board put the matter off to July.',
  ]);
});

it('takes no count of a whole market for a result of the company, and no founding for its course', async () => {
  const study = chunkOf(
    { text: 'Use of a bottling line rose from 9% of breweries in 2023 to 14% in 2025.' },
    { document: 'Brewing market study', section: 'Technology' },
  );
  const founded = chunkOf(
    { text: 'Alder Brewing was founded in 1972 and runs a brewery, a bottling line and two pubs.' },
    { company: 'Alder Brewing', document: 'Annual report.pdf', section: 'Overview' },
  );
  const inputs = { company: 'Alder Brewing', topic: 'bottling line' };
  const room = contextFor({ type: 'CaseStudy', inputs, chunks: [...chunks, study, founded] });
  const results = await ask({ kind: 'ask', questions: ['caseResults'], shape: 'figures' }, room);
  const course = await timeline({ kind: 'timeline', questions: ['caseCourse'], most: 9 }, room);

  expect(textsOf(results.blocks).join(' ')).not.toContain('14%');
  expect(textsOf(course.blocks).join(' ')).not.toContain('1972');
});

it('opens with what a paper on the case says first, and lists what it recommends', async () => {
  const page = (seq: number, section: string, text: string) => ({
    ...chunkOf(
      { text },
      { company: 'Alder Brewing', document: 'Hull_safety_audit.txt', section: `Audit > ${section}` },
    ),
    seq,
  });
  const room = contextFor({
    type: 'CaseStudy',
    inputs: { company: 'Alder Brewing', topic: 'the boiler accident at Hull' },
    chunks: [
      page(0, '1. Events', 'On 6 March 2025 the boiler burst in the accident at the Hull brewery at noon.'),
      page(1, '2. Findings', 'The valve of the vessel had been stuck for eleven weeks.'),
      page(2, '5. Advice', 'We recommend a second gauge for every vessel before winter.'),
    ],
  });
  const of = async (key: 'caseBackground' | 'caseLessons') =>
    textsOf((await ask({ kind: 'ask', questions: [key], shape: 'text' }, room)).blocks);

  expect((await of('caseBackground'))[0]).toContain('the boiler burst');
  expect(await of('caseLessons')).toEqual(['We recommend a second gauge for every vessel before winter.']);
});

it("takes no report for a paper on the case because the company's name has a word of it", async () => {
  const inputs = { company: 'Alder Boiler Rentals', topic: 'Halvorsen rental agreement' };
  const report = (text: string) =>
    chunkOf(
      { text },
      { company: inputs.company, document: 'Report.pdf', section: 'Alder Boiler Rentals report > 2025' },
    );
  const chunks = [
    report('The Halvorsen rental agreement runs on.'),
    report('Revenue fell from £4 million to £3 million.'),
  ];

  const room = contextFor({ type: 'CaseStudy', inputs, chunks });
  const { blocks } = await ask({ kind: 'ask', questions: ['caseResults'], shape: 'figures' }, room);

  expect(textsOf(blocks).join(' ')).not.toContain('Revenue');
});
