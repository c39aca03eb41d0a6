// The headroom of a ratio to its covenant, by the sentence that states both.
import type { Block } from '#shared/report/blocks.ts';
import { asksHeadroom, statesHeadroom } from '../../understand/kinds/headroom.ts';
import { fitted } from '../fit/fit.ts';
import { isOfCovenant } from '../fit/of-covenant.ts';
import { isOfOtherYear } from '../fit/quantities.ts';
import type { Writing } from '../writer.ts';
import { ownLines } from './own-lines.ts';
import { quoted } from './prose-blocks.ts';

/** Facilities shown. Set by hand, no set chose it. */
const MAX_SHOWN = 3;

export const statedHeadroom = (writing: Writing): Block[] => {
  const { plan } = writing;
  if (!asksHeadroom(plan.question)) return [];
  const sentences = ownLines(writing)
    .filter((one) => statesHeadroom(one.text) && isOfCovenant(plan, one) && !isOfOtherYear(plan, one.text))
    .slice(0, MAX_SHOWN)
    .map((one) => fitted(quoted(writing, one), []));
  return sentences.length > 0 ? [{ kind: 'text', sentences }] : [];
};
