// The headroom of a ratio under its covenant, from the sentence that states both.
import type { Block } from '#shared/report/blocks.ts';
import { asksHeadroom, statesHeadroom } from '../../understand/kinds/headroom.ts';
import { fitted } from '../fit/fit.ts';
import { isOfCovenant } from '../fit/of-covenant.ts';
import { isOfOtherYear } from '../fit/quantities.ts';
import type { Writing } from '../writer.ts';
import { ownLines } from './own-lines.ts';
import { quoted } from './prose-blocks.ts';

/** Most facilities shown. Set by hand. */
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
