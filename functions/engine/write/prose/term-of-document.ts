// A term of a named document: the deposit of the Boston lease, the salary in a person's contract.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import type { Passage } from '../../evidence.ts';
import { isNamedIn } from '../../understand/names/company-names.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { holdsWord } from '../holds-word.ts';
import { isAnswered } from '../unanswered.ts';
import type { Writing } from '../writer.ts';
import { isStatement } from './furniture.ts';
import { quoted } from './prose-blocks.ts';
import { hasAnswerType } from './select-sentences.ts';
import { type Stretch, splitSentences } from './split-sentences.ts';

type Term = Stretch & { readonly passage: Passage };

/** What names a document: its file and headings; its first lines, where the parties stand, name it too. Set by hand, no set chose it. */
const FIRST_LINES = 240;
const titleOf = ({ chunk: { context } }: Passage): string =>
  [context.document.replace(/[_.-]+/g, ' '), context.section].join(' ');
/** A sentence that states a figure is of its matter already, and names nothing. */
const openingOf = ({ chunk: { text, seq } }: Passage): string =>
  (seq === 0 ? splitSentences(text.slice(0, FIRST_LINES)) : [])
    .filter((one) => readFigures(one.text).figures.every(({ unit }) => unit === undefined))
    .map((one) => one.text)
    .join(' ');

/** A label with a stop behind it, "5. Security deposit.", belongs to what follows. */
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
/** What joins a label to its figure: は, 은, is, a colon, the stop of a clause's head; with it may stand "about" and a currency. */
const LINK =
  /(?:[はがも은는이가]|\b(?:is|are|was|were|of)|[:：.)）])\s*(?:年|연|약|約|about|approximately)?\s*(?:[A-Z]{3}|[$€£¥₩])?\s*$/u;
/** What stands before the first figure or date: "40% of base salary" gives no base salary. */
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

/** A longer file is a report, in which a label is one of many alike. Set by hand. */
const MAX_PASSAGES = 40;

/** The short files whose title and first lines answer to most words of the question. */
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

/** How many words that no title has its label gives; 0 where a word of the question stands nowhere. */
const worthOf = (words: readonly string[], { inTitle, named }: Named, text: string): number => {
  const label = labelOf(text);
  if (label === undefined) return 0;
  const given = words.filter((word) => holdsWord(word, label));
  // "The milestone and the royalty" has more than is asked for.
  const isWhole = contentWords(label, []).every((one) =>
    words.some((word) => word.includes(one) || one.includes(word)),
  );
  if (!isWhole) return 0;
  return words.every((word) => named.includes(word) || given.includes(word))
    ? given.filter((word) => !inTitle.includes(word)).length
    : 0;
};

/** The line that tells most of it; none where several do, or where the question names no document. */
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

/** Where nothing else answers, and in place of sentences that only speak of it too. */
export const withTerm = (writing: Writing, text: readonly Block[]): Block[] => {
  const term = termOfDocument(writing);
  const own = term.flatMap(sentencesOf).map((one) => one.text);
  const isAmong = text.flatMap(sentencesOf).some((one) => own.some((line) => line.includes(one.text)));
  if (term.length > 0 && isAmong) return term;
  return isAnswered(text) ? [...text] : [...term, ...text];
};
