// The start of a memorandum: the key figures of the last year and how they were computed.
import { describe, expect, it } from 'vitest';
import { statements } from '#functions/analyses/statements.ts';
import type { Block } from '#shared/report/blocks.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const FIGURES: readonly (readonly [metric: string, before: number, now: number, instant?: true])[] = [
  ['revenue', 1_000, 1_440],
  ['operatingIncome', 200, 216],
  ['depreciation', 50, 60],
  ['debt', 300, 200, true],
  ['cash', 50, 100, true],
];

const MILLION = 1_000_000;

const built = (parts: ('keyFigures' | 'thesis')[], figures = FIGURES) => {
  const of = (metric: string, value: number, end: string, instant?: true) =>
    filed({ company: 'Acme', metric, value: value * MILLION, end, unit: 'USD', ...(instant ? { instant } : {}) });
  const facts = figures.flatMap(([metric, before, now, instant]) => [
    of(metric, before, '2023-12-31', instant),
    of(metric, now, '2025-12-31', instant),
  ]);
  return statements(
    { kind: 'statements', parts },
    contextFor({ type: 'ImWorkflow', inputs: { company: 'Acme' }, facts }),
  );
};

const tilesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.kind === 'figures' ? block.tiles.map(({ label, value }) => `${label} ${value}`) : [],
  );
const sentencesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : []));

describe('the key figures', () => {
  it('are of the last year, with EBITDA and net debt computed', async () => {
    const { blocks } = await built(['keyFigures']);
    expect(tilesOf(blocks)).toEqual(['Revenue 1,440', 'EBITDA 276', 'Operating margin 15.0%', 'Net debt 100']);
  });

  it('are empty if nothing is reported', async () => {
    const { blocks } = await built(['keyFigures'], []);
    expect(tilesOf(blocks)).toEqual([]);
  });
});

describe('the thesis', () => {
  it('states yearly growth and changes of measures, each with its formula', async () => {
    const sentences = sentencesOf((await built(['thesis'])).blocks);
    expect(sentences.map(({ text }) => text)).toEqual([
      'Revenue grew from $1,000 million in 2023 to $1,440 million in 2025, 20.0% a year on average.',
      'Operating income grew from $200 million in 2023 to $216 million in 2025, 3.9% a year on average.',
      'Operating margin fell from 20.0% in 2023 to 15.0% in 2025.',
      expect.stringMatching(/^Net debt.*EBITDA fell from 1.0x in 2023 to 0.4x in 2025\.$/),
    ]);
    for (const { refs, check, findings } of sentences) {
      expect(check).toBe('verified');
      expect(refs.length).toBeGreaterThan(0);
      expect(findings?.[0]?.code).toBe('computed');
    }
  });

  it('states no growth from a loss', async () => {
    const sentences = sentencesOf((await built(['thesis'], [['operatingIncome', -10, 20]])).blocks);
    expect(sentences).toEqual([]);
  });
});

it('gives buyers what grew, and no average of a single year', async () => {
  const of = (metric: string, value: number, end: string) =>
    filed({ company: 'Acme', metric, value, end, unit: 'USD' });
  const facts = [
    of('revenue', 100 * MILLION, '2024-12-31'),
    of('revenue', 110 * MILLION, '2025-12-31'),
    of('operatingIncome', 20 * MILLION, '2024-12-31'),
    of('operatingIncome', 15 * MILLION, '2025-12-31'),
  ];
  const context = contextFor({ type: 'ImWorkflow', inputs: { company: 'Acme' }, facts });
  const section = { id: 'investmentHighlight', title: 'Highlights' };
  const { blocks } = await statements({ kind: 'statements', parts: ['thesis'] }, { ...context, section });

  expect(sentencesOf(blocks).map(({ text }) => text)).toEqual([
    'Revenue grew by 10.0% from $100 million in 2024 to $110 million in 2025.',
  ]);
});
