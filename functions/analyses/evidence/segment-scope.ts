// The segment that a sentence is about: an amount of one segment is never related to one of the whole company.
import { terms } from '../../engine/terms.ts';
import { contentWords } from '../../engine/understand/words/content-words.ts';
import type { SectionContext } from '../builder.ts';
import { type Known, known } from './known-figure.ts';
import { partTable } from './parts.ts';
import type { Stated } from './stated-amount.ts';

export type NamedSegment = { readonly name: string; readonly revenue: Known };

/** What the name of a segment has beyond those of the others: `rental` in each of three tells none of them apart. */
const ownTerms = (name: string, others: readonly string[]): string[] => {
  const shared = new Set(others.flatMap((one) => terms(one)));
  const own = [...new Set(contentWords(name, []).flatMap(terms))];
  const apart = own.filter((term) => !shared.has(term));
  return apart.length > 0 ? apart : own;
};

/** So much of the name stands there. Set by hand. */
const MIN_NAMED = 0.6;

const isNamed = (name: string, others: readonly string[], said: ReadonlySet<string>): boolean => {
  const own = ownTerms(name, others);
  return own.length > 0 && own.filter((term) => said.has(term)).length >= own.length * MIN_NAMED;
};

/** Up to the comma behind the amount: what follows says how it divides, or goes on to something else. */
const clauseOf = (text: string, end: number): string => {
  const comma = text.slice(end).search(/[,，、;；]/u);
  return comma < 0 ? text : text.slice(0, end + comma);
};

type Found = {
  /** How many segments the company reports; 0 where no document divides its revenue. */
  readonly segments: number;
  /** The only one that the sentence names, where its revenue of the year is known. */
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
