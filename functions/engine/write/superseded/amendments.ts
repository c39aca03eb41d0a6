// Finds the papers of the room that amend a contract, and which contract each of them amends.
import { daysIn } from '#shared/language/grammar/days-in.ts';
import amendingWords from '#shared/language/lexicon/amending-words.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Passage } from '../../evidence.ts';
import { terms } from '../../terms.ts';

const amends = compile({ ...amendingWords, not: [] });
const isTitled = compile(amendingWords.titles);
/** Characters at the start of a paper that hold its title and parties. Set by hand. */
const OPENING = 240;

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

/** For a file, the passages of the papers that amend it, the latest first. */
export const amendmentsOf = (passages: readonly Passage[]): ((fileId: string) => readonly Paper[]) => {
  const papers = [...Map.groupBy(passages, ({ chunk }) => chunk.fileId)].map(([fileId, own]) => paperOf(fileId, own));
  const originals = papers.filter(({ isAmending }) => !isAmending);
  const amending = papers.filter(({ isAmending }) => isAmending);
  const shareOf = new Map(amending.map((one) => [one, originals.map((other) => sharedWith(one, other))]));
  const isOf = (one: Paper, at: number): boolean => {
    const shares = shareOf.get(one) ?? [];
    const own = shares[at] ?? 0;
    return own > 0 && shares.every((share) => share <= own);
  };
  return (fileId) => {
    const at = originals.findIndex((one) => one.fileId === fileId);
    return at < 0 ? [] : amending.filter((one) => isOf(one, at)).sort((a, b) => b.day.localeCompare(a.day));
  };
};
