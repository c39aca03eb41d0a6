// The last pass over an answer, whichever rule wrote it: what differs in a field from what is requested has no tick.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import rateQuestions from '#shared/language/lexicon/rate-questions.json' with { type: 'json' };
import type { Block, Finding, Sentence } from '#shared/report/blocks.ts';
import { mapSentences, sentencesOf } from '#shared/report/visit.ts';
import type { Cited } from '../../evidence.ts';
import { differencesOf } from '../../fields/differences.ts';
import { competitorsIn, isOfOtherDocument, isOfOtherParty, isOfSameDoer } from '../../fields/parties.ts';
import { requestedBy } from '../../fields/requested.ts';
import { namesExtreme } from '../../understand/kinds/find-rank.ts';
import { speaksOf, topicSection } from '../../understand/kinds/topics.ts';
import { companyNames, isNamedIn } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isKnownWord } from '../../understand/words/dictionary.ts';
import { accounted, conceptsOf } from '../explained/explained.ts';
import { openingsOf, surroundingsIn, wholeTextsOf } from '../explained/surroundings.ts';
import type { Writing } from '../writer.ts';
import { fitted } from './fit.ts';
import { ofThing, requestedThing } from './of-thing.ts';
import { isOfOtherKind } from './other-kind.ts';
import { unknownNames } from './unknown-words.ts';

/** How a share is asked for is no word of its answer. */
const namesRate = compile(rateQuestions);

const OFF: readonly Finding[] = [{ code: 'offQuestion' }];
type Judge = (one: Pick<Sentence, 'text'>, cited: readonly Cited[]) => readonly Finding[];

const innermost = ({ chunk: { context } }: Cited): string =>
  [context.document, context.section?.split(' > ').at(-1)].filter(Boolean).join(' ');

/** In another language than the question a line has what the dictionary renders of its words, and speaks of its topic. */
const foreignJudge = ({ plan, passages }: Writing): ((text: string, at: Cited) => boolean) => {
  const { question, topic } = plan;
  const words = new Set([
    ...plan.words.filter((word) => isKnownWord(question, word) && namesRate(word).length === 0),
    ...plan.metrics.map(({ id }) => id),
  ]);
  const concepts = conceptsOf(plan).filter(({ name, isExact }) => !isExact && words.has(name));
  const around = surroundingsIn(plan, passages);
  return (text, { chunk, start }) => {
    const passage = passages.find((one) => one.chunk.id === chunk.id);
    // The rules of causes and of positions know other words for them.
    if (!passage || plan.wanted === 'cause' || plan.position || languageOf(text) === languageOf(question)) return false;
    const isOffTopic = topic && !speaksOf(topic, text) && topicSection(topic, chunk.context.section) === undefined;
    return isOffTopic || accounted(concepts, around({ passage, text, start })).some(({ by }) => by === undefined);
  };
};

/** Whom the question names, or whom the workspace is about. */
const namesOf = ({ plan, ofSubject }: Writing): readonly string[] =>
  plan.names.length > 0 ? plan.names : (ofSubject?.plan.names ?? []);

/** A line as it is printed: of its kind, its party and its fields, and in another language of its words. */
const quoteJudge = (writing: Writing): Judge => {
  const { plan } = writing;
  const requested = requestedBy(plan);
  const isForeignOther = foreignJudge(writing);
  return ({ text }, cited) => {
    const own = cited.find(({ quote }) => quote === text);
    if (!own) return [];
    const statement = { text, around: innermost(own), isOfSameDoer: isOfSameDoer(plan, text) };
    const isOther =
      isOfOtherKind(plan, text) ||
      isOfOtherParty(plan, text, requested.isQuantity) ||
      differencesOf(requested, statement).length > 0 ||
      isForeignOther(text, own);
    return isOther ? OFF : [];
  };
};

/** Of whose document: a row of another company's is none of whom is asked about. */
const partyJudge = (writing: Writing): Judge => {
  const names = namesOf(writing);
  const isOther = ({ chunk: { context }, quote }: Cited): boolean =>
    isOfOtherDocument(writing.plan, names, { text: quote, context });
  return (_, cited) => (cited.length > 0 && cited.every(isOther) ? OFF : []);
};

