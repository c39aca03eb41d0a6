// Finds the line that states how many people the company employs, also one of so many figures that it is no sentence.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import partialHeadcounts from '#shared/language/lexicon/partial-headcounts.json' with { type: 'json' };
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { aboutOf, NEAREST } from '../room/report-subjects.ts';
import { ENTRIES } from '../room/subject-entries.ts';
import { isTalk } from './dialogue.ts';
import { isOwn } from './own.ts';
import { statedLines } from './stated-lines.ts';

const partsIn = compile(partialHeadcounts);
const headcount = ENTRIES.find(({ id }) => id === 'headcount');

/** The number comes soon after the word: 종업원은 218명, `people employed was 1,012`. An amount of money is no count. */
const COUNT =
  /^[^\d.。;£$€¥₩]{0,24}?(?<![£$€¥₩])\d[\d,]*\s?(?!\.\d|\s?(?:[%％]|천|만|억|백만|원|million|thousand|円|千|万|億|\d))/iu;

const counts = ({ text }: Quotable): boolean =>
  [...(headcount?.words(text) ?? []), ...(headcount?.says(text) ?? [])].some(({ end }) => COUNT.test(text.slice(end)));

/** A part follows the whole: `1,012, of whom 388 were part-time`. */
const OF_WHOM = /\bof whom\b|그\s?중|うち/u;

/** A group of staff, such as those of a site, is not all of them. */
const isOfAll = (one: Quotable): boolean =>
  partsIn(one.text.split(OF_WHOM)[0] ?? '').length === 0 &&
  (aboutOf(one).headed.has('headcount') || (aboutOf(one).own.get('headcount') ?? 0) >= NEAREST);

export const headcountLine = async (context: SectionContext): Promise<Quotable | undefined> => {
  const { company } = context;
  if (!company) return undefined;
  const own = (await context.room(['headcount'])).filter((one) => isOwn(company, one) && !isTalk(one));
  return own.flatMap(statedLines).find((one) => counts(one) && isOfAll(one));
};
