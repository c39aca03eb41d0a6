// Computes how much of the reserved credits a run used: by the sections that have content, never more than reserved.
import { PRICES } from '#shared/model/prices.ts';
import { type RunRecord, rewrittenIds } from '../../store/runs.ts';

const WRITTEN: readonly RunRecord['sections'][number]['state'][] = ['Done', 'NeedsModel'];

type Sections = Pick<RunRecord, 'sections'>;

const writtenIn = ({ sections }: Sections) => sections.filter(({ state }) => WRITTEN.includes(state));

/** A section for which nothing was found is left out of the report and not charged. */
const filledIn = (run: Sections) => writtenIn(run).filter(({ isEmpty }) => !isEmpty);

const nothingFound = (run: Sections): boolean => filledIn(run).length === 0;

/** A structure proposal is paid before the search; its credits are returned if nothing was found. */
export const returnedCredits = (run: RunRecord): number =>
  run.held && !run.rewrite && !run.checklist && nothingFound(run) ? run.credits : 0;

export const usedCredits = (run: RunRecord): number => {
  const { sections, held, rewrite, attempt, checklist, answered = 0 } = run;
  if (!held) return 0;
  if (checklist) return Math.min(held.amount, answered * PRICES.question);
  if (rewrite) {
    const ids = rewrittenIds(rewrite);
    const done = filledIn(run).filter(({ id, written }) => ids.includes(id) && written === attempt).length;
    return Math.ceil(held.amount * (done / ids.length));
  }
  const on = sections.filter(({ state }) => state !== 'LeftOut');
  return Math.ceil(held.amount * (filledIn(run).length / Math.max(1, on.length)));
};
