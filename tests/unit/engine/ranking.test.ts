// The highest and lowest of several, over made-up tables; and figures of the requested duration.
import { describe, expect, it } from 'vitest';
import { findRank } from '#functions/engine/understand/kinds/find-rank.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { measureOf } from '#shared/language/grammar/units.ts';
import type { Answer, Sentence } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const ask = (query: string, chunks: readonly Chunk[]) => askOffline(query, chunks, { now: Date.UTC(2024, 0, 1) });
const first = ({ blocks }: Answer): Sentence | undefined =>
  blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []))[0];

const CEDAR = { company: 'Cedar Foods Inc.', document: 'cedar.pdf', language: 'en', unit: '($ in millions)' };
const PERIODS = ['2022', '2023'];
const income = tableChunk(
  [
    ['Consolidated Statements of Income'],
    ['', '2023', '2022'],
    ['Net sales', '900', '800'],
    ['Cost of sales', '500', '450'],
    ['Operating income', '90', '85'],
  ],
  { ...CEDAR, section: 'Consolidated Statements of Income', periods: PERIODS },
);
const regions = tableChunk(
  [
    ['Net sales by region were as follows:'],
    ['', '2023', '2022', '% Change'],
    ['Americas', '300', '310', '(3.2)%'],
    ['Europe', '420', '350', '20.0%'],
    ['Asia', '180', '140', '28.6%'],
    ['Total', '900', '800', '12.5%'],
  ],
  { ...CEDAR, section: 'Net sales by region', periods: PERIODS },
);
const groups = tableChunk(
  [
    ['', '2023', '2022'],
    ['Snacks:'],
    ['Net sales', '250', '240'],
    ['Operating income', '60', '50'],
    ['Drinks:'],
    ['Net sales', '450', '400'],
    ['Operating income', '20', '22'],
    ['Frozen:'],
    ['Net sales', '200', '160'],
    ['Operating income', '10', '13'],
  ],
  { ...CEDAR, section: 'Segment information', periods: PERIODS },
);

describe('a question for one of several', () => {
  it.each([
    ['Which region had the highest net sales of Cedar Foods in 2023?', 'Europe is highest at $420 million'],
    ['Which region had the lowest net sales of Cedar Foods in 2022?', 'Asia is lowest at $140 million'],
    ['Which region of Cedar Foods had the highest net sales growth in 2023?', 'Asia is highest at 28.6%'],
  ])('is answered from the table that lists them: %s', async (query, expected) => {
    const sentence = first(await ask(query, [income, regions]));
    expect(sentence?.text).toContain(expected);
    expect(sentence?.check).toBe('verified');
  });
  it('is answered if each has rows of its own', async () => {
    const made = await ask('Which segment of Cedar Foods had the highest operating income in 2023?', [income, groups]);
    expect(first(made)?.text).toContain('Snacks is highest at $60 million, followed by Drinks at $20 million');
  });
  it('is not answered by size if it asks for the change', async () => {
    const made = await ask('Which segment of Cedar Foods performed worst in 2023?', [groups]);
    expect(first(made)?.text ?? '').not.toContain('is lowest');
  });
  it.each([
    ['2023년 매출이 가장 큰 부문은?', 'highest'],
    ['売上高が最も大きいセグメントはどれですか？', 'highest'],
    ['Which segment had the weakest sales?', 'lowest'],
    ['What was the largest acquisition about?', undefined],
    ['삼성전자의 2021년 매출은?', undefined],
  ])('is recognized in %s: %s', (question, way) => {
    expect(findRank(question)?.way).toBe(way);
  });
});

describe('a figure for a longer period', () => {
  it('is read from the column of that duration', async () => {
    const flows = tableChunk(
      [
        ['Consolidated Statements of Income'],
        ['', '3 Months Ended', '6 Months Ended'],
        ['', 'June 30, 2023', 'June 30, 2023'],
        ['Operating income', '40', '75'],
      ],
      { ...CEDAR, section: 'Consolidated Statements of Income', periods: ['2023', '2023-06-30'] },
    );
    const made = await ask("What was Cedar Foods' operating income for the six months ended June 30, 2023?", [flows]);
    expect(first(made)?.text).toContain('$75 million');
  });
});

describe('a caption with two scales', () => {
  it('applies the scale beside the currency to amounts', () => {
    expect(measureOf('USD ($) shares in Thousands, $ in Millions')).toMatchObject({ power: 6, unit: 'USD' });
  });
});
