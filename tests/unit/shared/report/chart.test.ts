// The layout of charts: marks match the figures, stay on the sheet, and show what is not verified.
import { describe, expect, it } from 'vitest';
import type { Chart, Drawn } from '#shared/report/chart/chart.ts';
import { type ColumnNames, chartTable } from '#shared/report/chart/chart-table.ts';
import { drawChart } from '#shared/report/chart/draw-chart.ts';
import type { Drawing, Mark } from '#shared/report/chart/drawing.ts';
import { inFull, inShort } from '#shared/report/chart/numbers.ts';
import { scaleOf } from '#shared/report/chart/scale.ts';
import { svgOf } from '#shared/report/chart/svg.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';
import { chartBlocks } from '#tests/helpers/sample-charts.ts';

const NAMES: ColumnNames = {
  item: 'Item',
  group: 'Group',
  value: 'Value',
  low: 'Low',
  middle: 'Mid',
  high: 'High',
  size: 'Size',
  stage: 'Stage',
  note: 'Note',
};
const chart = (drawn: Drawn, unit?: string): Chart => ({
  kind: 'chart',
  title: 'Chart',
  chart: drawn,
  ...(unit ? { unit } : {}),
});
const draw = (drawn: Drawn): Drawing => drawChart(chart(drawn), { language: 'en', width: 640 });
const datum = (value: number) => ({ value, refs: [1], check: 'verified' as const });
const rects = ({ marks }: Drawing) => marks.flatMap((mark) => (mark.kind === 'rect' && mark.tip ? [mark] : []));
const labels = ({ marks }: Drawing) => marks.flatMap((mark) => (mark.kind === 'label' ? [mark.text] : []));

const edges = (mark: Mark): readonly (readonly [number, number])[] => {
  if (mark.kind === 'rect')
    return [
      [mark.x, mark.y],
      [mark.x + mark.width, mark.y + mark.height],
    ];
  if (mark.kind === 'dot' || mark.kind === 'label') return [[mark.x, mark.y]];
  return mark.points;
};
const staysOnSheet = ({ width, height, marks }: Drawing) => {
  for (const mark of marks)
    for (const [x, y] of edges(mark)) {
      expect(x).toBeGreaterThanOrEqual(-1);
      expect(x).toBeLessThanOrEqual(width + 1);
      expect(y).toBeGreaterThanOrEqual(-1);
      expect(y).toBeLessThanOrEqual(height + 1);
    }
};

const value = fc.oneof(
  fc.double({ min: -1e13, max: 1e13, noNaN: true }),
  fc.integer({ min: -50, max: 50 }),
  fc.constant(0),
);
const values = (length: number) =>
  fc.array(fc.option(value.map(datum), { nil: null }), { minLength: length, maxLength: length });
const overCategories = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 }))
  .chain(([categories, count]) =>
    fc.record({
      categories: fc.array(fc.string({ maxLength: 30 }), { minLength: categories, maxLength: categories }),
      series: fc.array(fc.record({ name: fc.string({ maxLength: 60 }), values: values(categories) }), {
        minLength: count,
        maxLength: count,
      }),
    }),
  );

