// Legal forms in the names of companies.
import { escaped } from '../escaped.ts';
import forms from './legal-forms.json' with { type: 'json' };

const longestFirst = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

export const EASTERN_FORMS = longestFirst([...forms.ko, ...forms.ja]);
export const LATIN_FORMS = longestFirst(forms.en);
/** Words that are in the place of one: nobody says them in a question. */
export const LATIN_FORMS_AND_GROUPS = longestFirst([...forms.en, ...forms.groups]);

/** As they are printed behind a name; none of them is a word of the language. */
export const ABBREVIATED_FORMS = longestFirst(forms.abbreviated);
