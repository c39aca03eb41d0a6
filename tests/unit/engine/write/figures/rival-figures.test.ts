// Two tables of one document with different figures: ticked if exactly one of them is a primary statement.
import { describe, expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2024, 5, 1);
const QUARRY = {
  company: 'Tarn Quarries plc',
  document: 'tarn.pdf',
  language: 'en',
  unit: '(in millions)',
  periods: ['2022', '2023'],
} as const;
const HEAD = ['', '2023', '2022'];
const statement = tableChunk([HEAD, ['Revenue', '$900', '$850'], ['Net income', '90', '80']], {
  ...QUARRY,
  section: 'Consolidated Statements of Income',
});
const overview = tableChunk([HEAD, ['Revenue', '$900', '$850']], { ...QUARRY, section: 'Overview' });
const venture = tableChunk([HEAD, ['Revenue', '$310', '$280'], ['Cost of sales', '200', '190']], {
  ...QUARRY,
  section: 'Granite venture',
});

const { section: _, ...untitled } = venture.context;
const summary = tableChunk(
  [
    ['', 'April 28, 2023', 'April 29, 2022'],
    ['Revenue', '$410', '$380'],
  ],
  { ...QUARRY, section: 'Selected measures', periods: ['2023-04-28', '2022-04-29'] },
);

const restated = tableChunk([HEAD, ['Revenue', '$870', '$820'], ['Net income', '80', '70']], {
  ...QUARRY,
  section: 'Statements of Operations',
});
const shares = tableChunk([HEAD, ['Revenue', '$640', '$610'], ['Dividends per share', '$1.20', '$1.10']], {
  ...QUARRY,
  section: 'Per share data',
});

describe('a figure beside another of its name', () => {
  it.each([
    ['is ticked from the primary statement', [statement, venture], '$900 million'],
    ['is ticked where the tables agree', [overview, statement], '$900 million'],
    ['is left open where no statement tells which is meant', [overview, venture], ''],
    ['is left open beside a table without a heading', [overview, { ...venture, context: untitled }], ''],
    ['is left open between two statements', [statement, restated], ''],
    ['is ticked from the statement beside a table of shares', [statement, shares], '$900 million'],
    ['is left open in tables that speak of shares beside it', [shares, venture], ''],
    ['is left open beside the year that ends on a day', [venture, summary], ''],
  ])('%s', async (_, chunks, answer) => {
    const made = tickedIn(await askOffline('What was the revenue of Tarn Quarries in 2023?', chunks, { now: NOW }));
    if (answer) expect(made).toContain(answer);
    else expect(made).toBe('');
  });

  it('is left open if only its row label is requested', async () => {
    const options = tableChunk([HEAD, ['Expected term (years)', '0.8', '0.7']], { ...QUARRY, section: 'Options' });
    const rights = tableChunk([HEAD, ['Expected term (years)', '0.6', '0.5']], { ...QUARRY, section: 'Rights' });
    const ask = async (chunks: Parameters<typeof askOffline>[1]) =>
      tickedIn(await askOffline('What was the expected term of Tarn Quarries in 2023?', chunks, { now: NOW }));

    expect(await ask([options])).toContain('0.8');
    expect(await ask([options, rights])).toBe('');
  });
});
