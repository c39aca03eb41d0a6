// The analyses that match words and a category, grouped by category in the specification's order.
import type { Analysis } from '#shared/analyses/analysis.ts';
import { CATEGORIES, type Category } from '#shared/model/analysis.ts';

export type Card = { readonly analysis: Analysis; readonly label: string; readonly text: string };
export type Group = { readonly category: Category; readonly cards: readonly Card[] };
type Wanted = { readonly search: string; readonly category?: Category | undefined };

const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

/** Every word must be in the label, the text or the name of the type. */
const matches = ({ analysis, label, text }: Card, search: string): boolean => {
  const hay = folded(`${label} ${text} ${analysis.type}`);
  return folded(search)
    .split(/\s+/)
    .every((word) => hay.includes(word));
};

export const findAnalyses = (cards: readonly Card[], { search, category }: Wanted): readonly Group[] =>
  CATEGORIES.filter((one) => !category || one === category)
    .map((one) => ({
      category: one,
      cards: cards.filter((card) => card.analysis.category === one && matches(card, search)),
    }))
    .filter((group) => group.cards.length > 0);
