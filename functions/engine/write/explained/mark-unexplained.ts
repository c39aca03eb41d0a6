// Removes the tick from lines of short documents that leave a word of the question uncovered.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod, statesPeriod } from '#shared/language/grammar/same-period.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { mapSentences, sentencesOf } from '#shared/report/visit.ts';
import type { Cited } from '../../evidence.ts';
import { bare } from '../../names/kinds.ts';
import { namesBesideKinds } from '../../names/names-beside-kinds.ts';
import { type Half, joinedHalves } from '../../understand/joined-halves.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import { isNameLike } from '../../understand/names/name-words.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isTicked } from '../account/statements.ts';
import { unticked } from '../figures/closest-sentences.ts';
import { fitted } from '../fit/fit.ts';
import type { Writing } from '../writer.ts';
import type { Concept } from './concept.ts';
import { type Accounted, accounted, conceptsOf } from './explained.ts';
import { classConcepts } from './named-concepts.ts';
import { isOfOtherNumber } from './other-number.ts';
import { shortIn, surroundingsIn } from './surroundings.ts';

/** A longer question is usually answered in other words. Set by hand, on ko-pages and ja-pages. */
const MAX_CONCEPTS = 5;
/** In a yes-no question with fewer concepts, the last one is the subject itself. Set by hand. */
const MIN_OF_YES_NO = 3;

const isUnfit = (concepts: readonly Concept[]): boolean =>
  concepts.length === 0 || concepts.filter(({ isExact }) => !isExact).length > MAX_CONCEPTS;

const halfOf = (plan: Plan, { subject, own }: Half): readonly Concept[] =>
  conceptsOf({ ...plan, question: `${subject} ${own}`, metrics: [], periods: [] }, subject);

type Read = (one: Sentence) => Accounted;
/** Reads how a sentence covers concepts; empty if it does not quote a short document in the question's language. */
const readerOf = (
  { plan, passages }: Writing,
  citedBy: ReadonlyMap<number, Cited>,
): ((concepts: readonly Concept[]) => Read) => {
  const [isShort, around] = [shortIn(passages), surroundingsIn(plan, passages)];
  return (concepts) =>
    ({ text, refs }) => {
      const cited = refs.flatMap((n) => citedBy.get(n) ?? []).find(({ quote }) => quote === text);
      const passage = passages.find(({ chunk }) => chunk.id === cited?.chunk.id);
      if (!cited || !passage || !isShort(passage) || languageOf(text) !== languageOf(plan.question)) return [];
      return accounted(concepts, around({ passage, text, start: cited.start }));
    };
};

/**
 * Whether the line covers all concepts; in yes-no questions the last may be answered by another word: paid, rejected.
 */
const isAccounted = ({ question }: Plan, all: Accounted): boolean => {
  const most = asksYesNo(question) && all.length >= MIN_OF_YES_NO ? all.slice(0, -1) : all;
  return most.every(({ by }) => by !== undefined);
};

/** Names that identify one of a kind: 여수사업장, Series C. */
const whichOne = ({ question }: Plan): readonly Concept[] => [
  ...namesBesideKinds(question)
    .filter(({ name }) => isNameLike(name))
    .map(({ name }) => ({ name, isIn: (text: string) => bare(text).includes(bare(name)), isCarried: true })),
  ...classConcepts(question),
];

type Unjudged = { readonly one: Sentence; readonly parts: readonly Accounted[] };

/** Whether a sentence is about another of the kind. Applies to sentences that a rule has judged, too. */
const isOfOther = (read: (concepts: readonly Concept[]) => Read, named: readonly Concept[]) => {
  const readNames = read(named);
  return (one: Sentence): boolean => named.length > 0 && readNames(one).some(({ by }) => by === undefined);
};

/**
 * Whether a line states other periods than the question names, whichever rule found it. A change may state both of its
 * years.
 */
const isDatedOtherwise = ({ question, periods }: Plan, text: string): boolean => {
  const [named, stated] = [periodsIn(question), periodsIn(text)];
  const wanted = [...named.map(({ key }) => key), ...(asksGrowth(question) ? periods : [])];
  const isSame = (a: string, b: string): boolean => statesPeriod(a, b) || samePeriod(a, b);
  return stated.length > 0 && named.length > 0 && !wanted.some((a) => stated.some((b) => isSame(a, b.key)));
};

/** Returns the sentences that leave part of the question open. */
const openIn = (writing: Writing, blocks: readonly Block[], citedBy: ReadonlyMap<number, Cited>): Set<Sentence> => {
  const { plan } = writing;
  const ticked = blocks.flatMap(sentencesOf).filter(isTicked);
  const reader = readerOf(writing, citedBy);
  const isNamedOtherwise = isOfOther(reader, whichOne(plan));
  const ofOther = ticked.filter((one) => isNamedOtherwise(one) || isDatedOtherwise(plan, one.text));
  // A line may answer one of several things requested together.
  const each = [conceptsOf(plan), ...joinedHalves(plan.question).map((half) => halfOf(plan, half))];
  // A topic alone is answered by its section.
  const isOfTopic = plan.topic !== undefined && plan.words.length === 0;
  if (isOfTopic || plan.kind === 'list' || each.some(isUnfit)) return new Set(ofOther);
  const readers = each.map(reader);
  const all = ticked
    .filter(({ fit }) => fit === undefined)
    .map((one): Unjudged => ({ one, parts: readers.map((read) => read(one)).filter((part) => part.length > 0) }));
  // If one line covers both halves, a line that covers one is about something else.
  const isTogether = each.length > 1 && all.some(({ parts: [whole] }) => whole?.every(({ by }) => by === 'own'));
  const left = all.filter(({ parts }) => {
    const requested = isTogether ? parts.slice(0, 1) : parts;
    return parts.length > 0 && !requested.some((part) => isAccounted(plan, part));
  });
  return new Set([...ofOther, ...left.map(({ one }) => one)]);
};

/** Whether neither the table nor its surroundings state a requested year. */
const isOfOtherTime = ({ question }: Plan, around: string): boolean =>
  periodsIn(question).some(
    ({ key }) => !periodsIn(around).some((one) => statesPeriod(key, one.key) || samePeriod(key, one.key)),
  );

export const markUnexplained = (
  writing: Writing,
  blocks: readonly Block[],
  cited: readonly Cited[],
): readonly Block[] => {
  const citedBy = new Map(cited.map((one) => [one.n, one]));
  const open = openIn(writing, blocks, citedBy);
  const marked = (one: Sentence): Sentence => (open.has(one) ? fitted(one, [{ code: 'offQuestion' }]) : one);
  return blocks.map((block): Block => {
    if (block.kind !== 'table') return mapSentences(block, marked);
    const refs = block.rows.flat().flatMap((cell) => cell.refs ?? []);
    const chunks = [...new Set(refs.flatMap((n) => citedBy.get(n)?.chunk ?? []))];
    const sections = chunks.map(({ context }) => context.section ?? '').join(' ');
    const around = chunks.map(({ context, text }) =>
      [context.document, ...context.periods, context.section, text].join(' '),
    );
    const isOther =
      isOfOtherNumber(writing.plan.question, block, sections) ||
      (chunks.length > 0 && isOfOtherTime(writing.plan, around.join(' ')));
    return isOther ? unticked(block) : block;
  });
};
