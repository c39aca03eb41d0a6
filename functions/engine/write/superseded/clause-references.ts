// The clauses of a contract to which a line of an amendment refers: by their numbers, and whether it removes them.
import amendingWords from '#shared/language/lexicon/amending-words.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Cited } from '../../evidence.ts';

const deletes = compile(amendingWords.deleting);
export const deletesIn = (text: string): boolean => deletes(text).length > 0;

const CLAUSE =
  /(?:제\s?(\d{1,3})\s?조|第\s?(\d{1,3})\s?条|\b(?:clause|section|article|paragraph)\s(\d{1,3}(?:\.\d{1,2})?)(?![\d.]*\d))/giu;
/** （期間）第7条: a clause of Korea or Japan, whose paragraphs have numbers of their own. */
const EASTERN = /^\s*(?:[（(][^）)]{1,20}[）)]\s*)?(?:제\s?(\d{1,3})\s?조|第\s?(\d{1,3})\s?条)/u;
const WESTERN = /^\s*(?:(?:clause|section|article)\s)?(\d{1,3}(?:\.\d{1,2})?)[.):\s]/iu;
const numberIn = (groups: readonly (string | undefined)[] | null): string | undefined => groups?.slice(1).find(Boolean);

/** The number of the clause in which a quote is; it may be some lines before the quote. */
const clauseOf = ({ chunk: { text }, start }: Cited): string | undefined => {
  const end = text.indexOf('\n', start);
  const lines = text.slice(0, end < 0 ? undefined : end).split('\n');
  const eastern = lines.flatMap((line) => numberIn(EASTERN.exec(line)) ?? []).at(-1);
  return eastern ?? numberIn(WESTERN.exec(lines.at(-1) ?? ''));
};

/** 제4조(임대료): a clause of the amendment itself, where 제4조를 and "Clause 4 is" refer to another paper's. */
const REFERS = /^\s?(?:제?\s?\d+항|第?\s?\d+項|[의를을에중のをはに]|is\b|are\b|shall\b|of\b|becomes\b)/u;
/** Characters of a number or a bullet before the head of a clause. */
const MAX_BEFORE_HEAD = 4;

/** Whether a line refers to the clause in which a quote of the contract is: "the charge in clause 6 becomes …". */
export const namesClauseOf = (cited: readonly Cited[]): ((text: string) => boolean) => {
  const own = new Set(cited.flatMap((one) => clauseOf(one) ?? []));
  return (text) =>
    [...text.matchAll(CLAUSE)].some(
      (match) =>
        own.has(numberIn(match) ?? '') &&
        (match.index > MAX_BEFORE_HEAD || REFERS.test(text.slice(match.index + match[0].length))),
    );
};
