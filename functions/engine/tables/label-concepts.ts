// The concepts that printed labels name, cached: every question reads the labels of the same tables.
import { conceptsNamed } from '#shared/language/lexicon/statement-lines.ts';

const CONCEPTS = new Map<string, readonly string[]>();
/** The labels of some twenty filings. */
const MAX_LABELS = 20_000;
export const conceptsOf = (label: string): readonly string[] => {
  const known = CONCEPTS.get(label);
  if (known) return known;
  if (CONCEPTS.size >= MAX_LABELS) CONCEPTS.clear();
  const made = conceptsNamed(label);
  CONCEPTS.set(label, made);
  return made;
};
