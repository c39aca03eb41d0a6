// Distinguishes sentences about competitors, which start with their name, from those about the company.
import type { Block } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import { quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { WANTS } from '../room/section-subjects.ts';
import { readIn } from './read-in.ts';
import { namedRivals } from './rows.ts';
import { SUBJECTS } from './subjects.ts';
import { whoseOf } from './whose.ts';

const namesOf = async (context: SectionContext): Promise<readonly string[]> =>
  context.company ? (await namedRivals(context)).map((one) => one.company.name) : [];

export const rivalOpening = async (context: SectionContext): Promise<(text: string) => boolean> => {
  const names = await namesOf(context);
  return (text) => names.some((name) => text.startsWith(name));
};

/** Questions that include competitors; a custom question includes whatever it names. */
const OF_RIVALS: ReadonlySet<string> = new Set(['marketShareOf', 'threatsTo', 'theTopic', 'disputesOf']);

const OF_COMPETITION = [SUBJECTS.rivalry, SUBJECTS.market, SUBJECTS.marketShare, SUBJECTS.demand];

/** Removes the names first, since a name may contain a word such as "market". */
const isOfCompetition = (names: readonly string[], text: string): boolean => {
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text);
  return OF_COMPETITION.some((subject) => subject.test(rest));
};

/** Sentences for a question whose subject is another company, by their own words or by their surroundings. */
const ofOthers = async (context: SectionContext, key: string): Promise<readonly string[]> => {
  if (!context.company || WANTS[key]?.ofIndustry) return [];
  const { passages } = await readIn(context, ['ask', key]);
  const whose = await whoseOf(context, passages);
  return passages
    .filter(({ chunk }) => chunk.kind === 'prose')
    .flatMap(quotable)
    .flatMap((one) => (whose(one) === 'other' ? [one.text] : []));
};

export const withoutRivalsIn = async (
  context: SectionContext,
  key: string,
  blocks: readonly Block[],
): Promise<Block[]> => {
  if (OF_RIVALS.has(key)) return [...blocks];
  const names = await namesOf(context);
  const others = await ofOthers(context, key);
  const isOther = (text: string) =>
    others.includes(text) ||
    (names.some((name) => text.startsWith(name)) && !(key === 'competitionOf' && isOfCompetition(names, text)));
  return blocks.flatMap((block) => filterSentences(block, ({ text }) => !isOther(text)));
};
