// Decides the verdict of an answer: yes, partly, no, not found; open if only a person can decide.
import type { Verdict } from '#shared/model/checklist-words.ts';
import type { Answer, Block, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { demandsOf } from './demands/demand.ts';
import { leadOf } from './polarity/lead.ts';
import { pairVerdict } from './polarity/pair-verdict.ts';
import { plain } from './polarity/plain-text.ts';
import { isPolar } from './polarity/polar-question.ts';
import definitions from './words/definitions.json' with { type: 'json' };

type Cited = Pick<Sentence, 'text' | 'refs' | 'check' | 'fit'>;

const citedIn = (block: Block): Cited[] => {
  if (block.kind !== 'table') return [...sentencesOf(block)];
  return block.rows
    .flat()
    .flatMap((cell) => (cell.check ? [{ ...cell, refs: cell.refs ?? [], check: cell.check }] : []));
};

const says = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));

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
  const verified = cited.filter((one) => one.check === 'verified' && one.fit !== 'near' && !isGeneral(question, one));
  if (cited.length === 0 || answersNothing({ blocks, references })) return { verdict: 'notFound', isAnswered: false };
  if (blocks.some(isContradicted)) return { verdict: 'contradicted', isAnswered: false };
  if (verified.length === 0) return { verdict: 'partly', isAnswered: false };
  if (kind === 'request') return { verdict: blocks.some(isMissing) ? 'partly' : 'yes', isAnswered: true };
  // A phrase that names a figure or a day is an open question, too.
  const isOpen = !isPolar(question) || demandsOf(question).length > 0;
  if (isOpen) return { verdict: 'yes', isAnswered: true };
  const texts = verified.map(({ text }) => text);
  const verdict = leadOf(question, texts) ?? pairVerdict(question, texts.slice(0, 2));
  return verdict ? { verdict, isAnswered: true } : { isAnswered: !blocks.some(isUndecided) };
};
