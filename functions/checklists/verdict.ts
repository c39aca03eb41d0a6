// Decides the verdict of an answer: yes, partly, no, not found; open if only a person can decide.
import type { Verdict } from '#shared/model/checklist-words.ts';
import type { Answer, Block, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { demandsOf } from './demands/demand.ts';
import { isWrongLead, leadOf } from './polarity/lead.ts';
import { isScheduleOf, pairVerdict } from './polarity/pair-verdict.ts';
import { isOnSubject, plain } from './polarity/plain-text.ts';
import { isPolar } from './polarity/polar-question.ts';
import { isTopic } from './polarity/topic.ts';
import definitions from './words/definitions.json' with { type: 'json' };
import { answersYesOrNo } from './write/vocabulary.ts';

type Cited = Pick<Sentence, 'text' | 'refs' | 'check' | 'fit'>;

/** One cell of a row is about what the others name, so all are read together. */
const citedIn = (block: Block): Cited[] => {
  if (block.kind !== 'table') return [...sentencesOf(block)];
  return block.rows.flatMap((row) => {
    const text = row.map((cell) => cell.text).join(' | ');
    return row.flatMap((cell) => (cell.check ? [{ ...cell, text, refs: cell.refs ?? [], check: cell.check }] : []));
  });
};

const says = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));

/** "Control means the majority of votes": what such a thing is, wherever it may be. */
export const isDefinition = (text: string): boolean => says(plain(text), definitions.general);

/** A general definition does not give the state of a thing. */
const isGeneral = (question: string, { text }: Cited): boolean =>
  says(plain(question), definitions.states) && isDefinition(text);

/** True for an answer with only the closest passages, which is not charged. */
export const answersNothing = ({ blocks, references }: Pick<Answer, 'blocks' | 'references'>): boolean =>
  references.length === 0 || blocks.some((block) => block.kind === 'notice' && block.code === 'notCharged');

/** True if something that the question names was not found. */
const isMissing = (block: Block): boolean => block.kind === 'notice' && block.code === 'partNotFound';

/** True if another document contradicts the answer: only a person can decide which is right. */
export const isContradicted = (block: Block): boolean => block.kind === 'notice' && block.code === 'contradicted';

/** True if the documents state neither yes nor no. */
const isUndecided = (block: Block): boolean => block.kind === 'notice' && block.code === 'notDecided';

type Row = {
  readonly question: string;
  readonly kind: 'question' | 'request';
  readonly vocabulary?: readonly string[] | undefined;
};

/** A phrase that names a figure or a day is an open question, too. */
const isOpen = (question: string): boolean => !isPolar(question) || demandsOf(question).length > 0;

/** Yes and no say nothing of how much, what or which, nor of a topic unless the list itself has them to choose from. */
const takesVerdict = ({ question, vocabulary = [] }: Row): boolean =>
  !isOpen(question) && (!isTopic(question) || answersYesOrNo(vocabulary));

const verifiedIn = (question: string, { blocks }: Pick<Answer, 'blocks'>): Cited[] =>
  blocks
    .flatMap(citedIn)
    .filter(
      (one) => one.refs.length > 0 && one.check === 'verified' && one.fit !== 'near' && !isGeneral(question, one),
    );

/** A statement, what else is stated, and the schedule of its exceptions. */
const MAX_READ = 3;

/** What its verified sentences decide; `undefined` if only a person can. */
const decidedBy = (question: string, verified: readonly Cited[]): Verdict | undefined => {
  const texts = verified.map(({ text }) => text);
  // A yes or no that its evidence does not show was drawn from a sentence on something else.
  const shown = isWrongLead(question, texts)
    ? texts.filter((text) => isOnSubject(question, text) || texts.some((other) => isScheduleOf(other, text)))
    : texts;
  return leadOf(question, texts) ?? pairVerdict(question, shown.slice(0, MAX_READ));
};

/** True for a yes-or-no question that the documents leave open. */
export const isLeftOpen = (question: string, found: Pick<Answer, 'blocks'>): boolean =>
  !isOpen(question) && decidedBy(question, verifiedIn(question, found)) === undefined;

export const verdictOf = (
  row: Row,
  { blocks, references }: Pick<Answer, 'blocks' | 'references'>,
): { readonly verdict?: Verdict; readonly isAnswered: boolean } => {
  const isCited = blocks.flatMap(citedIn).some(({ refs }) => refs.length > 0);
  if (!isCited || answersNothing({ blocks, references })) return { verdict: 'notFound', isAnswered: false };
  if (blocks.some(isContradicted)) return { verdict: 'contradicted', isAnswered: false };
  const verified = verifiedIn(row.question, { blocks });
  const isRequest = row.kind === 'request';
  if (verified.length === 0) return { isAnswered: false };
  if (isRequest) return { verdict: blocks.some(isMissing) ? 'partly' : 'yes', isAnswered: true };
  if (isOpen(row.question)) return { isAnswered: true };
  const verdict = decidedBy(row.question, verified);
  if (verdict === undefined) return { isAnswered: !blocks.some(isUndecided) };
  return { ...(takesVerdict(row) ? { verdict } : {}), isAnswered: true };
};
