// Matches a row described by its label and headings together, or by a short form of its label.
import { describe, expect, it } from 'vitest';
import { describedRow } from '#functions/engine/understand/measures/described-row.ts';
import { isTicked } from '#shared/quality/judge.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2026, 5, 1);
const OWN = { company: 'Ferngrove Rail Inc.', document: 'ferngrove-10k.pdf', periods: ['2024', '2025'] };
const RIDERS = tableChunk(
  [
    ['', '2025', '2024'],
    ['Season ticket holders:', '', ''],
    ['Coastal Line', '3,412', '3,108'],
    ['Valley Line', '1,957', '2,020'],
  ],
  { ...OWN, section: 'Operating data', unit: 'in thousands' },
);
const VOLUME = tableChunk(
  [
    ['', '2025', '2024'],
    ['Gross Freight Volume (GFV) (in millions)', '$84,654', '$65,343'],
    ['Adjusted EBITDA', '$256,523', '$139,009'],
  ],
  { ...OWN, section: 'Key metrics', unit: 'in thousands, except GFV' },
);
const EXPORTS = tableChunk(
  [
    ['구분', '2025년', '2024년'],
    ['수출 중국', '597,247', '437,403'],
    ['수출 미주', '583,805', '476,768'],
  ],
  { company: '은하정밀', language: 'ko', document: '사업보고서.pdf', periods: ['2024', '2025'], unit: '(단위 : 억원)' },
);

describe('the row described by a question', () => {
  it.each([
    ['Coastal Line season ticket holders in 2025', 'Coastal Line'],
    ['What was the GFV in 2024?', 'Gross Freight Volume (GFV) (in millions)'],
    ['2025년 중국 수출액', '수출 중국'],
    // No heading of the row has these words.
    ['Coastal Line complaints in 2025', undefined],
    // Two rows have this heading.
    ['season ticket holders in 2025', undefined],
    // The label has a word that the question does not contain.
    ['Coastal season ticket holders in 2025', undefined],
  ])('%s: %s', (question, label) => {
    expect(describedRow({ question, periods: ['2025'] }, [], [RIDERS, VOLUME, EXPORTS])).toBe(label);
  });

  it('is in the requested period rather than undated', () => {
    const stressed = tableChunk(
      [
        ['', 'Actual', 'Stressed'],
        ['GFV', '17.2', '4.5'],
      ],
      { ...OWN, periods: [] },
    );

    const label = describedRow({ question: 'GFV 2025', periods: ['2025'] }, [], [stressed, VOLUME]);

    expect(label).toBe('Gross Freight Volume (GFV) (in millions)');
  });

  it.each([
    ['Ferngrove Rail Coastal Line season ticket holders in 2025', '3,412'],
    ["What was Ferngrove Rail's GFV in 2024?", '$65,343 million'],
    ['은하정밀 2025년 중국 수출액', '597,247억원'],
  ])('answers %s: %s', async (query, figure) => {
    const { blocks } = await askOffline(query, [RIDERS, VOLUME, EXPORTS], { now: NOW });
    const ticked = blocks.flatMap(sentencesOf).filter(isTicked);

    expect(ticked.map(({ text }) => text).join(' ')).toContain(figure);
  });

  it('returns no other year if the requested one is missing', async () => {
    const query = 'Ferngrove Rail Coastal Line season ticket holders in 2019';

    const { blocks } = await askOffline(query, [RIDERS], { now: NOW });

    expect(blocks.flatMap(sentencesOf).filter(isTicked)).toEqual([]);
  });
});
