// Answers from a clause of the document that a question names: when the supply contract ends, whether the lease may be
// assigned.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Block } from '#shared/report/blocks.ts';
import { hasWanted } from '../../understand/kinds/answer-type.ts';
import { findPosition } from '../../understand/kinds/positions.ts';
import { mentions, namedMeasures } from '../../understand/measures/find-metrics.ts';
import type { Metric } from '../../understand/measures/metrics/metric.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { isPastStem, withoutLightVerb } from '../../understand/words/inflection.ts';
import { meansSame } from '../explained/same-word.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { isOfOtherKind } from '../fit/other-kind.ts';
import { holdsWord } from '../holds-word.ts';
import { quoted } from '../prose/prose-blocks.ts';
import { isHaving } from '../rows/having.ts';
import type { Writing } from '../writer.ts';
import { type ClauseTerm, isAnyDocument, termsIn } from './clause-terms.ts';
import { type Agreement, agreementsIn, type Clause } from './clauses-of.ts';

type Question = {
  readonly requested: readonly ClauseTerm[];
  readonly words: readonly string[];
  readonly measures: readonly { readonly metric: Metric; readonly word: string }[];
  readonly holds: (text: string) => boolean;
};
type Match = { readonly clause: Clause; readonly worth: number };

/** Label words weigh more than words of the text, and a term more than a word. Set by hand. */
const OF_LABEL = 2;
/** Penalty for a label that names a further term. Set by hand. */
const OF_OTHER = 0.5;

const questionOf = (question: string): Question => {
  const plain = question.normalize('NFKC');
  const requested = termsIn(plain);
  const rest = blank(
    plain,
    requested.flatMap(({ wordsIn }) => [...wordsIn(plain)]),
  );
  const position = findPosition(plain);
  return {
    requested,
    words: contentWords(rest, [])
      .filter((word) => !isAnyDocument(word) && !isPastStem(word) && !isHaving(word))
      .map(withoutLightVerb),
    measures: namedMeasures(rest).map(({ metric, start, end }) => ({ metric, word: rest.slice(start, end) })),
    holds: (text) => position === undefined || position.titlesIn(text).length > 0,
  };
};

const isIn = ({ wordsIn }: ClauseTerm, text: string): boolean => wordsIn(text).length > 0;
/** A clause that says something continues also answers when it ends. */
const ENDS: readonly string[] = ['term', 'termination'];
const isStated = (term: ClauseTerm, text: string): boolean =>
  isIn(term, text) || (ENDS.includes(term.id) && termsIn(text).some(({ id }) => id === 'unaffected'));

/**
 * Matches a clause if it, or the name of its document, has all that the question names, and it has a requested term.
 */
const matchOf = (
  { requested, words, measures, holds }: Question,
  { title, opening }: Agreement,
  clause: Clause,
): Match[] => {
  const around = `${title} ${opening}`;
  const inLabel = requested.filter((term) => isIn(term, clause.label)).length;
  const inText = requested.filter((term) => isIn(term, clause.text)).length;
  const whole = `${around} ${clause.text}`;
  const isWhole =
    requested.every((term) => isStated(term, clause.text) || isIn(term, title)) &&
    measures.every(({ metric, word }) => mentions(metric, whole) || whole.includes(word)) &&
    holds(whole) &&
    words.every((word) => holdsWord(word, whole) || meansSame(word, clause.text));
  const own = words.filter((word) => holdsWord(word, clause.text)).length / (words.length + 1);
  // "Minimum royalty" is narrower than "royalty".
  const isNarrower = termsIn(clause.label).some(({ id }) => !requested.some((term) => term.id === id));
  const worth = OF_LABEL * inLabel + inText + own - (isNarrower ? OF_OTHER : 0);
  return isWhole && inText > 0 ? [{ clause, worth }] : [];
};

const best = (plan: Plan, all: readonly Match[]): Clause | undefined => {
  const own = all.filter(({ clause }) => clause.passage.chunk.context.language === languageOf(plan.question));
  const matches = own.length > 0 ? own : all;
  const most = Math.max(0, ...matches.map(({ worth }) => worth));
  const [only, ...others] = matches.filter(({ worth }) => worth === most);
  return others.length === 0 ? only?.clause : undefined;
};

/** Whether the text states every requested period. */
const isOfPeriods = ({ periods }: Plan, text: string): boolean =>
  periods.every((wanted) => periodsIn(text).some(({ key }) => samePeriod(wanted, key)));

/** Returns the best clause, preferring documents in the question's language; `undefined` if several score the same. */
export const clauseFor = ({ plan, passages }: Writing): Clause | undefined => {
  const question = questionOf(plan.question);
  if (question.requested.length === 0 || plan.kind === 'list' || plan.wanted === 'cause' || plan.rank) return undefined;
  // In a contract, only the opening may name the company.
  const files = new Set(passages.filter((one) => isOfCompany(plan, one)).map(({ chunk }) => chunk.fileId));
  return best(
    plan,
    agreementsIn(passages.filter(({ chunk }) => files.has(chunk.fileId))).flatMap((one) =>
      one.clauses
        .filter(({ text }) => hasWanted(plan.wanted, text) && isOfPeriods(plan, text) && !isOfOtherKind(plan, text))
        .flatMap((clause) => matchOf(question, one, clause)),
    ),
  );
};

export const clauseAnswer = (writing: Writing): Block[] => {
  const clause = clauseFor(writing);
  return clause ? [{ kind: 'text', sentences: [fitted(quoted(writing, clause), [])] }] : [];
};
