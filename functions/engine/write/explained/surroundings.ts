// The surroundings of a line in a document: the sentence before it, its headings, the opening that names the parties.
import type { Passage } from '../../evidence.ts';
import { LEGAL_FORM } from '../../understand/names/find-entities.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { agreementsIn, clausesIn } from '../clauses/clauses-of.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { type Quotable, quotable } from '../prose/sentences.ts';

export type Surroundings = {
  readonly own: string;
  /** The sentence before it in the same passage. */
  readonly before: string;
  readonly section: string;
  /** Its name, and where the parties are named. */
  readonly document: string;
  /** What it is called, and by whom it is made: any word of a question may stand there alone. */
  readonly title: string;
  /** The passage that it stands in. */
  readonly passage: string;
};
type Line = Pick<Quotable, 'passage' | 'text' | 'start'>;

/** Where the parties are named. Set by hand, no set chose it. */
const OPENING = 320;
export const openingsOf = (passages: readonly Passage[]): ReadonlyMap<string, string> =>
  new Map(
    passages.flatMap(({ chunk: { seq, fileId, text } }) =>
      seq === 0 ? [[fileId, text.slice(0, OPENING)] as const] : [],
    ),
  );

/** A longer file is a report: what it says of one thing stands in many places. Set by hand; without it 0.025 of `filings` are wrong and ticked, with it 0.013. */
const MAX_PASSAGES = 40;

export const isFileShort = (passages: readonly Passage[]): ((passage: Passage) => boolean) => {
  const long = new Set(passages.flatMap(({ chunk }) => (chunk.seq < MAX_PASSAGES ? [] : [chunk.fileId])));
  return ({ chunk }) => !long.has(chunk.fileId);
};

/** All that is at hand of each short file. */
export const wholeTextsOf = (passages: readonly Passage[]): ReadonlyMap<string, string> => {
  const isShort = isFileShort(passages);
  return new Map(
    [...Map.groupBy(passages.filter(isShort), ({ chunk }) => chunk.fileId)].map(([fileId, own]) => [
      fileId,
      own.map(({ chunk: { context, text } }) => [context.document, context.section, text].join(' ')).join('\n'),
    ]),
  );
};

/** A short document in which headings or clauses keep one thing apart from another: elsewhere a line that has the words may be on anything. */
export const shortIn = (passages: readonly Passage[]): ((passage: Passage) => boolean) => {
  const isShort = isFileShort(passages);
  const clauses = new Set(agreementsIn(passages).map(({ fileId }) => fileId));
  return (passage) =>
    isShort(passage) && (passage.chunk.context.section !== undefined || clauses.has(passage.chunk.fileId));
};

/** Ranking knows of whom a passage is, though its first page is not among those that are read. */
const owners = (plan: Plan, passage: Passage): readonly string[] => (isOfCompany(plan, passage) ? plan.names : []);

const BREAK = /[\n,、，;:：()（）「」"“”]/u;
const last = (text: string, most: number): string =>
  text.split(BREAK).at(-1)?.trim().split(/\s+/).slice(-most).join(' ') ?? '';
const first = (text: string): string => text.split(BREAK)[0]?.trim().split(/\s+/)[0] ?? '';
/** So many words of a Latin name stand before its legal form; an eastern name is one word. Set by hand. */
const MAX_OF_NAME = { latin: 4, eastern: 1 } as const;
/** Who has a legal form in the opening is whose document it is. */
const partiesIn = (opening: string): string =>
  [...opening.matchAll(LEGAL_FORM)]
    .map(({ index, 0: form }) => {
      const before = opening.slice(0, index);
      const isLatin = /[a-z.]\s?$/iu.test(before);
      const name = last(before, isLatin ? MAX_OF_NAME.latin : MAX_OF_NAME.eastern);
      return isLatin ? name : `${name} ${first(opening.slice(index + form.length))}`;
    })
    .join(' ');

/** A longer first line, or one with a stop, is a sentence. Set by hand. */
const MAX_TITLE_LENGTH = 80;
const STOPPED = /[.。다]$/u;
const titlesOf = (passages: readonly Passage[]): ReadonlyMap<string, string> =>
  new Map(
    [...openingsOf(passages)].map(([fileId, opening]) => {
      const [line = ''] = opening.split('\n');
      return [
        fileId,
        `${line.length <= MAX_TITLE_LENGTH && !STOPPED.test(line) ? line : ''} ${partiesIn(opening)}`,
      ] as const;
    }),
  );

const LABELS = new WeakMap<Passage, readonly { readonly start: number; readonly label: string }[]>();
/** The heading of the clause that a line stands in, where the file's own headings are not known. */
const clauseLabel = (passage: Passage, start: number): string => {
  const known = LABELS.get(passage) ?? clausesIn(passage);
  LABELS.set(passage, known);
  return known.findLast((one) => one.start <= start)?.label ?? '';
};

export type Around = (line: Line) => Surroundings;
export const surroundingsIn = (plan: Plan, passages: readonly Passage[]): Around => {
  const openings = openingsOf(passages);
  const titles = titlesOf(passages);
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
      section: [section, clauseLabel(passage, start)].filter(Boolean).join(' > '),
      document: [name, context.company, context.section, openings.get(fileId), ...owners(plan, passage)]
        .filter(Boolean)
        .join(' '),
      title: `${name} ${titles.get(fileId) ?? ''}`,
      passage: whole,
    };
  };
};
