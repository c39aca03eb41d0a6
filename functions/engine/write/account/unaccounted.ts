// Decides whether a statement keeps its tick, by the words of the question that nothing explains.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import rateQuestions from '#shared/language/lexicon/rate-questions.json' with { type: 'json' };
import shareQuestions from '#shared/language/lexicon/share-questions.json' with { type: 'json' };
import type { Wanted } from '../../understand/kinds/answer-type.ts';
import { dealEventsIn } from '../../understand/kinds/deal-events.ts';
import { asksForDone } from '../../understand/kinds/done-questions.ts';
import { namesExtreme } from '../../understand/kinds/find-rank.ts';
import { findForemost } from '../../understand/kinds/foremost.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { asksForAll } from '../explained/requests.ts';
import { asksHowMany } from '../figures/pick-figure.ts';
import { isFarther, type Place } from './account.ts';
import { isContent, isOpen, type Judged, namesOf, type WordAccount } from './account-features.ts';
import { isNotOfKind } from './not-of-kind.ts';
import { ofRemarkAlone } from './of-remark.ts';
import { OF_DEEDS, ofSentence } from './of-sentence.ts';
import { ifAny, isDatedByEvent, type Refused, rowOfOtherEvent } from './other-event.ts';
import { measuresOpen } from './other-measure.ts';
import { isAheadAlone, isExistenceAlone, isSupposedAlone, otherNames } from './restated.ts';
import { groundsIn, type Statement } from './statements.ts';
import { unboundIn } from './unbound.ts';

const sharesIn = compile(shareQuestions);
const ratesIn = compile(rateQuestions);
const OF_CHANGE = /^\s?(?:point\s)?(?:change|increase|decrease|growth|rise|fall|[늘증감줄]|増|減|伸)/iu;
/** A level does not answer for a share. */
const sharesOpen = ({ question, ratios }: Plan, { text, cited }: Statement): readonly string[] => {
  // "The percentage change in cash" asks for a movement, which its two levels explain; whether a share rose, for none.
  if (asksGrowth(question) && sharesIn(question).every(({ end }) => OF_CHANGE.test(question.slice(end)))) return [];
  const isStated =
    /[%％]/.test(text) || sharesIn(text).length > 0 || cited.some(({ quote }) => ratesIn(quote).length > 0);
  const named = sharesIn(question).map(({ start, end }) => question.slice(start, end));
  return ratios.length > 0 || isStated ? [] : named.filter((word) => !/[%％何몇]|^what/iu.test(word));
};

/** What has been repaid, bought or sold is no balance. */
const isDeed = ({ concept: { isVerb, name } }: WordAccount[number]): boolean =>
  isVerb === true && dealEventsIn(name).some(({ id }) => PRICED.has(id));
const PRICED: ReadonlySet<string> = new Set(['pay', 'buy', 'sell']);
/** "How many bricks are in stock": what is counted is in the row or over it, and not in the name of the company. */
const uncounted = (plan: Plan, account: WordAccount, { cited }: Statement): WordAccount =>
  !asksHowMany(plan.question) || plan.metrics.length > 0
    ? []
    : account.filter((one) => {
        const isIn = ({ quote, chunk: { text, context } }: Statement['cited'][number]): boolean =>
          one.concept.isIn(`${quote} ${text.split('\n')[0]} ${context.section ?? ''} ${context.unit ?? ''}`);
        return isContent(one) && !cited.some(isIn);
      });
/** A figure of the whole does not answer for what narrows it, nor for a list of things. */
const ofFigure = (plan: Plan, account: WordAccount, statement: Statement): readonly string[] => [
  ...namesOf(
    account.filter((one) => {
      const isListed = plan.metrics.length > 0 && asksForAll(plan) && !plan.whichPeriod && isContent(one);
      return (
        one.place === 'other' ||
        (isOpen(one) && (one.concept.isNarrowing || isListed || (asksForDone(plan) && isDeed(one))))
      );
    }),
  ),
  ...namesOf(uncounted(plan, account, statement)),
  ...(statement.kind === 'composed' ? [...sharesOpen(plan, statement), ...measuresOpen(plan, statement)] : []),
];

