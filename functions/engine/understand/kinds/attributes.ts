// Attributes that people ask of any company in a few words: staff turnover, average pay, head office, asking price.

import lexicon from '#shared/language/lexicon/company-attributes.json' with { type: 'json' };
import { compile, type Lexicon, type Place } from '#shared/language/lexicon/lexicon.ts';
import { terms } from '../../terms.ts';
import { besides } from '../words/besides.ts';
import { asksFor } from '../words/phrases.ts';
import { bestOf } from '../words/plain-questions.ts';
import { asksTrend, asksWhy } from '../words/question-words.ts';
import { findRank } from './find-rank.ts';
import { findThreshold } from './threshold.ts';

type Value = 'percent' | 'money' | 'times' | 'duration' | 'place' | 'count' | 'text';

/** How its statements differ from "the attribute of the company is a value". */
type Traits = {
  /** A text needs the noun of the question: members are no customers. */
  readonly sameNoun?: boolean;
  /** A market has a name before it, and its statements are about no company. */
  readonly ofMarket?: boolean;
  /** It is in the future. */
  readonly isPlan?: boolean;
  /** Other words of the clause may separate its name from the value. */
  readonly isLoose?: boolean;
  /** The sentence names the company. */
  readonly namesCompany?: boolean;
  /** The sentence speaks of shares. */
  readonly holds?: boolean;
  /** Its statement comes before figures and tables: what was bought, not for how much; who, not at what price. */
  readonly isFirst?: boolean;
  /** Nothing else that is found answers the question. */
  readonly only?: boolean;
  /** It is a reason, and the question asks for one. */
  readonly isReason?: boolean;
};

export type Attribute = Traits & {
  readonly id: string;
  /** What a clause states of it. */
  readonly value: Value;
  /** Finds the attribute in a text of a report. */
  readonly saysIn: (text: string) => readonly Place[];
  /** Search terms for it in every language. */
  readonly terms: readonly string[];
  /** Nouns of a question that stand for all of its names: sites may be shops or plants. */
  readonly anyIn?: (text: string) => readonly Place[];
  /** Words of which a sentence needs one as well: a covenant is a ratio with a limit. */
  readonly withIn?: (text: string) => readonly Place[];
  /** Words of sentences that compare with it, or are about a part of it. */
  readonly offIn?: (text: string) => readonly Place[];
  /** Words that say that there is none of it. */
  readonly noneIn?: (text: string) => readonly Place[];
};

/** Companies of the company, whose owners are not its own. */
export const ofOthersIn = compile({ ...lexicon.ofOthers, id: 'ofOthers', source: lexicon.source, not: [] });
export const holdingsIn = compile({ ...lexicon.holdings, id: 'holdings', source: lexicon.source, not: [] });
/** Words of a sentence on how things are: has, operates. */
export const statesIn = compile({ ...lexicon.states, id: 'states', source: lexicon.source, not: [] });

/** How a report calls its own company. */
export const ourselvesIn = compile({ ...lexicon.ourselves, id: 'ourselves', source: lexicon.source, not: [] });

type Words = Pick<Lexicon, 'ko' | 'en' | 'ja'>;
const DATA = lexicon.attributes as readonly (Traits & {
  id: string;
  value: Value;
  asks: Words;
  says: Words;
  any?: Words;
  none?: Words;
  with?: Words;
  off?: Words;
  /** The role of a party in a contract is no supplier of the company. */
  not?: readonly string[];
})[];
const ATTRIBUTES = DATA.map(({ id, value, asks, says, any, none, with: also, off, not = [], ...traits }) => ({
  ...traits,
  id,
  value,
  asksIn: asksFor(id, lexicon.source, asks),
  saysIn: compile({ id, source: lexicon.source, not, ...says }),
  ...(any ? { anyIn: asksFor(id, lexicon.source, any) } : {}),
  ...(none ? { noneIn: asksFor(id, lexicon.source, none) } : {}),
  ...(also ? { withIn: compile({ id, source: lexicon.source, not: [], ...also }) } : {}),
  ...(off ? { offIn: compile({ id, source: lexicon.source, not: [], ...off }) } : {}),
  terms: [...new Set([...says.ko, ...says.en, ...says.ja].flatMap(terms))],
}));

/** The attribute that the header of a column of counts names: 店舗数, Customers. */
export const countAttributeIn = (label: string): Attribute | undefined =>
  ATTRIBUTES.find(({ value, saysIn }) => value === 'count' && saysIn(label).length > 0);

/** Words that ask about a change, an order or a limit of it. */
const asksMore = (question: string, { isReason = false }: Traits): boolean =>
  (!isReason && asksWhy(question)) ||
  asksTrend(question) ||
  findRank(question) !== undefined ||
  findThreshold(question) !== undefined;

/** `names`: what the question names beside it. */
export type RequestedAttribute = Attribute & { readonly names: readonly string[] };

/** The attribute that a question asks for, if it names nothing else but a company and a time. */
export const findAttribute = (question: string): RequestedAttribute | undefined => {
  const plain = question.normalize('NFKC');
  const best = bestOf(
    ATTRIBUTES.map((one) => ({ ...one, places: one.asksIn(plain) })),
    plain,
  );
  const beside = best && !asksMore(plain, best) ? besides(plain, best.places) : undefined;
  return best && beside && { ...best, names: beside.names };
};