/** Of which one of its kind, and whether all that is named is there at all. */
const thingJudge = ({ plan, passages }: Writing): Judge => {
  // A short document is about whatever it names.
  const openings = new Map(plan.things ? [...openingsOf(passages), ...wholeTextsOf(passages)] : []);
  const unknown = unknownNames(plan, passages);
  return (_, cited) => {
    if (cited.length > 0 && unknown.length > 0)
      return [{ code: 'partDiffers', about: unknown.join(', '), instead: cited[0]?.chunk.context.document ?? '' }];
    if (!plan.things) return [];
    const all = cited.map(({ chunk, start, end }) => ofThing(plan, chunk, { start, end }, openings.get(chunk.fileId)));
    if (all.length === 0 || all.some((one) => one?.isRequested !== false)) return [];
    const instead = all.find((one) => one?.other !== undefined)?.other;
    return instead === undefined ? OFF : [{ code: 'partDiffers', about: requestedThing(plan), instead }];
  };
};

type Table = Extract<Block, { kind: 'table' }>;
const isTickedCell = ({ check, fit }: Table['rows'][number][number]): boolean => check === 'verified' && fit !== 'near';
/** Which of them is the largest a list with a tick on each does not tell. */
const isListForOne = ({ question, rank, ratios }: Plan, { rows }: Table): boolean =>
  rank === undefined &&
  ratios.length === 0 &&
  namesExtreme(question) &&
  rows.filter((row) => row.some(isTickedCell)).length > 1;

/** Columns of other companies, beside that of whom is asked about, or else of those whose documents are at hand. */
const columnsOfOthers = (writing: Writing, { columns }: Table): ReadonlySet<number> => {
  const { plan, passages } = writing;
  if (competitorsIn(plan.question).length > 0) return new Set();
  const asked = namesOf(writing);
  const names = asked.length > 0 ? asked : passages.flatMap(({ chunk }) => companyNames(chunk.context.company));
  const isOwn = (label: string): boolean => names.some((name) => isNamedIn(name, label));
  const hasOwn = columns.some(({ label }) => isOwn(label));
  return new Set(hasOwn ? columns.flatMap(({ label }, at) => (at > 0 && !isOwn(label) ? [at] : [])) : []);
};

/** The cells of a table by their labels. */
const markedCells = (writing: Writing, block: Table): Block => {
  const { plan } = writing;
  const requested = requestedBy(plan);
  const others = columnsOfOthers(writing, block);
  const isOfList = isListForOne(plan, block);
  return {
    ...block,
    rows: block.rows.map((row) =>
      row.map((cell, at) => {
        if (at === 0 || cell.check !== 'verified') return cell;
        const text = [row[0]?.text, block.columns[at]?.label].filter(Boolean).join(' ');
        const differs =
          isOfList || others.has(at) || differencesOf(requested, { text, around: block.caption ?? '' }).length > 0;
        return differs ? { ...cell, ...fitted({ check: cell.check }, OFF) } : cell;
      }),
    ),
  };
};

/** What rests on lines alone that answer something else answers nothing. */
const withoutGround = (blocks: readonly Block[], marked: ReadonlySet<number>): Block[] => {
  const kept = new Set(
    blocks
      .flatMap(sentencesOf)
      .flatMap(({ refs, fit }) => (fit === 'near' ? [] : refs))
      .filter((n) => !marked.has(n)),
  );
  const isGroundless = ({ refs, check, fit }: Sentence): boolean =>
    check === 'verified' && fit !== 'near' && refs.length > 0 && refs.every((n) => marked.has(n) && !kept.has(n));
  return blocks.map((block) => mapSentences(block, (one) => (isGroundless(one) ? fitted(one, OFF) : one)));
};

export const markDiffering = (writing: Writing, blocks: readonly Block[], citedBy: readonly Cited[]): Block[] => {
  const judges = [quoteJudge(writing), partyJudge(writing), thingJudge(writing)];
  const byNumber = new Map(citedBy.map((one) => [one.n, one]));
  const marked = new Set<number>();
  const judged = (one: Sentence): Sentence => {
    if (one.fit === 'near' || one.check !== 'verified') return one;
    const cited = one.refs.flatMap((n) => byNumber.get(n) ?? []);
    const near = judges.map((judge) => judge(one, cited)).find((findings) => findings.length > 0) ?? [];
    if (near.length === 0) return one;
    for (const n of one.refs) marked.add(n);
    return fitted(one, near);
  };
  const all = blocks.map((block) =>
    block.kind === 'table' ? markedCells(writing, block) : mapSentences(block, judged),
  );
  return withoutGround(all, marked);
};
