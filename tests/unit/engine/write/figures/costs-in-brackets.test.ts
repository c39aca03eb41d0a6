// A statement that prints costs in brackets: figures computed from them do not take over the minus.
import { expect, it } from 'vitest';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const income = tableChunk(
  [
    ['', '2025', '2024'],
    ['Revenue', '148.6', '139.2'],
    ['Cost of sales', '(52.1)', '(50.3)'],
    ['Depreciation', '(38.0)', '(36.2)'],
    ['Operating profit', '36.8', '28.3'],
    ['Profit before tax', '18.9', '8.7'],
    ['Tax', '(4.5)', '(2.2)'],
  ],
  { company: 'Alder Wind plc', document: 'review.pdf', language: 'en', unit: '£ million', periods: ['2024', '2025'] },
);
const countries = tableChunk(
  [
    ['Country', 'Capacity (MW)', 'Revenue (£m)'],
    ['Spain', '301', '71.9'],
    ['Portugal', '205', '48.2'],
    ['Wales', '106', '28.5'],
    ['Total', '612', '148.6'],
  ],
  { company: 'Alder Wind plc', document: 'review.pdf', language: 'en' },
);

it.each([
  ['What was EBITDA in 2025?', 'EBITDA for 2025 was £74.8 million', income],
  ['What is the EBITDA margin?', '50.3%', income],
  ["What's the tax rate?", '23.8%', income],
  ['What was the tax charge in 2025?', '£4.5 million for 2025', income],
  ['gross margin trend', '64.9%', income],
  ['largest country by revenue', 'Spain is highest at £71.9 million', countries],
  ['What percentage of revenue comes from Spain?', 'Spain accounted for 48.4%: Spain £71.9 million', countries],
])('%s: %s', async (query, text, chunk) => {
  const { blocks } = await askOffline(query, [chunk], { now: Date.UTC(2026, 5, 1) });
  const [sentence] = blocks.flatMap(sentencesOf);
  expect(sentence).toMatchObject({ text: expect.stringContaining(text), check: 'verified', fit: 'answers' });
});

it('returns a row of spending without a minus, and its growth', async () => {
  // Prepare
  const results = tableChunk(
    [
      ['', '2025', '2024'],
      ['Operating costs', '(23.6)', '(21.7)'],
      ['Other income and expenses', '(1.2)', '0.4'],
    ],
    { company: 'Alder Wind plc', document: 'update.pdf', language: 'en', unit: '£ million', periods: ['2024', '2025'] },
  );
  const ticked = async (query: string) => {
    const { blocks } = await askOffline(query, [results], { now: Date.UTC(2026, 5, 1) });
    return blocks.flatMap(sentencesOf).flatMap(({ text, check }) => (check === 'verified' ? [text] : []));
  };
  // Act
  const grown = await ticked("How much did Alder Wind's operating costs grow in 2025?");
  const mixed = await ticked('What were other income and expenses in 2025?');
  // Assess
  expect(grown.at(-1)).toContain('Operating costs rose by £1.9 million (8.8%), from £21.7 million to £23.6 million');
  expect(mixed.join(' ')).toContain('-£1.2 million');
});
