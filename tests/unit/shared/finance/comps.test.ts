// Peer comps: the bridge, aligned periods, multiples, quartiles and implied values.
import { describe, expect, it } from 'vitest';
import { comps } from '#shared/finance/comps/comps.ts';
import type { CompsInput, Peer } from '#shared/finance/comps/input.ts';
import type { RefusalCode } from '#shared/finance/refused.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';
import { compsSample, filed } from './comps-sample.ts';
import { refusalOf } from './refusal.ts';

const first = (change: (peer: Peer) => Partial<Peer>): CompsInput => {
  const sample = compsSample();
  const [peer, ...rest] = sample.peers;
  return { ...sample, peers: [{ ...peer!, ...change(peer!) }, ...rest] };
};

describe('comps', () => {
  it('returns the multiple of a published example (bit1024.com): 300,000 + 100,000 + 20,000 + 30,000 - 15,000 over 50,000 is 8.7', () => {
    const input = first(() => ({
      price: filed(300_000),
      shares: filed(1),
      debt: filed(100_000),
      minorities: filed(20_000),
      preferred: filed(30_000),
      cash: filed(15_000),
      metrics: { ebitda: { fiscalYear: filed(50_000) } },
    }));

    const [peer] = comps(input).peers;

    expect(peer?.enterpriseValue).toBe(435_000);
    expect(peer?.multiples.evEbitda).toBe(8.7);
    expect(peer?.multiples.evRevenue).toBe('n.a.');
  });

  it('subtracts associates from the enterprise value', () => {
    const without = comps(compsSample()).peers[0]?.enterpriseValue ?? 0;

    expect(comps(first(() => ({ associates: filed(5_000) }))).peers[0]?.enterpriseValue).toBe(without - 5_000);
  });

  it('adds the year and interim parts to the last twelve months', () => {
    expect(comps(compsSample()).values.get('revenue.0')).toBe(900_000 + 480_000 - 430_000);
  });

  it('uses the fiscal year if a figure of the company has no interim part', () => {
    const { values } = comps(
      first(({ metrics }) => ({ metrics: { ...metrics, netProfit: { fiscalYear: filed(61_000) } } })),
    );

    expect(values.get('revenue.0')).toBe(900_000);
  });

  it('gives a listed target its own multiples, and leaves them out of the quartiles', () => {
    const { target, ...sample } = compsSample();
    const listed = { ...target, price: filed(40_000), priceCurrency: 'KRW' };

    const { values, statistics } = comps({ ...sample, target: listed });

    // 40,000 x 12.5 million shares plus the target's claims, over its EBITDA
    expect(values.get('enterpriseValue.target')).toBe(500_000 + 96_400 + 3_120 - 41_230 - 8_900);
    expect(values.get('multiple.evEbitda.target')).toBeCloseTo(549_390 / 78_020, 12);
    expect(statistics).toEqual(comps(compsSample()).statistics);
  });

  it('shows growth and margins beside the multiples, with the median of the peers', () => {
    const { values } = comps(
      first(({ metrics }) => ({
        metrics: { ...metrics, revenue: { ...metrics.revenue!, priorFiscalYear: filed(750_000) } },
      })),
    );

    expect(values.get('revenueGrowth.0')).toBeCloseTo(0.2, 12);
    expect(values.get('revenueGrowth.1')).toBe('n.a.');
    expect(values.get('ebitdaMargin.0')).toBeCloseTo((140_000 + 75_000 - 66_000) / (900_000 + 480_000 - 430_000), 12);
    expect(values.get('ebitdaMargin.target')).toBeCloseTo(78_020 / 438_512, 12);
    expect(values.get('statistic.revenueGrowth.median')).toBeCloseTo(0.2, 12);
  });

  it('shifts a March year to December by months, as bankers do: 3/12 of this year and 9/12 of the next', () => {
    const { values } = comps(compsSample({ basis: 'calendar' }));

    expect(values.get('months.2')).toBe(9);
    expect(values.get('revenue.2')).toBeCloseTo((150_000 * 3) / 12 + (158_000 * 9) / 12, 9);
    expect(values.get('revenue.0')).toBe(900_000);
  });

  it('shows n.m. for a loss and n.a. without a figure, and leaves both out of the quartiles', () => {
    const { peers, statistics } = comps(compsSample());

    expect(peers[3]?.multiples).toMatchObject({ evEbitda: 'n.m.', priceEarnings: 'n.m.', evOperatingProfit: 'n.a.' });
    expect(statistics.find(({ multiple }) => multiple === 'evEbitda')?.count).toBe(3);
  });

  it('returns consistent enterprise, equity and share values', () => {
    const { ranges, values } = comps(compsSample());
    const claims = values.get('implied.claims') as number;

    expect(claims).toBe(96_400 + 3_120 - 41_230 - 8_900);
    for (const { enterprise, equity, share } of ranges) {
      expect((enterprise.median ?? 0) - claims).toBeCloseTo(equity.median ?? 0, 6);
      expect((equity.median ?? 0) / 12.5).toBeCloseTo(share?.median ?? 0, 9);
      expect(enterprise.lowerQuartile).toBeLessThanOrEqual(enterprise.upperQuartile ?? 0);
    }
  });

  it("converts every value to the target's currency, by a rate in either direction", () => {
    const { peers } = comps(compsSample());

    expect(peers[1]?.enterpriseInMoney).toBeCloseTo(3_060 * 1_392.4, 6);
    expect(peers[2]?.enterpriseInMoney).toBeCloseTo(115_250 / 0.1078, 6);
  });

  it('returns the same statistics for any order of the peers', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (order) => {
        const sample = compsSample();
        const turned = comps({ ...sample, peers: order.map((i) => sample.peers[i]!) });

        for (const [i, statistic] of comps(sample).statistics.entries())
          for (const key of ['lowerQuartile', 'median', 'upperQuartile', 'count'] as const)
            expect(turned.statistics[i]?.[key]).toBe(statistic[key]);
      }),
      { numRuns: countOf(8, 24) },
    );
  });

  it('notes few peers and a loss of the target', () => {
    const sample = compsSample();
    const loss = { fiscalYear: filed(-1) };
    const { findings, ranges } = comps({
      ...sample,
      peers: sample.peers.slice(0, 2),
      target: { ...sample.target, metrics: { ...sample.target.metrics, netProfit: loss } },
    });

    expect(findings).toContainEqual({ code: 'fewPeers', multiple: 'evRevenue' });
    expect(findings).toContainEqual({ code: 'targetLoss', multiple: 'priceEarnings' });
    expect(ranges.find(({ multiple }) => multiple === 'priceEarnings')?.equity.median).toBeUndefined();
  });

  it.each<[RefusalCode, () => CompsInput]>([
    ['peersMissing', () => compsSample({ peers: [] })],
    ['rateMissing', () => compsSample({ rates: [] })],
    ['metricsMissing', () => compsSample({ target: { ...compsSample().target, metrics: {}, bookEquity: undefined } })],
    [
      'interimIncomplete',
      () => first(() => ({ metrics: { revenue: { fiscalYear: filed(1), currentPart: filed(1) } } })),
    ],
    ['nextYearMissing', () => ({ ...first(() => ({ yearEnd: 6 })), basis: 'calendar' as const })],
    ['sharesNotPositive', () => first(() => ({ shares: filed(0) }))],
    ['valueNotPositive', () => first(() => ({ price: filed(0) }))],
    ['itemTwice', () => compsSample({ rates: [...compsSample().rates, ...compsSample().rates] })],
    ['notFinite', () => first(() => ({ debt: filed(Number.POSITIVE_INFINITY) }))],
  ])('refuses: %s', (code, input) => {
    expect(refusalOf(() => comps(input()))).toBe(code);
  });
});
