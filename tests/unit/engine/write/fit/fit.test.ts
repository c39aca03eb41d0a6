// A figure of a row other than the requested one is only near: it names the missing words and has no tick.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { pickFigure } from '#functions/engine/write/figures/pick-figure.ts';
import { nearFindings } from '#functions/engine/write/fit/fit.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const chunk = tableChunk(
  [
    ['(In millions)', '2024', '2023'],
    ['Net sales', '900', '800'],
    ['Deferred revenue, global', '70', '60'],
  ],
  { company: 'Cedar Foods Inc.', language: 'en', periods: ['2024', '2023'] },
);
const passage = { source: 'FILES' as const, chunk, score: 1, signals: { entity: 1 } };
const near = (query: string) => {
  const planned = plan({ query, history: [], sources: [], now: Date.UTC(2025, 0, 1) });
  const cell = pickFigure(planned, planned.metrics[0], '2024', [passage]);
  return cell && nearFindings(planned, cell).map(({ code, about }) => ({ code, about }));
};

describe('a fiscal year that ends in January', () => {
  it('only comes close if the next column may be meant', () => {
    const rows = [
      ['', 'January 28, 2023', 'January 29, 2022'],
      ['Net sales', '900', '800'],
    ];
    const retailer = tableChunk(rows, { company: 'Cedar Foods Inc.', language: 'en', periods: [] });
    const planned = plan({
      query: 'Cedar Foods net sales fy2022',
      history: [],
      sources: [],
      now: Date.UTC(2025, 0, 1),
    });

    const cell = pickFigure(planned, planned.metrics[0], '2022', [{ ...passage, chunk: retailer }]);

    expect(cell && nearFindings(planned, cell).map(({ code }) => code)).toEqual(['periodDiffers']);
  });
});

describe('a figure', () => {
  it('answers under a listed name of the requested measure', () => {
    expect(near("What was Cedar Foods' revenue in 2024?")).toEqual([]);
  });
  it('only comes close if the printed label has more words', () => {
    expect(near("What was Cedar Foods' deferred revenue in 2024?")?.[0]).toMatchObject({ code: 'measureDiffers' });
  });
  it('only comes close if the question names a month and the figure is of a year', () => {
    expect(near('Cedar Foods net sales in April')?.map(({ code }) => code)).toContain('periodDiffers');
  });
  it('only comes close if a word of another language narrows the question', () => {
    expect(near('Cedar Foods의 2024년 희석 매출액은?')?.[0]).toEqual({ code: 'partDiffers', about: '희석' });
  });
  it('only comes close if a narrowing word is nowhere around it', () => {
    expect(near("What was Cedar Foods' domestic revenue in 2024?")?.[0]).toEqual({
      code: 'partDiffers',
      about: 'domestic',
    });
  });
});

describe('a figure of another dimension', () => {
  const shares = tableChunk(
    [
      ['', '2024', '2023'],
      ['Revenue', '100%', '100%'],
      ['Weighted-average common shares outstanding:', '', ''],
      ['Basic', '57,840', '52,798'],
    ],
    { company: 'Cedar Foods Inc.', language: 'en', unit: '(In thousands)', periods: ['2024', '2023'] },
  );
  it.each(["What was Cedar Foods' revenue in 2024?", "What was Cedar Foods' basic earnings per share in 2024?"])(
    'is not an answer: %s',
    (query) => {
      const planned = plan({ query, history: [], sources: [], now: Date.UTC(2025, 0, 1) });

      expect(pickFigure(planned, planned.metrics[0], '2024', [{ ...passage, chunk: shares }])).toBeUndefined();
    },
  );
});
