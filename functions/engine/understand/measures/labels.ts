// Normalizes printed row labels to the forms under which they may be known.
import { GENITIVE } from '#shared/language/grammar/particle.ts';

/** A label without what statements add to it: numbering, brackets, spaces, note marks, colons. */
export const plainLabel = (label: string): string =>
  label
    // NFKC would make a vowel of this bullet.
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
  // "provided by/(used in)" is the one or the other.
  const outer = whole.replace(/\/?\([^)]*\)?/g, '');
  const inner = /\(([^)]+)\)$/.exec(whole)?.[1];
  return [...new Set([whole, outer, ...(inner && !/손실|손익|loss|損失/.test(inner) ? [inner] : [])])].filter(Boolean);
};

const FORMS = new Map<string, readonly string[]>();
/** The labels of some twenty filings. */
const MAX_LABELS = 20_000;

/** Forms under which a printed label may be known: as it is, and without what is in brackets, and that alone at the end. */
export const labelForms = (label: string): readonly string[] => {
  const known = FORMS.get(label);
  if (known) return known;
  if (FORMS.size >= MAX_LABELS) FORMS.clear();
  const made = formsOf(label);
  FORMS.set(label, made);
  return made;
};
