// Small tables share a slide; tables with their own message keep one.
import { describe, expect, it } from 'vitest';
import { packed } from '#functions/export/pptx/packed.ts';
import type { Draft } from '#functions/export/pptx/slide.ts';

const table = (rows: number, note?: string): NonNullable<Draft['table']> => ({
  kind: 'table',
  columns: [{ label: 'Item' }, { label: 'Value', numeric: true }],
  rows: Array.from({ length: rows }, (_, i) => [{ text: `Line ${i}` }, { text: `${i}` }]),
  ...(note ? { note } : {}),
});
const slide = (title: string, rows: number, note?: string): Draft => ({ title, table: table(rows, note) });
const titles = (drafts: readonly Draft[]) => drafts.map(({ title }) => title);

describe('tables of a section', () => {
  it('share a slide with its title, each below its caption, with all their sources', () => {
    const [one, ...others] = packed([slide('Rates', 2, 'Source: a'), slide('Growth', 2, 'Source: b')], 'Assumptions');

    expect(others).toEqual([]);
    expect(one).toMatchObject({ title: 'Assumptions', caption: 'Rates', note: 'Source: a · Source: b' });
    expect(one?.further?.map(({ caption }) => caption)).toEqual(['Growth']);
  });

  it('keep their own slides if they do not fit together', () => {
    expect(titles(packed([slide('Flows', 12), slide('Rates', 4)], 'Value'))).toEqual(['Flows', 'Rates']);
  });

  it('are below tiles', () => {
    const tiles = [{ label: 'EV', value: '882,975' }];
    const [one, ...others] = packed([{ title: 'Value', tiles }, slide('Rates', 2)], 'Value');

    expect(others).toEqual([]);
    expect(one).toMatchObject({ title: 'Value', tiles, caption: 'Rates' });
  });

  it('are not joined with bullet points', () => {
    const points = [{ sentences: [] }];

    expect(titles(packed([{ title: 'Risks', points }, slide('Rates', 2)], 'Value'))).toEqual(['Risks', 'Rates']);
  });

  it('follow the points at the start of their section', () => {
    const points = [
      { sentences: [{ text: 'The company was founded in 1998.', refs: [], check: 'verified' as const }] },
    ];
    const [one, ...others] = packed([{ title: 'Overview', points }, slide('Owners', 3), slide('Staff', 1)], 'Overview');

    expect(others).toEqual([]);
    expect(one).toMatchObject({ title: 'Overview', points, caption: 'Owners' });
    expect(one?.further?.map(({ caption }) => caption)).toEqual(['Staff']);
  });

  it('are below the chart of their figures if they are small', () => {
    const chart = { kind: 'chart', title: 'Mix', chart: { type: 'bar', categories: [], series: [] } } as const;
    const drawing = { title: 'Mix', chart: chart as never };

    expect(packed([slide('Segments', 3), drawing], 'Segments')).toMatchObject([{ title: 'Mix', caption: 'Segments' }]);
    expect(titles(packed([slide('Statement', 9), drawing], 'Results'))).toEqual(['Statement', 'Mix']);
  });
});
