// Quotes as a list; where several companies speak of an industry, under the name of each.

import type { Block } from '#shared/report/blocks.ts';
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { quotedOf } from './select-quotes.ts';

const speakerOf = ({ passage }: Quotable): string =>
  passage.chunk.context.company ? withoutLegalForm(passage.chunk.context.company) : passage.chunk.context.document;

const listOf = (context: SectionContext, quotes: readonly Quotable[]): Block => ({
  kind: 'list',
  ordered: false,
  items: quotes.map((one) => [quotedOf(context, one)]),
});

/** Of an industry several companies speak, each for itself: "our ten largest customers" are somebody's. */
export const bySpeaker = (context: SectionContext, quotes: readonly Quotable[], level = 2): Block[] => {
  const speakers = [...new Set(quotes.map(speakerOf))];
  if (context.company || speakers.length < 2) return [listOf(context, quotes)];
  return speakers.flatMap((speaker): Block[] => [
    { kind: 'heading', level, text: speaker },
    listOf(
      context,
      quotes.filter((one) => speakerOf(one) === speaker),
    ),
  ]);
};
