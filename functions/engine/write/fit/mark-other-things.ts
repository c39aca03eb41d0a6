// Removes the tick from what is of another kind, or about another thing of the requested kind, with a finding that
// names it.
import type { Block, Finding, Sentence } from '#shared/report/blocks.ts';
import { mapSentences } from '#shared/report/visit.ts';
import type { Cited } from '../../evidence.ts';
import { openingsOf, wholeTextsOf } from '../explained/surroundings.ts';
import type { Writing } from '../writer.ts';
import { fitted } from './fit.ts';
import { ofThing, requestedThing } from './of-thing.ts';
import { isOfOtherKind } from './other-kind.ts';
import { unknownNames } from './unknown-words.ts';

export const markOtherThings = (
  { plan, passages }: Writing,
  blocks: readonly Block[],
  citedBy: readonly Cited[],
): Block[] => {
  // A short document is about whatever it names.
  const openings = new Map(plan.things ? [...openingsOf(passages), ...wholeTextsOf(passages)] : []);
  const unknown = unknownNames(plan, passages);
  const byNumber = new Map(citedBy.map((one) => [one.n, one]));
  const findingsOf = ({ text, refs }: Sentence): Finding[] => {
    const cited = refs.flatMap((n) => byNumber.get(n) ?? []);
    if (cited.some(({ quote }) => quote === text) && isOfOtherKind(plan, text)) return [{ code: 'offQuestion' }];
    if (cited.length > 0 && unknown.length > 0)
      return [{ code: 'partDiffers', about: unknown.join(', '), instead: cited[0]?.chunk.context.document ?? '' }];
    if (!plan.things) return [];
    const all = cited.map(({ chunk, start, end }) => ofThing(plan, chunk, { start, end }, openings.get(chunk.fileId)));
    if (all.length === 0 || all.some((one) => one?.isRequested !== false)) return [];
    const instead = all.find((one) => one?.other !== undefined)?.other;
    return instead === undefined
      ? [{ code: 'offQuestion' }]
      : [{ code: 'partDiffers', about: requestedThing(plan), instead }];
  };
  const marked = (one: Sentence): Sentence => {
    const near = one.fit === 'near' ? [] : findingsOf(one);
    return near.length > 0 ? fitted(one, near) : one;
  };
  return blocks.map((block) => mapSentences(block, marked));
};
