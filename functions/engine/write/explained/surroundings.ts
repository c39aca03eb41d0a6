// The surroundings of a line in a document: the sentence before it, its headings, the opening that names the parties.
import type { Passage } from '../../evidence.ts';
import { LEGAL_FORM } from '../../understand/names/find-entities.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { agreementsIn, clausesIn } from '../clauses/clauses-of.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { type Quotable, quotable } from '../prose/sentences.ts';

export type Surroundings = {
  readonly own: string;
  /** The sentence before it in the same paragraph. */
  readonly before: string;
  readonly section: string;
  /** The document's name, company, section, opening and owners. */
  readonly document: string;
  /** The document's name, its title line and its parties, which may cover any word of a question. */
  readonly title: string;
  /** The whole passage. */
  readonly passage: string;
};
type Line = Pick<Quotable, 'passage' | 'text' | 'start'>;

/** Characters at the start of a document that name the parties. Set by hand. */
const OPENING = 320;
export const openingsOf = (passages: readonly Passage[]): ReadonlyMap<string, string> =>
  new Map(
    passages.flatMap(({ chunk: { seq, fileId, text } }) =>
      seq === 0 ? [[fileId, text.slice(0, OPENING)] as const] : [],
    ),
  );

/**
 * A longer file is a report, which mentions one thing in many places. Set by hand; without the limit 0.025 of `filings`
 * are wrong and ticked, with it 0.013.
 */
const MAX_PASSAGES = 40;

export const isFileShort = (passages: readonly Passage[]): ((passage: Pick<Passage, 'chunk'>) => boolean) => {
  const long = new Set(passages.flatMap(({ chunk }) => (chunk.seq < MAX_PASSAGES ? [] : [chunk.fileId])));
  return ({ chunk }) => !long.has(chunk.fileId);
};

/** Returns the retrieved text of each short file. */
export const wholeTextsOf = (passages: readonly Passage[]): ReadonlyMap<string, string> => {
  const isShort = isFileShort(passages);
  return new Map(
    [...Map.groupBy(passages.filter(isShort), ({ chunk }) => chunk.fileId)].map(([fileId, own]) => [
      fileId,
      own.map(({ chunk: { context, text } }) => [context.document, context.section, text].join(' ')).join('\n'),
    ]),
  );
};

/**
 * Detects passages of short documents with headings or clauses; elsewhere a line with the right words may be about
 * anything.
 */
export const shortIn = (passages: readonly Passage[]): ((passage: Passage) => boolean) => {
  const isShort = isFileShort(passages);
  const clauses = new Set(agreementsIn(passages).map(({ fileId }) => fileId));
  return (passage) =>
    isShort(passage) && (passage.chunk.context.section !== undefined || clauses.has(passage.chunk.fileId));
};

/** The plan's names if ranking matched the passage to the company, whose first page may not be among the passages. */
const owners = (plan: Plan, passage: Passage): readonly string[] => (isOfCompany(plan, passage) ? plan.names : []);

const BREAK = /[\n,、，;:：()（）「」"“”]/u;
const last = (text: string, most: number): string =>
  text.split(BREAK).at(-1)?.trim().split(/\s+/).slice(-most).join(' ') ?? '';
const first = (text: string): string => text.split(BREAK)[0]?.trim().split(/\s+/)[0] ?? '';
/** Most words of a name before its legal form; an East Asian name is one word. Set by hand. */
const MAX_OF_NAME = { latin: 4, eastern: 1 } as const;
/** Names with a legal form in the opening: the parties of the document. */
const partiesIn = (opening: string): string =>
  [...opening.matchAll(LEGAL_FORM)]
    .map(({ index, 0: form }) => {
      const before = opening.slice(0, index);
      const isLatin = /[a-z.]\s?$/iu.test(before);
      const name = last(before, isLatin ? MAX_OF_NAME.latin : MAX_OF_NAME.eastern);
      return isLatin ? name : `${name} ${first(opening.slice(index + form.length))}`;
    })
    .join(' ');

/** A first line that is longer or ends in a full stop is a sentence, not a title. Set by hand. */
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
/** The heading of the clause that contains a line, for files without known headings. */
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
    // Without a heading, and in another paragraph, consecutive sentences may be unrelated.
    const last = context.section ? lines.findLast((one) => one.end <= start) : undefined;
    const before = last && !whole.slice(last.end, start).includes('\n') ? last : undefined;
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
