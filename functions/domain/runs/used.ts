// Computes how much of the reserved credits a run used: by the sections written, never more, and nothing where nothing was found.
import { PRICES } from '#shared/model/prices.ts';
import { type RunRecord, rewrittenIds } from '../../store/runs.ts';

const WRITTEN: readonly RunRecord['sections'][number]['state'][] = ['Done', 'NeedsModel'];

export const usedCredits = ({ sections, held, rewrite, attempt, checklist, answered = 0 }: RunRecord): number => {
  if (!held) return 0;
  if (checklist) return Math.min(held.amount, answered * PRICES.question);
  if (rewrite) {
    const ids = rewrittenIds(rewrite);
    const done = sections.filter(({ id, written }) => ids.includes(id) && written === attempt).length;
    return Math.ceil(held.amount * (done / ids.length));
  }
  const on = sections.filter(({ state }) => state !== 'LeftOut');
  const done = on.filter(({ state }) => WRITTEN.includes(state));
  if (done.every(({ isEmpty }) => isEmpty)) return 0;
  const written = done.length;
  return Math.ceil(held.amount * (written / Math.max(1, on.length)));
};
