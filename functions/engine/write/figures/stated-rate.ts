// Finds a share or ratio in a sentence that covers the whole question: "Halla accounts for 12.1% of revenue".
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Block } from '#shared/report/blocks.ts';
import { futureWords, speaksOfFuture } from '../../understand/kinds/aspects.ts';
import { setsLimit } from '../../understand/kinds/threshold.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import { accounted, conceptsOf } from '../explained/explained.ts';
import { surroundingsIn } from '../explained/surroundings.ts';
import { fitted } from '../fit/fit.ts';
import { supposesOther } from '../prose/beside-it.ts';
import { ownSentences } from '../prose/own-sentences.ts';
import { quoted } from '../prose/prose-blocks.ts';
import type { Writing } from '../writer.ts';
import { namesNobody } from './pick-figure.ts';

const UNITS = { percent: ['percent', 'points'], times: ['times'] } as const;

/** Units of the requested value: percent for a share, the ratio's own for a ratio; empty if an amount is requested. */
const unitsOf = ({ plan }: Writing): readonly string[] => {
  const [ratio, ...others] = plan.ratios;
  if (others.length > 0) return [];
  if (ratio) return ratio.unit === 'percent' || ratio.unit === 'times' ? UNITS[ratio.unit] : [];
  return plan.wanted === 'share' ? UNITS.percent : [];
};

/** Returns nothing if several sentences match. */
export const statedRate = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  const units = unitsOf(writing);
  if (units.length === 0 || asksGrowth(plan.question) || namesNobody(plan)) return [];
  const printed = plan.ratios.flatMap((ratio) => ratio.printed ?? []);
  const concepts = conceptsOf({ ...plan, metrics: plan.ratios.length > 0 ? printed : plan.metrics });
  const around = surroundingsIn(plan, passages);
  const isFuture = futureWords(plan.question).length > 0;
  const [stated, ...others] = ownSentences(writing).filter(
    (one) =>
      readFigures(one.text).figures.some(({ unit }) => unit !== undefined && units.includes(unit)) &&
      (isFuture || !speaksOfFuture(one.text)) &&
      !setsLimit(one.text) &&
      !supposesOther(plan, one.text) &&
      accounted(concepts, around(one)).every(({ by }) => by === 'own' || by === 'document'),
  );
  if (!stated || others.length > 0) return [];
  return [{ kind: 'text', sentences: [fitted(quoted(writing, stated), [])] }];
};
