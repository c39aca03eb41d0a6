// A term of a named document: the deposit of the Boston lease, the salary in a person's contract.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import type { Passage } from '../../evidence.ts';
import { isNamedIn } from '../../understand/names/company-names.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { isAnswered } from '../answered.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { holdsWord } from '../holds-word.ts';
import type { Writing } from '../writer.ts';
import { isStatement } from './furniture.ts';
import { quoted } from './prose-blocks.ts';
import { hasAnswerType } from './select-sentences.ts';
import { type Stretch, splitSentences } from './split-sentences.ts';

type Term = Stretch & { readonly passage: Passage };

/** Characters at the start of a document that name its parties. File name and headings name it too. Set by hand. */
const FIRST_LINES = 240;
const titleOf = ({ chunk: { context } }: Passage): string =>
  [context.document.replace(/[_.-]+/g, ' '), context.section].join(' ');
/** Sentences that state a figure are already terms, and do not name the document. */
const openingOf = ({ chunk: { text, seq } }: Passage): string =>
  (seq === 0 ? splitSentences(text.slice(0, FIRST_LINES)) : [])
    .filter((one) => readFigures(one.text).figures.every(({ unit }) => unit === undefined))
    .map((one) => one.text)
    .join(' ');

/** A label that ends in a full stop, "5. Security deposit.", belongs to the text after it. In characters. */
const MAX_LABEL_LENGTH = 60;
const isLabelOf = ({ chunk }: Passage, before: Stretch, one: Stretch): boolean =>
  before.text.length <= MAX_LABEL_LENGTH &&
  !/\d{2}/.test(before.text) &&
  !isStatement(before.text) &&
  !chunk.text.slice(before.end, one.start).includes('\n');
const linesOf = (passage: Passage): Term[] => {
  const sentences = splitSentences(passage.chunk.text);
  return sentences.map((one, n): Term => {
    const before = sentences[n - 1];
    const isLabel = before !== undefined && isLabelOf(passage, before, one);
    const start = isLabel ? before.start : one.start;
    return { passage, text: passage.chunk.text.slice(start, one.end), start, end: one.end };
  });
};
const ORDINAL = /^(?:\(?\d{1,2}[.)]\s|제?\s?\d+\s?[조항]|第\s?\d+\s?[条項])/u;
/**
 * What joins a label to its figure: は, 은, is, a colon, the full stop after a clause's head; "about" and a currency may
 * follow.
 */
const LINK =
  /(?:[はがも은는이가]|\b(?:is|are|was|were|of)|[:：.)）])\s*(?:年|연|약|約|about|approximately)?\s*(?:[A-Z]{3}|[$€£¥₩])?\s*$/u;
/** The text before the first figure or date: "40% of base salary" has no such label. */
const labelOf = (text: string): string | undefined => {
  const plain = text.replace(ORDINAL, (mark) => ' '.repeat(mark.length));
  const starts = [...readFigures(plain).figures, ...periodsIn(plain)].map(({ start }) => start);
  const label = starts.length > 0 ? plain.slice(0, Math.min(...starts)) : undefined;
  return label !== undefined && LINK.test(label) ? label : undefined;
};

type Named = {
  readonly own: readonly Passage[];
  readonly inTitle: readonly string[];
  readonly named: readonly string[];
};

/** A longer file is a report, whose labels repeat. Set by hand. */
const MAX_PASSAGES = 40;

/** Returns the short files whose title and first lines have the most words of the question. */
const namedFiles = (words: readonly string[], passages: readonly Passage[]): Named[] => {
  const short = [...Map.groupBy(passages, ({ chunk }) => chunk.fileId).values()].filter((own) =>
    own.every(({ chunk }) => chunk.seq < MAX_PASSAGES),
  );
  const files = short.map((own): Named => {
    const title = own.map(titleOf).join(' ');
    const whole = `${title} ${own.map(openingOf).join(' ')}`;
    const inTitle = words.filter((word) => holdsWord(word, title));
    return { own, inTitle, named: words.filter((word) => inTitle.includes(word) || holdsWord(word, whole)) };
  });
  const most = Math.max(0, ...files.map(({ named }) => named.length));
  return most > 0 ? files.filter(({ named }) => named.length === most) : [];
};

/** How many words beyond the title the label has; 0 if a word of the question is in neither. */
const worthOf = (words: readonly string[], { inTitle, named }: Named, text: string): number => {
  const label = labelOf(text);
  if (label === undefined) return 0;
  const given = words.filter((word) => holdsWord(word, label));
  // "The milestone and the royalty" covers more than was asked.
  const isWhole = contentWords(label, []).every((one) =>
    words.some((word) => word.includes(one) || one.includes(word)),
  );
  if (!isWhole) return 0;
  return words.every((word) => named.includes(word) || given.includes(word))
    ? given.filter((word) => !inTitle.includes(word)).length
    : 0;
};

/** Returns the line with the best label; nothing if several are equal, or if the question names no document. */
const termOfDocument = (writing: Writing): Block[] => {
  const { plan } = writing;
  const isParty = (one: Passage) => plan.names.some((name) => isNamedIn(name, `${titleOf(one)} ${openingOf(one)}`));
  const passages = writing.passages.filter(
    (one) => one.chunk.kind === 'prose' && (isOfCompany(plan, one) || isParty(one)),
  );
  const words = contentWords(plan.question, []);
  const found = namedFiles(words, passages).flatMap((file) =>
    file.own
      .flatMap(linesOf)
      .filter(({ text }) => hasAnswerType(plan, text))
      .map((line) => ({ line, worth: worthOf(words, file, line.text) })),
  );
  const most = Math.max(0, ...found.map(({ worth }) => worth));
  const [only, ...others] = found.filter(({ worth }) => most > 0 && worth === most);
  return only && others.length === 0 ? [{ kind: 'text', sentences: [fitted(quoted(writing, only.line), [])] }] : [];
};

/** Adds the term if nothing else answers, and replaces sentences that include it. */
export const withTerm = (writing: Writing, text: readonly Block[]): Block[] => {
  const term = termOfDocument(writing);
  const own = term.flatMap(sentencesOf).map((one) => one.text);
  const isAmong = text.flatMap(sentencesOf).some((one) => own.some((line) => line.includes(one.text)));
  if (term.length > 0 && isAmong) return term;
  return isAnswered(text) ? [...text] : [...term, ...text];
};
