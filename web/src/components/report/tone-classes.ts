// Chart colors by meaning, from the design tokens.
import type { Tone } from '#shared/report/chart/drawing.ts';

export const FILL: Readonly<Record<Tone, string>> = {
  series1: 'fill-series-1',
  series2: 'fill-series-2',
  series3: 'fill-series-3',
  series4: 'fill-series-4',
  series5: 'fill-series-5',
  series6: 'fill-series-6',
  ink: 'fill-fg',
  ink2: 'fill-fg2',
  ink3: 'fill-fg3',
  grid: 'fill-line',
  axis: 'fill-control',
  sunken: 'fill-subtle',
  surface: 'fill-canvas',
};

export const STROKE: Readonly<Record<Tone, string>> = {
  series1: 'stroke-series-1',
  series2: 'stroke-series-2',
  series3: 'stroke-series-3',
  series4: 'stroke-series-4',
  series5: 'stroke-series-5',
  series6: 'stroke-series-6',
  ink: 'stroke-fg',
  ink2: 'stroke-fg2',
  ink3: 'stroke-fg3',
  grid: 'stroke-line',
  axis: 'stroke-control',
  sunken: 'stroke-subtle',
  surface: 'stroke-canvas',
};
