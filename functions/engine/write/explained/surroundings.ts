// What surrounds a line of a document: the sentence before it, its headings, the opening that names the parties.
import type { Passage } from '../../evidence.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { agreementsIn } from '../clauses/clauses-of.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { type Quotable, quotable } from '../prose/sentences.ts';

export type Surroundings = {
  readonly own: string;
  /** The sentence before it in the same passage. */
  readonly before: string;
  readonly section: string;
  /** Its name, and where the parties are named. */
  readonly document: string;
  /** The passage that it stands in. */
  readonly passage: string;
};
type Line = Pick<Quotable, 'passage' | 'text' | 'start'>;

/** Where the parties are named. Set by hand, no set chose it. */
const OPENING = 320;
const openingsOf = (passages: readonly Passage[]): ReadonlyMap<string, string> =>
  new Map(
    passages.flatMap(({ chunk: { seq, fileId, text } }) =>
      seq === 0 ? [[fileId, text.slice(0, OPENING)] as const] : [],
    ),
  );

/** A longer file is a report: what it says of one thing stands in many places. Set by hand; without it 0.025 of `filings` are wrong and ticked, with it 0.013. */
const MOST_PASSAGES = 40;

/** A short document in which headings or clauses keep one thing apart from another: elsewhere a line that has the words may be on anything. */
export const shortIn = (passages: readonly Passage[]): ((passage: Passage) => boolean) => {
  const long = new Set(passages.flatMap(({ chunk }) => (chunk.seq < MOST_PASSAGES ? [] : [chunk.fileId])));
  const clauses = new Set(agreementsIn(passages).map(({ fileId }) => fileId));
  return ({ chunk }) => !long.has(chunk.fileId) && (chunk.context.section !== undefined || clauses.has(chunk.fileId));
};

/** Ranking knows of whom a passage is, though its first page is not among those that are read. */
const owners = (plan: Plan, passage: Passage): readonly string[] => (isOfCompany(plan, passage) ? plan.names : []);

export const surroundingsIn = (plan: Plan, passages: readonly Passage[]): ((line: Line) => Surroundings) => {
  const openings = openingsOf(passages);
  return ({ passage, text, start }) => {
    const { context, fileId, text: whole } = passage.chunk;
    const lines = quotable(passage);
    // Under no heading a text goes from one thing to another.
    const before = context.section ? lines.findLast((one) => one.end <= start) : undefined;
    const { section = context.section } = lines.find((one) => one.start === start) ?? {};
    const name = context.document.replaceAll(/[_.-]+/g, ' ');
    return {
      own: text,
      before: before?.text ?? '',
      section: section ?? '',
      document: [name, context.company, context.section, openings.get(fileId), ...owners(plan, passage)]
        .filter(Boolean)
        .join(' '),
      passage: whole,
    };
  };
};
