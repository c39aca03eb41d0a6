// The concepts that printed labels name, cached, since every question reads the same labels.
import { conceptsNamed } from '#shared/language/lexicon/statement-lines.ts';

const CONCEPTS = new Map<string, readonly string[]>();
/** Labels of about twenty filings. */
const MAX_LABELS = 20_000;
export const conceptsOf = (label: string): readonly string[] => {
  const known = CONCEPTS.get(label);
  if (known) return known;
  if (CONCEPTS.size >= MAX_LABELS) CONCEPTS.clear();
  const made = conceptsNamed(label);
  CONCEPTS.set(label, made);
  return made;
};
