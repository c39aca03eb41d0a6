// Finds passages in other documents that contradict an answer: same words with another date or figure, or same line
// with another amount.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import amendingWords from '#shared/language/lexicon/amending-words.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import type { Passage } from '../evidence.ts';
import { terms } from '../terms.ts';
import { companyNames, isNamedIn } from '../understand/names/company-names.ts';
import { isOfOtherMonth } from '../understand/periods/other-month.ts';
import type { Plan } from '../understand/plan-type.ts';
import { contentWords } from '../understand/words/content-words.ts';
import { isOfOtherOrdinal } from '../understand/words/ordinals.ts';
import { clausesOf } from '../verify/clauses.ts';
import { isTicked } from './account/statements.ts';
import { checked } from './checked.ts';
import { contradictingFigures, type Found } from './contradicting-figures.ts';
import { isOfCompany } from './figures/pick-figure.ts';
import { quotable } from './prose/sentences.ts';
import { registerRows } from './register-rows.ts';
import { contradicts, overlaps, type Statement, statementOf } from './statements.ts';
import type { Writing } from './writer.ts';

/** Most sentences shown: one contradiction is reason enough to check. Set by hand. */
const MAX_SENTENCES = 2;
const wholeOf = ({ chunk: { text, context } }: Passage): string =>
  [context.document, context.section ?? '', text].join('\n').normalize('NFKC').toLowerCase();

const amends = compile({ ...amendingWords, not: [] });
/** Whether the title or text marks an amendment, which replaces terms of the contract. */
const isAmendment = (passage: Passage): boolean => amends(wholeOf(passage)).length > 0;

const isOfOneCompany = ({ chunk: a }: Passage, { chunk: b }: Passage): boolean =>
  a.context.company === undefined || b.context.company === undefined || a.context.company === b.context.company;

/** Compares the documents' own years, for clauses that name none. */
const isOfOneYear = ({ chunk: a }: Passage, { chunk: b }: Passage): boolean => {
  const [own, other] = [a.context.periods, b.context.periods];
  return own.length === 0 || other.length === 0 || overlaps(own, other);
};

const keysOf = (text: string): string[] => periodsIn(text).map(({ key }) => key);

/** Matches a word in any form: words are compared without their endings. */
const isWordOf = (text: string) => {
  const own = new Set(terms(text));
  return (word: string): boolean => own.has(word) || text.includes(word);
};

/**
 * Whether another passage has all words that question and answering document share, names included: another bank's loan
 * differs.
 */
const namesSame = ({ question, names, periods }: Plan, own: Passage) => {
  const ownText = wholeOf(own);
  const words = contentWords(question, names).filter(isWordOf(ownText));
  const isOfPeriods = overlaps(periods, keysOf(ownText));
  return (other: Passage): boolean => {
    const text = wholeOf(other);
    return words.every(isWordOf(text)) && (!isOfPeriods || overlaps(periods, keysOf(text)));
  };
};

/** Returns the clause of a sentence that shares most words with the question. */
const questionClause = ({ question }: Plan, text: string): string => {
  const questionTerms = new Set(terms(question));
  const shares = clausesOf(text).map((clause) => ({
    text: clause.text,
    shared: terms(clause.text).filter((term) => questionTerms.has(term)).length,
  }));
  return shares.toSorted((a, b) => b.shared - a.shared)[0]?.text ?? text;
};

const answeredSentences = (blocks: readonly Block[]): Sentence[] => blocks.flatMap(sentencesOf).filter(isTicked);

/** Returns passages of other documents, without those on another number or month than the question names. */
const elsewhere = ({ plan, passages }: Writing, own: Passage): Passage[] =>
  passages.filter(
    (passage) =>
      passage.chunk.fileId !== own.chunk.fileId &&
      isOfOneCompany(passage, own) &&
      !isOfOtherOrdinal(plan.question, passage.chunk) &&
      !isOfOtherMonth(plan.periods, passage.chunk),
  );

/** Returns those of them on the same company. */
const beside = (writing: Writing, own: Passage): Passage[] =>
  elsewhere(writing, own).filter((passage) => isOfCompany(writing.plan, passage));

/** Those whose document names the company: a figure of nobody in particular contradicts none of the company's. */
const besideNamed = (writing: Writing, own: Passage): Passage[] => {
  const names = companyNames(own.chunk.context.company);
  const isNaming = (one: Passage): boolean => names.some((name) => isNamedIn(name, wholeOf(one)));
  const known = new Set(writing.passages.flatMap((one) => (isNaming(one) ? one.chunk.fileId : [])));
  return beside(writing, own).filter(
    ({ chunk: { fileId, context } }) => names.length === 0 || context.company !== undefined || known.has(fileId),
  );
};

