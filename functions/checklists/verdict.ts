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

/** True for a yes-or-no question, or a statement that is true or false. */
const isPolar = (question: string): boolean => {
  const bare = plain(question).trim();
  if (polarity.opens.some((word) => bare.startsWith(`${word} `) || bare.startsWith(`please ${word} `))) return false;
  if (polarity.open.some((word) => (/[a-z]/.test(word) ? ` ${bare} `.includes(` ${word} `) : bare.includes(word))))
    return false;
  return (
    !/[?？]$/u.test(bare) ||
    polarity.begins.some((word) => bare.startsWith(`${word} `)) ||
    polarity.ends.some((word) => bare.replace(/[?？.。]+$/u, '').endsWith(word))
  );
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
const isContradicted = (block: Block): boolean => block.kind === 'notice' && block.code === 'contradicted';

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
