// Recognizes clauses of agreements: what a party must or may do does not describe a company.
import agreementTitles from '#shared/language/lexicon/agreement-titles.json' with { type: 'json' };
import clauseDuties from '#shared/language/lexicon/clause-duties.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { Want } from '../room/want.ts';

const titles = compile(agreementTitles);
const duties = compile(clauseDuties);

/** `제3조`, `第3条`, `4.2 The …`, `B2. The …` at the start of a line. */
const CLAUSE_HEAD =
  /^[ \t]*(?:제\s?\d{1,3}\s?조|第\s?[\d一二三四五六七八九十]{1,4}\s?条|\d{1,2}\.\d{1,2}\s+(?=\p{Lu})|[A-Z]\d{1,2}\.\s)/gmu;
const FEWEST_HEADS = 2;
/** A clause may be a passage of its own, below its heading. */
const CLAUSE_HEADING = /^(?:제\s?\d{1,3}\s?조|第\s?[\d一二三四五六七八九十]{1,4}\s?条)/u;

export const isClauseHeading = (heading: string): boolean => CLAUSE_HEADING.test(heading);

type At = Pick<Passage, 'chunk'>;

/** Recognized by the title, or by the numbers of the clauses. */
export const isAgreement = ({ chunk: { context, text } }: At): boolean =>
  [context.document.replaceAll(/[_-]/g, ' '), context.section?.split(' > ')[0] ?? ''].some(
    (title) => titles(title).length > 0,
  ) ||
  (context.section?.split(' > ') ?? []).some((title) => CLAUSE_HEADING.test(title)) ||
  CLAUSE_HEADING.test(text) ||
  (text.match(CLAUSE_HEAD)?.length ?? 0) >= FEWEST_HEADS;

const NUMBER =
  /^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[A-Z]\d{1,2}\.|제\s?\d{1,3}\s?조(?:\s?[(（][^()（）]*[)）])?|第\s?\d{1,3}\s?条|[-•])\s+/u;
const withoutNumber = (text: string): string => text.replace(NUMBER, '');
const HAS_FIGURE = /\d/;

/** An agreement also contains facts, such as shareholdings: a sentence with a figure and without a duty. */
const isDuty = (text: string): boolean => !HAS_FIGURE.test(withoutNumber(text)) || duties(text).length > 0;

/** Subjects for which contracts are read. */
const OF_CONTRACTS: readonly string[] = ['terms', 'debt', 'insurance'];

export const isClauseBeside = (want: Want | undefined): ((one: { text: string; passage: At }) => boolean) => {
  const isOfContracts = want?.subjects.some((id) => OF_CONTRACTS.includes(id)) ?? false;
  // Agreements between two parties do not describe an industry.
  const isOfNone = want?.ofIndustry === true;
  return ({ text, passage }) => !isOfContracts && (isOfNone || isDuty(text)) && isAgreement(passage);
};
