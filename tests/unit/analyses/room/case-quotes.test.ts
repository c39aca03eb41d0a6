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
