// A chart of every kind, in Korean, English or Japanese.
import type { Language } from '#shared/model/enums.ts';
import type { Block } from '#shared/report/blocks.ts';
import { WORDS } from './sample-words.ts';

const datum = (value: number, ...refs: number[]) => ({
  value,
  refs: refs.length === 0 ? [1] : refs,
  check: 'verified' as const,
});
export const YEARS = ['2021', '2022', '2023', '2024', '2025'];

export const chartBlocks = (language: Language): Block[] => {
  const words = WORDS[language];
  const { series, unit, peers } = words;
  const values = [
    [1820, 2010, 2240, 2480, 2790],
    [640, 690, 760, 890, 1010],
    [410, 420, 470, 531, 585],
  ];
  const over = {
    categories: YEARS,
    series: series.map((name, i) => ({ name, values: (values[i] ?? []).map((value) => datum(value)) })),
  };
  const chart = (title: string, drawn: Extract<Block, { kind: 'chart' }>['chart'], of = unit): Block => ({
    kind: 'chart',
    title,
    unit: of,
    chart: drawn,
  });
  return [
    chart(`${words.heading} 1`, { type: 'bar', stacked: true, ...over }),
    chart(`${words.heading} 2`, { type: 'bar', ...over }),
    chart(`${words.heading} 3`, { type: 'line', ...over }),
    chart(`${words.heading} 4`, { type: 'area', ...over }),
    chart(words.sections[1], {
      type: 'waterfall',
      steps: words.steps.map((label, i) => ({
        label,
        total: i === 0 || i === 4,
        datum: { ...datum([3901, 212, 356, -84, 4385][i] ?? 0), ...(i === 3 ? { check: 'uncertain' as const } : {}) },
      })),
    }),
    chart(words.sections[2], {
      type: 'treemap',
      items: peers.map((label, i) => ({ label, group: series[i % 3] ?? '', datum: datum(4385 / (i + 1), 2) })),
    }),
    chart(words.sections[2], {
      type: 'scatter',
      x: { label: words.prose[0].slice(0, 4), unit: '%' },
      y: { label: words.series[1], unit: '%' },
      split: { x: 10, y: 12 },
      quadrants: [words.features[0], words.features[1], words.features[2], words.stages[0] ?? ''],
      points: peers.map((label, i) => ({
        label,
        x: datum(4 + i * 3.1),
        y: datum(18 - i * 2.2),
        size: datum(4385 / (i + 1)),
      })),
    }),
    chart(words.sections[3], {
      type: 'range',
      rows: words.methods.map((label, i) => ({
        label,
        low: datum(4200 + i * 300),
        middle: datum(5000 + i * 250),
        high: datum(6100 + i * 180),
      })),
      marks: [{ label: words.sections[3], datum: datum(5150) }],
    }),
    chart(words.sections[0], {
      type: 'flow',
      stages: words.stages.map((label, i) => ({
        label,
        note: words.features[i % 3] ?? '',
        refs: [1],
        items: peers.slice(i, i + 2).map((peer) => ({ label: peer, note: words.series[i % 3] ?? '', refs: [2] })),
      })),
    }),
    chart(words.sections[3], {
      type: 'heat',
      rowTitle: 'WACC',
      columnTitle: 'g',
      rows: ['8.0%', '8.5%', '9.0%', '9.5%', '10.0%'],
      columns: ['1.0%', '1.5%', '2.0%', '2.5%', '3.0%'],
      values: [0, 1, 2, 3, 4].map((r) => [0, 1, 2, 3, 4].map((c) => datum(5200 + c * 240 - r * 310))),
      base: [2, 2],
    }),
  ];
};
