// The points that the company's papers print as open: the lines below such headings, and lawsuits whose end is not known.
import type { Sentence } from '#shared/report/blocks.ts';
import type { Passage } from '../engine/evidence.ts';
import { terms } from '../engine/terms.ts';
import { type Quotable, quotable } from '../engine/write/prose/sentences.ts';
import type { SectionContext } from './builder.ts';
import { isPrivate } from './evidence/for-outsiders.ts';
import { isOwn } from './evidence/own.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import { isOver } from './room/no-trouble.ts';
import { aboutOf, SAYS } from './room/report-subjects.ts';

const MAX_SHOWN = 6;

const isHeadedOpen = (one: Quotable): boolean => aboutOf(one).headed.has('open');

/** A lawsuit by its words, or by what they name. */
const isOpenCase = (one: Quotable): boolean => {
  const { own } = aboutOf(one);
  return (own.get('open') ?? 0) >= SAYS && own.has('litigation');
};

/** A list below such a heading names its points without a verb. */
const ITEM = /^[ \t]*(?:[-•·*]|\d{1,2}[.)])[ \t]+(\S.*?)[ \t]*$/gmu;
const MAX_LENGTH = 200;
const itemsIn = (passage: Passage): Quotable[] =>
  [...passage.chunk.text.matchAll(ITEM)].flatMap((found): Quotable[] => {
    const [whole, text = ''] = found;
    const start = found.index + whole.indexOf(text);
    if (text.length > MAX_LENGTH) return [];
    const { section } = passage.chunk.context;
    return [{ text, start, end: start + text.length, passage, words: new Set(terms(text)), section }];
  });

const openIn = (passage: Passage): readonly Quotable[] => {
  const sentences = quotable(passage).filter((one) => isHeadedOpen(one) || isOpenCase(one));
  const isQuoted = ({ start, end }: Quotable) => sentences.some((one) => one.start < end && one.end > start);
  return [...sentences, ...itemsIn(passage).filter((one) => isHeadedOpen(one) && !isQuoted(one))];
};

export const openPoints = async (context: SectionContext): Promise<Sentence[]> => {
  const { company } = context;
  if (!company) return [];
  const room = await context.room(['open', 'litigation']);
  const own = room.filter((one) => one.chunk.kind === 'prose' && isOwn(company, one) && !isPrivate(context, one));
  const once = [...new Map(own.map((one) => [one.chunk.id, one])).values()];
  const found = once.flatMap(openIn).filter(({ text }) => !isOver('openQuestionsOf', '', text));
  return found.slice(0, MAX_SHOWN).map((one) => quotedOf(context, one));
};
