// Finds the segment that a sentence is about: an amount of one segment is never related to one of the whole company.
import { terms } from '../../engine/terms.ts';
import { contentWords } from '../../engine/understand/words/content-words.ts';
import type { SectionContext } from '../builder.ts';
import { type Known, known } from './known-figure.ts';
import { partTable } from './parts.ts';
import type { Stated } from './stated-amount.ts';

export type NamedSegment = { readonly name: string; readonly revenue: Known };

/** The words that distinguish a segment's name from the others: `rental` in each of three names distinguishes none. */
const ownTerms = (name: string, others: readonly string[]): string[] => {
  const shared = new Set(others.flatMap((one) => terms(one)));
  const own = [...new Set(contentWords(name, []).flatMap(terms))];
  const apart = own.filter((term) => !shared.has(term));
  return apart.length > 0 ? apart : own;
};

/** The share of a name's words that must occur. Set by hand. */
const MIN_NAMED = 0.6;

const isNamed = (name: string, others: readonly string[], said: ReadonlySet<string>): boolean => {
  const own = ownTerms(name, others);
  return own.length > 0 && own.filter((term) => said.has(term)).length >= own.length * MIN_NAMED;
};

/** The text up to the comma after the amount: the rest divides the amount or is about something else. */
const clauseOf = (text: string, end: number): string => {
  const comma = text.slice(end).search(/[,，、;；]/u);
  return comma < 0 ? text : text.slice(0, end + comma);
};

type Found = {
  /** The number of segments that the company reports; 0 if no document divides its revenue. */
  readonly segments: number;
  /** The only segment that the sentence names, if its revenue of the year is known. */
  readonly named: NamedSegment | undefined;
  readonly isOfSegment: boolean;
};

export const segmentNamedBy = async (
  context: SectionContext,
  { sentence, figure }: Pick<Stated, 'sentence' | 'figure'>,
  year: string,
): Promise<Found> => {
  const table = context.company && (await partTable(context, context.company));
  if (!table) return { segments: 0, named: undefined, isOfSegment: false };
  const { parts, figures } = table;
  const words = new Set(terms(clauseOf(sentence.text, figure.end)));
  const names = parts.filter((part) =>
    isNamed(
      part,
      parts.filter((one) => one !== part),
      words,
    ),
  );
  const [name = ''] = names.length === 1 ? names : [];
  const revenue = known(figures, name, year);
  return {
    segments: parts.length,
    named: revenue && { name, revenue },
    isOfSegment: names.length > 0 && names.length < parts.length,
  };
};