/** A number that the passage has in another row; a period may be that of the whole document. */
const isOtherNumber = (plan: Plan, { concept, place }: WordAccount[number]): boolean =>
  concept.isExact === true && /^\d+$/.test(concept.name) && !plan.periods.includes(concept.name) && place === 'passage';

/** Questions that ask about one member of a list. */
const OF_ONE: ReadonlySet<Wanted | undefined> = new Set<Wanted>(['date', 'name', 'count']);
/** A row answers by its cells, heads and caption; words that name the whole list need not be in a row. */
const ofRow = (plan: Plan, { account, statement }: Judged, isAlone: boolean): readonly string[] => {
  const isOfOne = OF_DEEDS.has(plan.wanted) && plan.position === undefined;
  // "All that the office found" means every row, whatever its verb; and the amount of one row may be earned or spent.
  const isOfAmount = (plan.wanted === 'count' && isAlone) || plan.wanted === 'share';
  const isWhateverVerb = asksForAll(plan) || isOfAmount;
  const isOfHead = isDatedByEvent(plan, statement);
  const isLeft = (one: WordAccount[number]): boolean => {
    if (isOtherNumber(plan, one)) return true;
    if (one.concept.isName) return isFarther(one.place, 'passage');
    if (isOfHead && dealEventsIn(one.concept.name).length > 0) return false;
    return isContent(one) && isOpen(one) && (one.concept.isVerb ? !isWhateverVerb : isOfOne);
  };
  return namesOf(account.filter(isLeft));
};

const nearWords = ({ account }: Judged): readonly string[] =>
  namesOf(account.filter(({ concept, place }) => !concept.isVerb && place !== 'own'));
/** Asked of one member of a list, another row has the words that are not its own from the heading or its neighbours. */
const lesserRows = (plan: Plan, rows: readonly Judged[]): ReadonlyMap<Judged, readonly string[]> => {
  if (!OF_ONE.has(plan.wanted) || asksForAll(plan)) return new Map();
  const open = rows.map((one) => ({ one, words: nearWords(one) }));
  const fewest = Math.min(...open.map(({ words }) => words.length));
  return new Map(open.flatMap(({ one, words }) => (words.length > fewest ? [[one, words] as const] : [])));
};

/** "The share of the top 5": what is said of ten or of one tells nothing of five. */
const ofOtherCount = ({ isConcentration, periods }: Plan, account: WordAccount): readonly string[] => {
  const isCount = ({ name, isExact }: WordAccount[number]['concept']): boolean =>
    isExact === true && /^\d+$/.test(name) && !periods.includes(name);
  const open = account.filter(({ concept, place }) => isCount(concept) && place !== 'own');
  return isConcentration ? namesOf(open) : [];
};

/** "Is the contract of our largest customer up for renewal": who the largest is decides nothing. */
const ofFirst = ({ question, rank, isConcentration }: Plan, { statement, account }: Judged): Refused => {
  // The largest shareholder is a term, and no rank.
  if (!asksYesNo(question) || !(rank || isConcentration)) return undefined;
  if (statement.kind === 'quote') return ifAny(namesOf(account.filter((one) => isContent(one) && isOpen(one))));
  const [first = ''] = (statement.cited[0]?.quote ?? '').split('\t');
  return question.includes(first.trim()) ? undefined : [];
};

