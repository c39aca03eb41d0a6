// Normalizes printed row labels for comparison with known names.
import { GENITIVE } from '#shared/language/grammar/particle.ts';

/** A label without numbering, brackets, spaces, note marks and colons. */
export const plainLabel = (label: string): string =>
  label
    // NFKC would turn this bullet into a vowel.
    .replace(/[ㆍ‧・]/g, '·')
    .replace(/[’‘]/g, "'")
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\((?:단위|単位|주\s?\d*|note[s]?\s?[\d,\s]*|주석[^)]*|\d+|\*)[^)]*\)/g, '')
    .replace(/^[\s\divxⅰ-ⅻㆍ·•○●□■\-–.)(가나다라마바사]{0,6}[.)ㆍ·•]\s*/u, '')
    .replace(GENITIVE, '')
    .replace(/[\s:：*※[\]]|ㆍ/g, '');

const formsOf = (label: string): readonly string[] => {
  const whole = plainLabel(label);
  // "provided by/(used in)" prints alternatives.
  const outer = whole.replace(/\/?\([^)]*\)?/g, '');
  const inner = /\(([^)]+)\)$/.exec(whole)?.[1];
  return [...new Set([whole, outer, ...(inner && !/손실|손익|loss|損失/.test(inner) ? [inner] : [])])].filter(Boolean);
};

const FORMS = new Map<string, readonly string[]>();
/** About the number of labels in twenty filings. */
const MAX_LABELS = 20_000;

/** The forms of a label to look up: whole, without brackets, and the text of brackets at its end. */
export const labelForms = (label: string): readonly string[] => {
  const known = FORMS.get(label);
  if (known) return known;
  if (FORMS.size >= MAX_LABELS) FORMS.clear();
  const made = formsOf(label);
  FORMS.set(label, made);
  return made;
};
