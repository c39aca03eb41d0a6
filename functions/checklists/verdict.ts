// Decides the verdict of an answer: yes, partly, no, not found; open if only a person can decide.
import type { Verdict } from '#shared/model/checklist-words.ts';
import type { Answer, Block, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import definitions from './words/definitions.json' with { type: 'json' };
import polarity from './words/polarity.json' with { type: 'json' };

type Cited = { readonly text: string; readonly refs: readonly number[]; readonly check: Sentence['check'] };

const citedIn = (block: Block): Cited[] => {
  if (block.kind !== 'table') return [...sentencesOf(block)];
  return block.rows
    .flat()
    .flatMap((cell) => (cell.check ? [{ ...cell, refs: cell.refs ?? [], check: cell.check }] : []));
};

const plain = (text: string): string => ` ${text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()} `;
const says = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));

const startsWith = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.startsWith(`${word} `));

const isOpen = (bare: string): boolean =>
  startsWith(bare.replace(/^please /, ''), polarity.opens) ||
  polarity.open.some((word) => (/[a-z]/.test(word) ? ` ${bare} `.includes(` ${word} `) : bare.includes(word)));

/** "Is there a clause, and what does it say?" asks for a yes or no first; "Can you explain how it works?" does not. */
const isDecided = (bare: string): boolean => startsWith(bare, polarity.begins) && !startsWith(bare, polarity.polite);

/** English has no word at the end of a yes-or-no question: what is not open there is one, also after a topic. */
const ENGLISH = /^[\p{scx=Latn}\P{L}]+$/u;

/** True for a yes-or-no question, or a statement that is true or false. */
const isPolarSentence = (sentence: string): boolean => {
  const bare = plain(sentence).trim();
  if (isDecided(bare)) return true;
  if (isOpen(bare)) return false;
  return (
    !/[?？]$/u.test(bare) ||
    ENGLISH.test(bare) ||
    polarity.ends.some((word) => bare.replace(/[?？.。]+$/u, '').endsWith(word))
  );
};

/** The first sentence decides: what follows it asks for details, or tells how to answer. */
const isPolar = (question: string): boolean => {
  const [first = question] = question.trim().split(/(?<=[?？。])\s*(?=\S)/u);
  return isPolarSentence(first);
};

/** The verdict with which the answer itself begins, if there is one. */
const leadOf = ([first]: readonly Cited[]): Verdict | undefined => {
  const bare = plain(first?.text ?? '').trim();
  const starts = (words: readonly string[]): boolean => words.some((word) => bare.startsWith(word.normalize('NFKC')));
  if (starts(polarity.leads.yes)) return 'yes';
  return starts(polarity.leads.no) ? 'no' : undefined;
};

const polarVerdict = (sentences: readonly Cited[]): Verdict | undefined => {
  const readings = sentences.map(({ text }) => {
    const bare = plain(text);
    if (says(bare, polarity.partly)) return 'partly';
    if (says(bare, polarity.no)) return 'no';
    return says(bare, polarity.yes) ? 'yes' : undefined;
  });
  const known = new Set(readings.filter((one) => one !== undefined));
  // Sentences with different verdicts leave the decision to a person.
  return known.size === 1 ? [...known][0] : undefined;
};

/** A general definition does not give the state of a thing. */
const isGeneral = (question: string, { text }: Cited): boolean =>
  says(plain(question), definitions.states) && says(plain(text), definitions.general);

/** True for an answer with only the closest passages, which is not charged. */
export const answersNothing = ({ blocks, references }: Pick<Answer, 'blocks' | 'references'>): boolean =>
  references.length === 0 || blocks.some((block) => block.kind === 'notice' && block.code === 'notCharged');

/** True if something that the question names was not found. */
const isMissing = (block: Block): boolean => block.kind === 'notice' && block.code === 'partNotFound';

/** True if another document contradicts the answer: only a person can decide which is right. */
export const isContradicted = (block: Block): boolean => block.kind === 'notice' && block.code === 'contradicted';

/** True if the documents state neither yes nor no. */
const isUndecided = (block: Block): boolean => block.kind === 'notice' && block.code === 'notDecided';

export const verdictOf = (
  { question, kind }: { readonly question: string; readonly kind: 'question' | 'request' },
  { blocks, references }: Pick<Answer, 'blocks' | 'references'>,
): { readonly verdict?: Verdict; readonly isAnswered: boolean } => {
  const cited = blocks.flatMap(citedIn).filter(({ refs }) => refs.length > 0);
  const verified = cited.filter((one) => one.check === 'verified' && !isGeneral(question, one));
  if (cited.length === 0 || answersNothing({ blocks, references })) return { verdict: 'notFound', isAnswered: false };
  if (blocks.some(isContradicted)) return { verdict: 'contradicted', isAnswered: false };
  if (verified.length === 0) return { verdict: 'partly', isAnswered: false };
  if (kind === 'request') return { verdict: blocks.some(isMissing) ? 'partly' : 'yes', isAnswered: true };
  if (!isPolar(question)) return { verdict: 'yes', isAnswered: true };
  const verdict = leadOf(verified) ?? polarVerdict(verified.slice(0, 2));
  return verdict ? { verdict, isAnswered: true } : { isAnswered: !blocks.some(isUndecided) };
};
