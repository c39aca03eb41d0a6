// Selects whole sentences of the evidence about a company, quoted verbatim, for a question.
import clauseNumbers from '#shared/language/lexicon/clause-numbers.json' with { type: 'json' };
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import type { Passage } from '../../engine/evidence.ts';
import { checked } from '../../engine/write/checked.ts';
import { isOfCompany } from '../../engine/write/figures/pick-figure.ts';
import { sectionsAbout, sentencesOf } from '../../engine/write/prose/section-points.ts';
import { inReadingOrder, selectSentences } from '../../engine/write/prose/select-sentences.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import type { Reading } from '../reading.ts';
import { rivalsIn } from './names.ts';
import { isOwn, speaksOfCompany } from './own.ts';
import { type QuestionKey, readIn } from './read-in.ts';
import { whoseOf } from './whose.ts';

type Params = Readonly<Record<string, string | number>>;

/** All sentences of the report section about the topic, if the question is only about a topic. */
const ofSection = ({ plan }: Reading, passages: readonly Passage[]): Quotable[] => {
  if (!plan.topic || plan.words.length > 0) return [];
  return sectionsAbout(plan.topic, passages).slice(0, 1).flatMap(sentencesOf);
};

/** A list of competitors does not describe any of them. */
const isList = ({ name }: CompanyIds, text: string): boolean => rivalsIn(text).some((one) => one.name === name);

export const selectedOf = (reading: Reading, company: CompanyIds | undefined, most: number): Quotable[] => {
  const { plan, passages } = reading;
  const own = company ? passages.filter((one) => isOwn(company, one) || isOfCompany(plan, one)) : passages;
  const selected = inReadingOrder(selectSentences({ ...plan, kind: 'text' }, own, most * 3));
  const found: readonly Quotable[] = selected.length > 0 ? selected : ofSection(reading, own);
  if (!company) return found.slice(0, most);
  return found.filter((one) => speaksOfCompany(company, one) && !isList(company, one.text)).slice(0, most);
};

/** The label of an answer in an interview belongs to its form. */
const ANSWER = /^(?:A|Answer|답|답변|答|回答)\s?[:：]\s*/u;

/** `5.2 On 3 September …` below other numbered lines: the number belongs to the list. */
const NUMBER = /^\d{1,2}\.\d{1,2}\.?\s+(?=[\p{Lu}\d\p{Script=Hangul}\p{Script=Han}])/u;
const NUMBERED_LINES = /^\d{1,2}\.\d{1,2}\.?\s+\S/gmu;

/** `5 Outlook …` between lines 4 and 6, `2 …` below the article of a contract. */
const SINGLE = /^(\d{1,2})[.)]?\s+(?=[\p{Lu}\p{Script=Hangul}\p{Script=Han}])/u;
const BELOW_ARTICLE = new RegExp(`^(?:${clauseNumbers.clause})`, 'mu');
const isInSeries = (text: string, n: number): boolean =>
  new RegExp(`^(?:${n - 1}|${n + 1})[.)]?\\s+\\p{L}`, 'mu').test(text) || (n === 2 && BELOW_ARTICLE.test(text));

const withoutNumber = ({ text, passage: { chunk } }: Quotable): string => {
  if ((chunk.text.match(NUMBERED_LINES)?.length ?? 0) > 1) return text.replace(NUMBER, '');
  const n = SINGLE.exec(text)?.[1];
  return n !== undefined && isInSeries(chunk.text, Number(n)) ? text.replace(SINGLE, '') : text;
};

export const quotedOf = (context: SectionContext, one: Quotable): Sentence =>
  checked(withoutNumber(one).replace(ANSWER, ''), [context.notes.cite(one.passage, one.start, one.end)]);

export const selectQuotes = async (
  context: SectionContext,
  asked: QuestionKey,
  { company, params, most }: { company?: CompanyIds | undefined; params?: Params; most: number },
): Promise<Sentence[]> => {
  const suits = (reading: Reading) => selectedOf(reading, company, most).length > 0;
  const reading = await readIn(context, asked, params, suits);
  const isOfReport = company !== undefined && company.name === context.company?.name;
  const whose = isOfReport ? await whoseOf(context, reading.passages) : undefined;
  const found = selectedOf(reading, company, most).filter((one) => whose?.(one) !== 'other');
  return found.map((one) => quotedOf(context, one));
};