describe('charts', () => {
  it.each(['bar', 'line', 'area'] as const)('keep a %s chart on the sheet for any figures', (type) => {
    fc.assert(
      fc.property(overCategories, fc.boolean(), (data, stacked) =>
        staysOnSheet(draw(type === 'bar' ? { type, stacked, ...data } : { type, ...data })),
      ),
      { numRuns: countOf(20, 60) },
    );
  });

  it('keep every other kind on the sheet for any figures', () => {
    const figures = fc.array(value, { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(figures, fc.string({ maxLength: 40 }), (all, label) => {
        staysOnSheet(
          draw({ type: 'waterfall', steps: all.map((one, i) => ({ label, total: i === 0, datum: datum(one) })) }),
        );
        staysOnSheet(draw({ type: 'treemap', items: all.map((one) => ({ label, datum: datum(one) })) }));
        staysOnSheet(
          draw({
            type: 'range',
            rows: all.map((one) => ({ label, low: datum(Math.min(one, 0)), high: datum(Math.max(one, 0)) })),
          }),
        );
        staysOnSheet(
          draw({
            type: 'scatter',
            x: { label },
            y: { label },
            points: all.map((one, i) => ({ label, x: datum(one), y: datum(all.at(-i) ?? 0) })),
          }),
        );
        staysOnSheet(
          draw({ type: 'heat', rows: all.map(String), columns: [label], values: all.map((one) => [datum(one)]) }),
        );
      }),
      { numRuns: countOf(20, 60) },
    );
  });

  it('leave room for the values of the axis in figures of equal width', () => {
    const { marks } = draw({ type: 'bar', categories: ['A'], series: [{ name: 's', values: [datum(480_000)] }] });
    const widest = marks.flatMap((mark) => (mark.kind === 'label' && mark.text === '400,000' ? [mark] : []))[0];

    expect(widest?.x).toBeGreaterThanOrEqual(50);
  });

  it('keep the value at the right edge of a cloud on the sheet', () => {
    const points = [138_200, 341_600].map((one) => ({ label: 'A', x: datum(one), y: datum(5) }));
    const { marks, width } = draw({ type: 'scatter', x: { label: 'Revenue' }, y: { label: 'Margin' }, points });
    const last = marks.flatMap((mark) => (mark.kind === 'label' && mark.text === '350,000' ? [mark] : []))[0];

    expect(last?.x).toBeLessThanOrEqual(width - 24);
  });

  it('draw bars in proportion to their figures from a common baseline', () => {
    const [a, b] = rects(
      draw({ type: 'bar', categories: ['A', 'B'], series: [{ name: 's', values: [datum(100), datum(250)] }] }),
    );

    expect(b!.height / a!.height).toBeCloseTo(2.5);
    expect(a!.y + a!.height).toBeCloseTo(b!.y + b!.height);
  });

  it('stack parts with their sum above', () => {
    const drawing = draw({
      type: 'bar',
      stacked: true,
      categories: ['A'],
      series: [
        { name: 's', values: [datum(30)] },
        { name: 't', values: [datum(12)] },
      ],
    });
    const [low, high] = rects(drawing);

    expect(high!.y + high!.height).toBeCloseTo(low!.y);
    expect(labels(drawing)).toContain('42');
  });

  it('bridge from one sum to the next', () => {
    const drawing = draw({
      type: 'waterfall',
      steps: [
        { label: '2024', total: true, datum: datum(100) },
        { label: 'Price', datum: datum(20) },
        { label: 'Mix', datum: datum(-50) },
        { label: '2025', total: true, datum: datum(70) },
      ],
    });
    const [, up, down, end] = rects(drawing);

    expect(down!.y).toBeCloseTo(up!.y);
    expect(end!.y).toBeCloseTo(down!.y + down!.height);
    expect(labels(drawing)).toEqual(expect.arrayContaining(['+20', '-50', '70']));
  });

  it('give the parts of a treemap proportional areas that fill it without overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 5, max: 100, noNaN: true }), { minLength: 1, maxLength: 15 }), (all) => {
        const drawn = rects(
          draw({ type: 'treemap', items: all.map((one, i) => ({ label: String(i), datum: datum(one) })) }),
        );
        const area = (mark: (typeof drawn)[number]) => (mark.width + 2) * (mark.height + 2);
        const total = all.reduce((sum, one) => sum + one, 0);
        const sorted = all.toSorted((a, b) => b - a);
        drawn.forEach((mark, i) => {
          expect(area(mark) / (640 * 300)).toBeCloseTo(sorted[i]! / total, 3);
        });
        for (const [i, a] of drawn.entries())
          for (const b of drawn.slice(i + 1))
            expect(
              a.x + a.width <= b.x + 0.01 ||
                b.x + b.width <= a.x + 0.01 ||
                a.y + a.height <= b.y + 0.01 ||
                b.y + b.height <= a.y + 0.01,
            ).toBe(true);
      }),
    );
  });

  it('break a line at unknown values', () => {
    const drawing = draw({
      type: 'line',
      categories: ['1', '2', '3', '4', '5'],
      series: [{ name: 's', values: [datum(1), datum(2), null, datum(4), datum(5)] }],
    });

    expect(drawing.marks.filter((mark) => mark.kind === 'line' && mark.stroke === 'series1')).toHaveLength(2);
  });

  it('draw unverified marks paler, with a question mark after the figure', () => {
    const drawing = draw({
      type: 'bar',
      categories: ['A', 'B'],
      series: [{ name: 's', values: [datum(5), { ...datum(7), check: 'uncertain' }] }],
    });

    expect(rects(drawing).map(({ opacity }) => opacity)).toEqual([undefined, 0.45]);
    expect(labels(drawing)).toContain('7?');
  });

  it('outline the base case of a sensitivity', () => {
    const drawing = draw({
      type: 'heat',
      rows: ['a', 'b', 'c'],
      columns: ['x', 'y', 'z'],
      values: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ].map((row) => row.map(datum)),
      base: [1, 1],
    });
    const frame = drawing.marks.find((mark) => mark.kind === 'line');
    const centre = rects(drawing)[4]!;

    expect(frame?.kind === 'line' && frame.points[0]).toEqual([centre.x - 1, centre.y - 1]);
  });

  it('never put one name over another beside points', () => {
    const points = Array.from({ length: 30 }, (_, i) => ({ label: `Company ${i}`, x: datum(i % 3), y: datum(i % 4) }));
    const names = draw({ type: 'scatter', x: { label: 'x' }, y: { label: 'y' }, points }).marks.flatMap((mark) =>
      mark.kind === 'label' && mark.text.startsWith('Company') ? [mark] : [],
    );

    for (const [i, a] of names.entries())
      for (const b of names.slice(i + 1)) expect(Math.abs(a.y - b.y) >= 14 || Math.abs(a.x - b.x) > 50).toBe(true);
  });
});

