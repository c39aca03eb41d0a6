// How far the business depends on one party, from sentences that state its share.
import type { Block } from '#shared/report/blocks.ts';
import { asksDependence, partyIn, tellsDependence } from '../../understand/kinds/dependence.ts';
import { fitted } from '../fit/fit.ts';
import { otherParties } from '../fit/other-parties.ts';
import { isOfOtherYear } from '../fit/quantities.ts';
import type { Writing } from '../writer.ts';
import { ownLines } from './own-lines.ts';
import { quoted } from './prose-blocks.ts';

/** Most sentences shown. Set by hand. */
const MAX_SHOWN = 3;

export const statedDependence = (writing: Writing): Block[] => {
  const { plan } = writing;
  if (!asksDependence(plan.question)) return [];
  const party = partyIn(plan.question);
  const sentences = ownLines(writing)
    .filter(({ passage, text }) => {
      const parties = [...otherParties(plan, passage), ...(party === undefined ? [] : [party])];
      return parties.some((one) => tellsDependence(one, text)) && !isOfOtherYear(plan, text);
    })
    .slice(0, MAX_SHOWN)
    .map((one) => fitted(quoted(writing, one), []));
  return sentences.length > 0 ? [{ kind: 'text', sentences }] : [];
};
