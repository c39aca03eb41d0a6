// The builder of each kind of work.
import type { Work } from '#shared/analyses/analysis.ts';
import { ask } from './ask.ts';
import type { Bench, Built } from './builder.ts';
import { compute } from './compute.ts';
import { flow } from './flow.ts';
import { include } from './include.ts';
import { map } from './map.ts';
import { matrix } from './matrix.ts';
import { quotes } from './quotes.ts';
import { ranking } from './ranking.ts';
import { series } from './series.ts';
import { statements } from './statements.ts';
import { timeline } from './timeline.ts';

export const build = (work: Work, bench: Bench): Promise<Built> => {
  switch (work.kind) {
    case 'ask':
      return ask(work, bench);
    case 'include':
      return include(work, bench);
    case 'statements':
      return statements(work, bench);
    case 'flow':
      return flow(work, bench);
    case 'map':
      return map(work, bench);
    case 'matrix':
      return matrix(work, bench);
    case 'ranking':
      return ranking(work, bench);
    case 'series':
      return series(work, bench);
    case 'timeline':
      return timeline(work, bench);
    case 'quotes':
      return quotes(work, bench);
    case 'compute':
      return compute(work, bench);
  }
};
