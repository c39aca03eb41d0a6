// The colors of a template: those visible on paper, and a fill on which figures are readable.
import { expect, it } from 'vitest';
import { houseFill, housePalette } from '#functions/export/docx/house-colors.ts';
import type { HouseStyle } from '#shared/report/house-style.ts';

const house = (colors: HouseStyle['colors']): HouseStyle => ({ body: {}, headings: {}, colors });

it('are the accents in order, without those too pale for paper and duplicates', () => {
  const accents = ['7A0019', 'FFFFCC', '7A0019', '004B87'];

  expect(housePalette(house({ accents }))).toEqual({ series1: '#7a0019', series2: '#004b87' });
});

it('are the single accent of a template that was read earlier', () => {
  expect(housePalette(house({ accent: '7A0019' }))).toEqual({ series1: '#7a0019' });
});

it('are the interface’s own without a template', () => {
  expect([housePalette(undefined), houseFill(undefined)]).toEqual([{}, 'F1F3F6']);
});

it('fill headers with a tenth of the accent', () => {
  expect(houseFill(house({ accent: '000000' }))).toBe('E6E6E6');
});
