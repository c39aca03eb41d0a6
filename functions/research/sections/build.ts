// The builder of each kind of work.
import type { Work } from '#shared/analyses/analysis.ts';
import { ask } from './ask.ts';
import type { Bench, Built } from './builder.ts';
import { include } from './include.ts';

export const build = (work: Work, bench: Bench): Promise<Built> => {
  switch (work.kind) {
    case 'ask':
      return ask(work, bench);
    case 'include':
      return include(work, bench);
    default:
      throw new Error(`no builder for ${work.kind}`);
  }
};
