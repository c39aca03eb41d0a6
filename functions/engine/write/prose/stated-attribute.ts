// Answers a question for an attribute of the company with the clause that states it: "Staff turnover was 11.8%".
import { readFigures } from '#shared/language/grammar/figures.ts';
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { mapSentences, sentencesOf } from '#shared/report/visit.ts';
import type { Cited } from '../../evidence.ts';
import { speaksOfFuture } from '../../understand/kinds/aspects.ts';
import { type Attribute, findAttribute } from '../../understand/kinds/attributes.ts';
import { setsLimit } from '../../understand/kinds/threshold.ts';
import { companyOf } from '../../understand/names/open-company.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isCompany } from '../../understand/words/plain-questions.ts';
import { isTicked } from '../account/statements.ts';
import { isAnswered } from '../answered.ts';
import { namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { isOfOtherYear } from '../fit/quantities.ts';
import { markSuperseded } from '../superseded/mark-superseded.ts';
import { whoseJudge } from '../whose/whose-judge.ts';
import type { Writing } from '../writer.ts';
import { ownSentences } from './own-sentences.ts';
import { quoted } from './prose-blocks.ts';
import type { Quotable } from './sentences.ts';
import { statesAttribute } from './states-attribute.ts';

const MAX_SHOWN = 2;

/** A report of the company comes before what others write about it, and its beginning before its notes. */
const inOrder = (a: Quotable, b: Quotable): number => {
  const isReport = ({ passage }: Quotable): number => Number(companyOf(passage) !== undefined);
  return isReport(b) - isReport(a) || a.passage.chunk.seq - b.passage.chunk.seq || a.start - b.start;
};

const houseOf = ({ plan, ofSubject }: Writing): readonly string[] => [...plan.names, ...(ofSubject?.plan.names ?? [])];

/** A year that the question writes out has to be in the sentence. */
const isOfStatedYear = ({ question, periods }: Plan): ((text: string) => boolean) => {
  if (periods.length === 0 || !/\d/u.test(question)) return () => true;
  return (text) => periods.every((one) => readFigures(text).periods.some(({ key }) => statesPeriod(one, key)));
};

const statementsOf = (writing: Writing, attribute: Attribute): readonly Quotable[] => {
  const { plan } = writing;
  const judge = attribute.ofMarket ? () => [] : whoseJudge(writing);
  const house = houseOf(writing);
  const isOfYear = isOfStatedYear(plan);
  const isTimely = ({ text }: Quotable): boolean =>
    isOfYear(text) &&
    (attribute.isPlan || attribute.value === 'text' || (!isOfOtherYear(plan, text) && !speaksOfFuture(text)));
  return ownSentences(writing)
    .filter((one) => {
      const { passage, start, end, text } = one;
      const names = [...house, companyOf(passage) ?? ''].filter(Boolean);
      return (
        statesAttribute({ attribute, question: plan.question.toLowerCase(), names }, text) &&
        isTimely(one) &&
        (attribute.value === 'text' || !setsLimit(text)) &&
        judge([{ ...passage, n: 0, start, end, quote: text }]).length === 0
      );
    })
    .sort(inOrder);
};

const statedAttribute = (writing: Writing, attribute: Attribute): Block[] => {
  const [first, ...others] = statementsOf(writing, attribute);
  if (!first) return [];
  const shown = [first, ...others.filter(({ text }) => text !== first.text)].slice(0, MAX_SHOWN);
  return [{ kind: 'text', sentences: shown.map((one) => fitted(quoted(writing, one), [])) }];
};

const isTickedTable = (block: Block): boolean => block.kind === 'table' && isAnswered([block]);

const isQuotation = ({ refs, text }: Sentence, cited: readonly Cited[]): boolean =>
  cited.some(({ n, quote }) => refs.includes(n) && (quote.includes(text) || text.includes(quote)));

/** Whether all that is ticked is quoted prose. */
export const isQuoted = (blocks: readonly Block[], cited: readonly Cited[]): boolean =>
  !blocks.some(isTickedTable) &&
  blocks
    .flatMap(sentencesOf)
    .filter(isTicked)
    .every((one) => isQuotation(one, cited));

/** Takes the ticks of quotations, which are about something else of the same words. */
const withoutQuotations = (blocks: readonly Block[], cited: readonly Cited[]): readonly Block[] => {
  const off = (one: Sentence): Sentence =>
    isTicked(one) && isQuotation(one, cited) ? fitted(one, [{ code: 'offQuestion' }]) : one;
  return blocks.map((block) => mapSentences(block, off));
};

/** Answers with the statement of the requested attribute, if nothing surer than quotations was found. */
export const withAttribute = (
  writing: Writing,
  found: readonly Block[],
  cited: () => readonly Cited[],
): readonly Block[] => {
  const attribute = findAttribute(writing.plan.question);
  const house = houseOf(writing);
  if (!attribute || namesNobody(writing.plan) || !attribute.names.every((name) => isCompany(name, house))) return found;
  const { only = false, isLoose = false, isFirst = false } = attribute;
  if (isAnswered(found) && !isFirst && !isQuoted(found, cited())) return found;
  const stated = markSuperseded(writing, statedAttribute(writing, attribute), cited);
  if (stated.length === 0) return only ? withoutQuotations(found, cited()) : found;
  // A plan may be listed as well: its projects with their amounts.
  return isLoose ? [...stated, ...found.filter(isTickedTable)] : stated;
};
