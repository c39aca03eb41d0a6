// Recognizes clauses of agreements: what a party must or may do does not describe a company.
import agreementTitles from '#shared/language/lexicon/agreement-titles.json' with { type: 'json' };
import clauseDuties from '#shared/language/lexicon/clause-duties.json' with { type: 'json' };
import clauseNumbers from '#shared/language/lexicon/clause-numbers.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { Want } from '../room/want.ts';

const titles = compile(agreementTitles);
const duties = compile(clauseDuties);

/** `제3조`, `第3条`: the word for an article is written out. */
const ARTICLE = `(?:${clauseNumbers.clause})`;
/** `4.2 The …`, `B2. The …` */
const CLAUSE = String.raw`(?:${ARTICLE}|\d{1,2}\.\d{1,2}\s+(?=\p{Lu})|[A-Z]\d{1,2}\.\s)`;
const CLAUSE_HEAD = new RegExp(String.raw`^[ \t]*${CLAUSE}`, 'gmu');
const FEWEST_HEADS = 2;
/** One article is enough. */
const ARTICLE_HEAD = new RegExp(String.raw`^[ \t]*${ARTICLE}`, 'mu');
/** A clause may be a passage of its own, below its heading. */
const CLAUSE_HEADING = new RegExp(`^${ARTICLE}`, 'u');

export const isClauseHeading = (heading: string): boolean => CLAUSE_HEADING.test(heading);

/** `第11条(管轄) 前橋地方裁判所`: the article and its title, without a sentence. */
const BARE_CLAUSE = new RegExp(String.raw`^${ARTICLE}\s?[(（][^()（）]*[)）]\s?[^.。]{0,30}$`, 'u');
export const isBareClause = (text: string): boolean => BARE_CLAUSE.test(text);

type At = Pick<Passage, 'chunk'>;

export const isTitled = (title: string): boolean => titles(title).length > 0;
export const isTitledAgreement = ({ chunk: { context } }: At): boolean =>
  [context.document.replaceAll(/[_-]/g, ' '), context.section?.split(' > ')[0] ?? ''].some(isTitled);

const isOfArticles = (one: At): boolean =>
  isTitledAgreement(one) ||
  (one.chunk.context.section?.split(' > ') ?? []).some((title) => CLAUSE_HEADING.test(title)) ||
  ARTICLE_HEAD.test(one.chunk.text);

/** Recognized by the title, or by the numbers of the clauses. */
export const isAgreement = (one: At): boolean =>
  isOfArticles(one) || (one.chunk.text.match(CLAUSE_HEAD)?.length ?? 0) >= FEWEST_HEADS;

const NUMBER = new RegExp(
  String.raw`^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[A-Z]\d{1,2}\.|${ARTICLE}(?:\s?[(（][^()（）]*[)）])?|[-•])\s+`,
  'u',
);
const withoutNumber = (text: string): string => text.replace(NUMBER, '');
const HAS_FIGURE = /\d/;

/** An agreement also contains facts, such as shareholdings: a sentence with a figure and without a duty. */
const isDuty = (text: string): boolean => !HAS_FIGURE.test(withoutNumber(text)) || duties(text).length > 0;

/** Subjects for which contracts are read. */
const OF_CONTRACTS: readonly string[] = ['terms', 'debt', 'insurance'];
/** Subjects of which a clause states a fact: what is charged, who holds what, what is bought and sold. */
const OF_FACTS: readonly string[] = ['prices', 'ownership', 'sale', 'acquisitions'];

const NUMBERED = new RegExp(String.raw`^\s*(?:${CLAUSE}|\d{1,2}\.\d{1,2}\s)`, 'u');
/** What is numbered in an agreement, or below a numbered heading of it, binds the parties and describes nobody. */
const isNumbered = (text: string, passage: At): boolean =>
  isOfArticles(passage) &&
  (NUMBERED.test(text) || /^\d{1,2}\.?\d?\s/u.test(passage.chunk.context.section?.split(' > ').at(-1) ?? ''));

export const isClauseBeside = (want: Want | undefined): ((one: { text: string; passage: At }) => boolean) => {
  const isOf = (subjects: readonly string[]) => want?.subjects.some((id) => subjects.includes(id)) ?? false;
  if (isOf(OF_CONTRACTS)) return () => false;
  // Agreements between two parties do not describe an industry.
  const isOfNone = want?.ofIndustry === true;
  const isOfFacts = isOf(OF_FACTS);
  return ({ text, passage }) =>
    (isOfNone || isDuty(text) || (!isOfFacts && isNumbered(text, passage))) && isAgreement(passage);
};