describe('scales', () => {
  it('cover their values with at most seven round ticks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 20 }),
        fc.boolean(),
        (all, zero) => {
          const { ticks, at } = scaleOf({ values: all, zero }, [0, 100]);
          for (const one of zero ? [...all, 0] : all) {
            expect(at(one)).toBeGreaterThanOrEqual(-0.001);
            expect(at(one)).toBeLessThanOrEqual(100.001);
          }
          expect(ticks.length).toBeLessThanOrEqual(7);
          expect(new Set(ticks).size).toBe(ticks.length);
        },
      ),
    );
  });
});

describe('the table of a chart', () => {
  it.each(chartBlocks('en').flatMap((block) => (block.kind === 'chart' ? [[block.chart.type, block] as const] : [])))(
    'of %s has every figure with its references and check',
    (type, block) => {
      const { columns, rows } = chartTable({ language: 'en', chart: block, names: NAMES });
      const cited = rows.flat().filter(({ refs }) => refs);

      for (const row of rows) expect(row).toHaveLength(columns.length);
      const drawn = drawChart(block, { language: 'en', width: 640 }).marks.filter(({ refs }) => refs);
      expect(cited.length).toBeGreaterThanOrEqual(type === 'scatter' ? 6 : drawn.length - (type === 'flow' ? 0 : 1));
    },
  );

  it('prints a figure as its source does, if known', () => {
    const block = chart({
      type: 'waterfall',
      steps: [
        { label: 'a', datum: { value: 4385, text: '438,512', refs: [1] } },
        { label: 'b', datum: datum(1) },
      ],
    });

    expect(chartTable({ language: 'en', chart: block, names: NAMES }).rows[0]?.[1]).toMatchObject({
      text: '438,512',
      refs: [1],
    });
  });
});

describe('figures of charts', () => {
  it.each([
    ['ko', '43.9조'],
    ['ja', '43.9兆'],
    ['en', '43.9T'],
  ] as const)('are abbreviated in %s without a scaling unit', (language, text) => {
    expect(inShort({ language }, [43_900_000_000_000])(43_900_000_000_000)).toBe(text);
  });

  it.each(['백만원', '(단위: 백만원)', 'KRW million', '百万円', 'USD mn'])(
    'keep their size with the unit %s',
    (unit) => {
      expect(inShort({ language: 'ko', unit }, [279_604_799])(279_604_799)).toBe('279,604,799');
    },
  );

  it('have the same number of digits throughout, and % at each', () => {
    const say = inFull({ language: 'en', unit: '%' }, [12.5, 3]);

    expect([say(12.5), say(3)]).toEqual(['12.5%', '3.0%']);
  });
});

describe('the SVG of a chart', () => {
  it('escapes markup in its texts', () => {
    const svg = svgOf(
      draw({
        type: 'bar',
        categories: ['</text><script>alert(1)</script>'],
        series: [{ name: 's', values: [datum(1)] }],
      }),
      { name: '"><script>' },
    );

    expect(svg).not.toContain('<script');
  });
});
