// The segments in words: which one carried the growth, their shares, and the ones that shrink.
import { expect, it } from 'vitest';
import { segmentReading } from '#functions/analyses/statement-parts/segment-reading.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const figure = (metric: string, year: string, value: number) => ({
  ...{ metric, year, period: year, value: value * 1e6, unit: 'EUR', basis: undefined, refs: [1] },
});
const textsOf = (parts: Readonly<Record<string, readonly [number, number]>>, language: 'en' | 'ko' = 'en') => {
  const figures = Object.entries(parts).flatMap(([part, [then, now]]) => [
    figure(part, '2024', then),
    figure(part, '2025', now),
  ]);
  const context = contextFor({ type: 'FinancialPerformance', inputs: { company: 'Gaon' }, language });
  const [list] = segmentReading(context, { parts: Object.keys(parts), figures });
  return list?.kind === 'list' ? list.items.flat().map(({ text }) => text) : [];
};

it('name the segment with most of the growth, the mix and what shrinks', () => {
  expect(textsOf({ Seeds: [60, 81], Feed: [30, 39], Machinery: [30, 27] })).toEqual([
    'Of the increase in revenue of €27 million in 2025, Seeds gave €21 million (77.8%); its share of revenue went from 50.0% to 55.1%.',
    'Share of revenue in 2025: Seeds 55.1%, Feed 26.5%, Machinery 18.4%.',
    'Revenue of Machinery fell by 10.0% in 2025 (€30 million → €27 million).',
  ]);
});

it('choose the particles of Korean', () => {
  expect(textsOf({ 사료: [60, 81], 종자: [30, 39] }, 'ko')[0]).toMatch(
    /가운데 사료가 70.0%인 21백만유로를 차지했습니다/,
  );
});

it('say nothing of one segment, or of a loss', () => {
  expect(textsOf({ Seeds: [60, 81] })).toEqual([]);
  expect(textsOf({ Seeds: [60, 81], Feed: [-3, 4] })).toEqual([]);
});
