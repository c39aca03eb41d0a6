// The builder of each kind of work; an industry described from one document alone names whose document it is.
import type { Work } from '#shared/analyses/analysis.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import { ask } from './ask.ts';
import type { Bench, Built } from './builder.ts';
import { compute } from './compute.ts';
import { customers } from './customers.ts';
import { withFailedChecks } from './failed-checks.ts';
import { flow } from './flow.ts';
import { include } from './include.ts';
import { joined } from './joined.ts';
import { map } from './map.ts';
import { matrix } from './matrix.ts';
import { quotes } from './quotes.ts';
import { ranking } from './ranking.ts';
import { series } from './series.ts';
import { statements } from './statements.ts';
import { timeline } from './timeline.ts';

const builtOf = (work: Work, bench: Bench): Promise<Built> => {
  switch (work.kind) {
    case 'ask':
      return ask(work, bench);
    case 'customers':
      return customers(work, bench);
    case 'joined':
      return joined(work, bench);
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

/** Of no company in particular, and from one document: the industry as one of its members tells it. */
const oneVoice = (bench: Bench, { blocks }: Built): string => {
  if (bench.company) return '';
  const cited = new Set(refsIn(blocks));
  const documents = new Set(bench.notes.all().flatMap(({ n, title }) => (cited.has(n) ? [title] : [])));
  const [only] = documents;
  return only !== undefined && documents.size === 1 ? bench.text('say.oneVoice', { document: only }) : '';
};

/** What they are made of says it where it is one voice, or is the company's own. */
const SELF_NOTED: ReadonlySet<Work['kind']> = new Set(['compute', 'include', 'joined', 'customers']);

export const build = async (work: Work, bench: Bench): Promise<Built> => {
  const built = withFailedChecks(bench, await builtOf(work, bench));
  const note = SELF_NOTED.has(work.kind) ? '' : oneVoice(bench, built);
  return note ? { ...built, note: [built.note, note].filter(Boolean).join(' ') } : built;
};
