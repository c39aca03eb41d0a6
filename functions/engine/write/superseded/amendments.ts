// Finds the papers of the room that amend a contract, and which contract each of them amends.
import { daysIn } from '#shared/language/grammar/days-in.ts';
import amendingWords from '#shared/language/lexicon/amending-words.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Cited, Passage } from '../../evidence.ts';
import { terms } from '../../terms.ts';
import { quotable } from '../prose/sentences.ts';
import type { Stretch } from '../prose/split-sentences.ts';
import { stretchesOf } from '../prose/stretches.ts';

const amends = compile({ ...amendingWords, not: [] });
const isTitled = compile(amendingWords.titles);
const beginsIn = compile(amendingWords.within);
/** Characters at the start of a paper that hold its title and parties. Set by hand. */
const OPENING = 240;

/** `isSentence`: other lines, such as those of a price list, are not read for what they say. */
export type Line = Stretch & { readonly passage: Passage; readonly isSentence: boolean };
const linesOf = (passage: Passage): Line[] => {
  const sentences = quotable(passage);
  const isSentence = ({ start, end }: Stretch): boolean => sentences.some((one) => one.start < end && start < one.end);
  return stretchesOf(passage).map((one) => ({ ...one, passage, isSentence: isSentence(one) }));
};

/** What an amendment says, and the name to give it. */
export type Amendment = {
  readonly lines: readonly Line[];
  readonly title: string;
  /** Whether it is filed below its contract, and so certainly of it. */
  readonly isBelow: boolean;
};

type Paper = {
  readonly fileId: string;
  readonly passages: readonly Passage[];
  readonly isAmending: boolean;
  /** Its title and opening. */
  readonly head: string;
  /** The latest day in its head. */
  readonly day: string;
};

const paperOf = (fileId: string, passages: readonly Passage[]): Paper => {
  const [{ chunk }] = [...passages].sort((a, b) => a.chunk.seq - b.chunk.seq) as [Passage];
  const { document, section = '' } = chunk.context;
  const opening = chunk.seq === 0 ? chunk.text.slice(0, OPENING) : '';
  const head = [document.replaceAll(/[_.-]+/g, ' '), section.split(' > ')[0], opening].join('\n').normalize('NFKC');
  const isAmending = amends(head).length > 0 || isTitled(head).length > 0;
  const day = daysIn(head).sort().at(-1) ?? '';
  return { fileId, passages, isAmending, head, day };
};

/** How much of the head of a paper is in that of the amendment, which names its contract there. */
const sharedWith = (amendment: Paper, { head }: Paper): number => {
  const own = new Set(terms(amendment.head));
  const all = [...new Set(terms(head))];
  return all.filter((term) => own.has(term)).length / (all.length || 1);
};

/** Characters at the start of a line within which an amendment names itself and its day. Set by hand. */
const BEGINNING = 60;
const HEADED = /^\P{L}{0,4}$/u;
/** "Addendum (1 April 2024): …" below the clauses of a contract: where it starts in the passage. */
const startIn = ({ chunk: { kind, text } }: Passage): number | undefined => {
  if (kind !== 'prose') return undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const beginning = line.slice(0, BEGINNING);
    const isNamed = beginsIn(beginning).some(({ start }) => HEADED.test(beginning.slice(0, start)));
    if (at > 0 && isNamed && daysIn(beginning).length > 0) return at;
    at += line.length + 1;
  }
  return undefined;
};

/** The amendment that is filed below the line of a contract, in the passage of the line or a later one. */
const belowIn = (passages: readonly Passage[], { chunk, start }: Place): Amendment[] => {
  const own = passages
    .filter((one) => one.chunk.fileId === chunk.fileId && one.chunk.seq >= chunk.seq)
    .sort((a, b) => b.chunk.seq - a.chunk.seq);
  return own.flatMap((passage) => {
    const from = startIn(passage);
    const isBelow = from !== undefined && (passage.chunk.seq > chunk.seq || from > start);
    const lines = isBelow ? linesOf(passage).filter((line) => line.start >= from) : [];
    return lines.length > 0 ? [{ lines, title: chunk.context.document, isBelow: true }] : [];
  });
};

const amendmentOf = ({ passages }: Paper): Amendment => ({
  lines: passages.flatMap(linesOf),
  title: passages[0]?.chunk.context.document ?? '',
  isBelow: false,
});

type Place = Pick<Cited, 'chunk' | 'start'>;
/** For a line, the papers that amend its contract, the latest first. */
export const amendmentsOf = (passages: readonly Passage[]): ((place: Place) => readonly Amendment[]) => {
  const papers = [...Map.groupBy(passages, ({ chunk }) => chunk.fileId)].map(([fileId, own]) => paperOf(fileId, own));
  const originals = papers.filter(({ isAmending }) => !isAmending);
  const amending = papers.filter(({ isAmending }) => isAmending);
  const shareOf = new Map(amending.map((one) => [one, originals.map((other) => sharedWith(one, other))]));
  const isOf = (one: Paper, at: number): boolean => {
    const shares = shareOf.get(one) ?? [];
    const own = shares[at] ?? 0;
    return own > 0 && shares.every((share) => share <= own);
  };
  return (place) => {
    const at = originals.findIndex((one) => one.fileId === place.chunk.fileId);
    const others = at < 0 ? [] : amending.filter((one) => isOf(one, at)).sort((a, b) => b.day.localeCompare(a.day));
    return [...others.map(amendmentOf), ...belowIn(passages, place)];
  };
};
