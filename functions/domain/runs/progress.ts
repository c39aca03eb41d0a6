// Computes the progress of a run: gathering counts as a fifth, the sections as most of the rest.
import type { RunRecord } from '../../store/runs.ts';

/** Shares of a run. Set by hand. */
const GATHERING = 0.2;
const WRITING = 0.7;

type ProgressFields = Pick<
  RunRecord,
  'plan' | 'sections' | 'sources' | 'stage' | 'rewrite' | 'prints' | 'total' | 'done'
>;

const WAITS: readonly RunRecord['sections'][number]['state'][] = ['Waiting', 'Writing'];

export const sharePast = ({ plan, sections, sources, rewrite, prints, total, done = 0 }: ProgressFields): number => {
  // For a checklist the rows are counted, because other work is short.
  if (total) return Math.round(Math.min(0.99, done / total) * 100) / 100;
  const sourceCount = plan.sources.filter(({ on }) => on).length;
  const gathered = sourceCount === 0 || rewrite || prints ? 1 : sources.length / sourceCount;
  const on = sections.filter(({ state }) => state !== 'LeftOut');
  const written = on.filter(({ state }) => !WAITS.includes(state)).length / Math.max(1, on.length);
  const share = rewrite
    ? on.some(({ state }) => WAITS.includes(state))
      ? 0.3
      : 0.9
    : GATHERING * Math.min(1, gathered) + WRITING * written;
  return Math.round(Math.min(0.99, share) * 100) / 100;
};
