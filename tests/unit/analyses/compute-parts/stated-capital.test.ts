// What documents state of the cost of capital.
import { describe, expect, it } from 'vitest';
import { statedCapital } from '#functions/analyses/compute-parts/stated-capital.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const statedIn = async (text: string) => {
  const chunk = chunkOf({ text }, { document: 'Valuations', section: 'Cost of capital' });
  return statedCapital(contextFor({ type: 'DCF', inputs: { company: 'Alder Kilns' }, chunks: [chunk] }));
};

describe('the cost of capital of documents', () => {
  it('is read from the figure behind each name', async () => {
    const stated = await statedIn(
      'We use a risk-free rate of 4.3%, an equity risk premium of 5.5% and a beta of 1.1. Terminal growth is 2.0%.',
    );

    expect(Object.entries(stated).map(([name, one]) => [name, one.value, one.refs.length])).toEqual([
      ['terminalGrowth', 0.02, 1],
      ['beta', 1.1, 1],
      ['equityPremium', 0.055, 1],
      ['riskFreeRate', 0.043, 1],
    ]);
  });

  it('has a cost of debt, in the words of notes on valuation', async () => {
    const stated = await statedIn('Debt of kilns of this size costs about 6.8% before tax.');

    expect(stated.costOfDebt?.value).toBe(0.068);
  });

  it('is not read from figures that it cannot be', async () => {
    expect(
      await statedIn('Long-term growth of the market is 14% a year, and the beta of the app has 1,100 users.'),
    ).toEqual({});
  });
});
