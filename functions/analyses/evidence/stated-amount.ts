// Finds an amount or share that a company's documents state in a sentence under one of a few names, such as an asking
// price or a revenue target.

import type { Figure } from '#shared/language/grammar/figures.ts';
import { readFigures } from '#shared/language/grammar/figures.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/relation-words.json' with { type: 'json' };
import severalYears from '#shared/language/lexicon/several-years.json' with { type: 'json' };
import type { CompanyIds } from '#shared/model/fact.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { blank } from '../../engine/understand/words/blank.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import type { Reading } from '../reading.ts';
import { isOwn } from './own.ts';
import { ownerlessFiles } from './ownerless-files.ts';
import { quotesOn } from './quotes-on.ts';
import { type QuestionKey, readIn } from './read-in.ts';

export type StatedName = Exclude<keyof typeof lexicon, 'id' | 'source'>;

const { source } = lexicon;
const named = (name: StatedName) => compile({ ...lexicon[name], id: name, source, not: [] });
const NAMES: Readonly<Record<StatedName, ReturnType<typeof named>>> = {
  askingPrice: named('askingPrice'),
  revenueTarget: named('revenueTarget'),
  marketSize: named('marketSize'),
  largestCustomer: named('largestCustomer'),
  marketShare: named('marketShare'),
  marketGrowth: named('marketGrowth'),
  plannedCapex: named('plannedCapex'),
  enterpriseValue: named('enterpriseValue'),
  orderBacklog: named('orderBacklog'),
  spentCapex: named('spentCapex'),
};

export const namesAskingPrice = (text: string): boolean => NAMES.askingPrice(text).length > 0;

/** The question that finds each: keys of i18n `analyses.ask`. */
const QUESTIONS: Readonly<Record<StatedName, QuestionKey>> = {
  askingPrice: 'ask.askingPriceOf',
  revenueTarget: 'ask.revenueTargetOf',
  marketSize: 'ask.marketOf',
  largestCustomer: 'ask.customersOf',
  marketShare: 'ask.marketShareOf',
  marketGrowth: 'ask.marketOf',
  plannedCapex: 'ask.investmentOf',
  enterpriseValue: 'ask.transactionOf',
  orderBacklog: 'ask.ordersOf',
  spentCapex: 'ask.investmentOf',
};

/** The subject of the sentences that state each. */
const SUBJECTS: Readonly<Record<StatedName, string>> = {
  askingPrice: 'sale',
  revenueTarget: 'plan',
  marketSize: 'market',
  largestCustomer: 'concentration',
  marketShare: 'marketShare',
  marketGrowth: 'market',
  plannedCapex: 'capex',
  enterpriseValue: 'sale',
  orderBacklog: 'customers',
  spentCapex: 'capex',
};

export type Stated = {
  readonly sentence: Quotable;
  readonly figure: Figure;
  /** The years that the sentence names, oldest first. */
  readonly years: readonly string[];
};

type Wanted = {
  readonly name: StatedName;
  readonly unit: string;
  /** Only sentences with this year and no later one; any sentence if absent. */
  readonly year?: string;
};

const NEGATED = /^(?:no|none)\b/iu;

/** Korean and Japanese end on the verb, after the amount: the nearest before it, if none follows. */
const BY_VERB: ReadonlySet<StatedName> = new Set(['plannedCapex']);

const DOLLARS: ReadonlySet<string> = new Set(['AUD', 'CAD', 'HKD', 'NZD', 'SGD', 'TWD']);
/** A plain `$` is the dollar of the company's accounts. */
const isIn = (unit: string, figure: Figure, text: string): boolean =>
  figure.unit === unit || (figure.unit === 'USD' && DOLLARS.has(unit) && !/US\s?\$|USD|U\.S\./u.test(text));

/** What is to be spent until a year is not the spending of that year. */
const OF_ONE_YEAR: ReadonlySet<StatedName> = new Set(['plannedCapex']);
const namesSeveralYears = compile(severalYears);

/** The first amount after the name; for a percentage the last one, with which the sentence concludes. */
const statedIn = ({ name, unit, year }: Wanted, sentence: Quotable): Stated[] => {
  const [place] = NAMES[name](sentence.text);
  if (!place || NEGATED.test(sentence.text)) return [];
  if (OF_ONE_YEAR.has(name) && namesSeveralYears(sentence.text).length > 0) return [];
  const { figures, periods } = readFigures(sentence.text);
  const fitting = figures.filter((figure) => isIn(unit, figure, sentence.text));
  const behind = fitting.filter(({ start }) => start >= place.start);
  const before = BY_VERB.has(name) ? fitting.findLast(({ start }) => start < place.start) : undefined;
  const figure = unit === 'percent' ? behind.at(-1) : (behind[0] ?? before);
  const years = periods.map(({ key }) => key.slice(0, 4)).filter((year) => /^\d{4}$/.test(year));
  if (year !== undefined && !(years.includes(year) && years.every((one) => one <= year))) return [];
  return figure && figure.value > 0 ? [{ sentence, figure, years: years.sort() }] : [];
};

/** `withoutSubject`: the sentence without the name of the amount. */
type Suits = (sentence: Quotable, withoutSubject: string) => boolean;

const firstStated = async (
  context: SectionContext,
  wanted: Wanted,
  { params, suits }: { params?: Readonly<Record<string, string>>; suits: Suits },
): Promise<Stated | undefined> => {
  const of = { test: (text: string) => NAMES[wanted.name](text).length > 0 };
  const all = (reading: Pick<Reading, 'passages'>) =>
    quotesOn(context, reading, { of, ofAnyIndustry: true })
      .filter((sentence) => suits(sentence, blank(sentence.text, NAMES[wanted.name](sentence.text))))
      .flatMap((sentence) => statedIn(wanted, sentence));
  const reading = await readIn(context, QUESTIONS[wanted.name], params, (one) => all(one).length > 0);
  const [first] = all(reading);
  return first ?? all({ passages: await context.room([SUBJECTS[wanted.name]]) })[0];
};

/** A question with the company's name does not find files without it. */
const NO_COMPANY = { company: '' };

/** A market described in a document that names the company is taken for its market. */
const reviewsNaming = async (context: SectionContext, { name }: CompanyIds): Promise<Suits> => {
  const names = companyNames(name);
  const files = new Set(
    (await context.passages(name)).passages.flatMap(({ chunk }) =>
      !chunk.context.company && names.some((one) => isNamedIn(one, chunk.text)) ? [chunk.fileId] : [],
    ),
  );
  return ({ passage }) => files.has(passage.chunk.fileId);
};

/**
 * From files about the company, else from files without a company; `undefined` if none states the amount in that unit.
 */
export const statedAmount = async (context: SectionContext, wanted: Wanted): Promise<Stated | undefined> => {
  const { company } = context;
  if (!company) return undefined;
  const own = await firstStated(context, wanted, { suits: ({ passage }) => isOwn(company, passage) });
  const ofNobody = await ownerlessFiles(context, company);
  const stated = own ?? (await firstStated(context, wanted, { params: NO_COMPANY, suits: ofNobody }));
  if (stated || wanted.name !== 'marketGrowth') return stated;
  return firstStated(context, wanted, { params: NO_COMPANY, suits: await reviewsNaming(context, company) });
};
