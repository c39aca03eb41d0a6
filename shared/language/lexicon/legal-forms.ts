// Patterns for legal forms in company names.
import { escaped } from '../escaped.ts';
import forms from './legal-forms.json' with { type: 'json' };

const longestFirst = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

export const EASTERN_FORMS = longestFirst([...forms.ko, ...forms.ja]);
export const LATIN_FORMS = longestFirst(forms.en);
/** Includes words in the position of a legal form, which questions leave out. */
export const LATIN_FORMS_AND_GROUPS = longestFirst([...forms.en, ...forms.groups]);

/** Abbreviations behind a name; none of them is an ordinary word. */
export const ABBREVIATED_FORMS = longestFirst(forms.abbreviated);