/** Also keeps passages that state no company: a register without one may be the requested company's. */
const registersFor = (writing: Writing, own: Passage): Passage[] =>
  elsewhere(writing, own).filter(
    (passage) => passage.chunk.context.company === undefined || isOfCompany(writing.plan, passage),
  );

const inProse = (writing: Writing, own: Passage, { text }: Sentence): Found[] => {
  const { plan } = writing;
  const answered = statementOf(questionClause(plan, text));
  const contradictsIt = (other: Statement, passage: Passage): boolean => {
    const namesTime = answered.periods.length > 0 || other.periods.length > 0;
    return (namesTime || isOfOneYear(passage, own)) && contradicts(plan, answered, other);
  };
  const passages = beside(writing, own);
  const registers = registersFor(writing, own).flatMap((passage) =>
    registerRows(plan, answered, passage).map((row) => ({ ...row, passage })),
  );
  const others = passages
    .filter(namesSame(plan, own))
    .flatMap((passage) =>
      quotable(passage).filter((sentence) =>
        clausesOf(sentence.text).some((clause) => contradictsIt(statementOf(clause.text), passage)),
      ),
    );
  return [...others, ...registers];
};

type Compared = {
  /** Blocks that replace blocks of the answer, where an amendment changes the contract. */
  readonly amended: readonly { readonly index: number; readonly block: Block }[];
  /** Both sides of each contradiction; empty if the documents agree. */
  readonly otherwise: readonly Block[];
};

const passageOf = ({ passages, citations }: Writing, [n]: readonly number[]): Passage | undefined => {
  const reference = citations.all().find((one) => one.n === n);
  const chunks = citations.citedChunks();
  return passages.find(({ chunk }) => chunk.fileId === reference?.fileId && chunks.has(chunk.id));
};

const shownOf = ({ plan, citations }: Writing, { text, passage, start, end }: Found): Sentence =>
  checked(text, [citations.cite(passage, start, end)], plan);

/** Finds the amendment of a sentence from a contract, or the passages that contradict the sentence. */
const comparedWith = (writing: Writing, sentence: Sentence): { amending?: Found; others: Found[] } => {
  const own = passageOf(writing, sentence.refs);
  if (!own) return { others: [] };
  const found = inProse(writing, own, sentence);
  if (isAmendment(own)) return { others: found.filter(({ passage }) => isAmendment(passage)) };
  const amending = found.find(({ passage }) => isAmendment(passage));
  return amending ? { amending, others: [] } : { others: found };
};

/** Shows contradicting sentences as they are printed, after a notice. */
const shownBeside = (writing: Writing, found: readonly Found[]): Block[] => {
  const once = [...new Map(found.map((one) => [one.text, one])).values()];
  const sentences = once
    .slice(0, MAX_SENTENCES)
    .map((one) => shownOf(writing, one))
    .filter(({ check }) => check === 'verified');
  return sentences.length === 0
    ? []
    : [
        { kind: 'notice', code: 'contradicted' },
        { kind: 'text', sentences },
      ];
};

/**
 * Compares figures of one measure and period across documents, for every question. `compareDocuments` also compares
 * words, on request.
 */
export const compareFigures = (writing: Writing): Compared => ({
  amended: [],
  otherwise: shownBeside(
    writing,
    contradictingFigures(writing, (own) => besideNamed(writing, own)),
  ),
});

export const compareDocuments = (writing: Writing, blocks: readonly Block[]): Compared => {
  const compared = new Map(answeredSentences(blocks).map((one) => [one.text, comparedWith(writing, one)]));
  const amended = blocks.flatMap((block, index) => {
    if (block.kind !== 'text' || !block.sentences.some(({ text }) => compared.get(text)?.amending)) return [];
    const sentences = block.sentences.map((sentence) => {
      const { amending } = compared.get(sentence.text) ?? {};
      return amending ? shownOf(writing, amending) : sentence;
    });
    return [{ index, block: { ...block, sentences } }];
  });
  const prose = [...compared.values()].flatMap(({ others }) => others);
  return {
    amended,
    otherwise: shownBeside(writing, [...prose, ...contradictingFigures(writing, (own) => besideNamed(writing, own))]),
  };
};