/** 최저보장금, 최고액: a noun that only begins like a superlative. */
const isOfSuperlative = ({ concept: { name } }: WordAccount[number]): boolean => /최[고저][가-힣]{2}/u.test(name);
const NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u;
/** "The busiest route by passengers": a figure under another head, where one of the row is under the head that is named. */
const underOtherHead = ({ account, statement: { text, cited } }: Judged): readonly string[] => {
  const [first] = cited;
  if (first?.chunk.kind !== 'table') return [];
  const cells = first.quote.split('\t');
  const heads = (first.chunk.text.split('\n')[0] ?? '').split('\t').filter((_, at) => NUMBER.test(cells[at] ?? ''));
  const [own, others] = [heads.filter((head) => text.includes(head)), heads.filter((head) => !text.includes(head))];
  const words = account.filter(isContent);
  if (own.length === 0 || words.some(({ concept }) => own.some(concept.isIn))) return [];
  return namesOf(words.filter(({ concept }) => others.some(concept.isIn)));
};

/** "The biggest customer": a sentence that says of none that it is the biggest is about other ones. */
const namesNoExtreme = ({ question, rank }: Plan, { text }: Statement): boolean =>
  rank?.isOfChange !== true &&
  findForemost(question) === undefined &&
  languageOf(question) === languageOf(text) &&
  !namesExtreme(text) &&
  findForemost(text) === undefined;

const ELSEWHERE: ReadonlySet<Place> = new Set<Place>(['other', 'file']);
/** A ranking explains its words by the meaning of its heads, but no deed, and no word that another table has. */
const ofRanking = (plan: Plan, judged: Judged): Refused => {
  const { statement, account } = judged;
  const isLeft = (one: WordAccount[number]): boolean =>
    isContent(one) &&
    (ELSEWHERE.has(one.place) || (isOpen(one) && (isOfSuperlative(one) || (asksForDone(plan) && isDeed(one)))));
  if (statement.kind === 'quote') return namesNoExtreme(plan, statement) ? [] : undefined;
  if (plan.rank?.isOfChange) return undefined;
  return ifAny([...underOtherHead(judged), ...namesOf(account.filter(isLeft))]);
};

/**
 * The words of the question that a refused statement leaves unexplained; `undefined` if it may keep its tick.
 * `isOfFigure`: the statement is computed, or is the row of a computed one. `isAlone`: no other row of its table is ticked.
 */
const unaccounted = (plan: Plan, judged: Judged, isOfFigure: boolean, isAlone: boolean): Refused => {
  const { statement, account } = judged;
  if (!isOfFigure && isNotOfKind(plan, statement)) return [];
  const counts = ofOtherCount(plan, account);
  if (counts.length > 0) return counts;
  if (statement.kind === 'quote' && !isOfFigure) {
    const isNoAnswer = [isExistenceAlone, isSupposedAlone, isAheadAlone].some((is) => is(plan, judged));
    const names = isNoAnswer ? [] : otherNames(plan, judged);
    if (names !== undefined) return names;
  }
  if (plan.rank !== undefined || namesExtreme(plan.question)) return ofFirst(plan, judged) ?? ofRanking(plan, judged);
  if (isOfFigure) return ifAny(ofFigure(plan, account, statement));
  if (statement.kind === 'row')
    return ofRemarkAlone(plan, judged) ?? rowOfOtherEvent(plan, statement) ?? ifAny(ofRow(plan, judged, isAlone));
  return unboundIn(plan, judged) ?? ofSentence(plan, judged);
};

/** The refused statements, each with the words for which it does not account. */
export const refusedIn = (plan: Plan, judged: readonly Judged[]): ReadonlyMap<Judged, readonly string[]> => {
  const isGround = groundsIn(judged.map(({ statement }) => statement));
  const isOfFigure = ({ statement }: Judged): boolean => statement.kind === 'composed' || isGround(statement);
  const rows = judged.filter((one) => one.statement.kind === 'row' && !isOfFigure(one));
  const tables = Map.groupBy(rows, ({ statement }) => statement.table);
  const lesser = new Map([...tables.values()].flatMap((own) => [...lesserRows(plan, own)]));
  return new Map(
    judged.flatMap((one) => {
      const words =
        unaccounted(plan, one, isOfFigure(one), (tables.get(one.statement.table)?.length ?? 0) < 2) ?? lesser.get(one);
      return words ? [[one, words] as const] : [];
    }),
  );
};
