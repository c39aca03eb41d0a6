// Normalizes company names for comparison: ignores width, case, spaces and legal forms in Korean, English and Japanese.
import { EASTERN_FORMS, LATIN_FORMS } from '#shared/language/lexicon/legal-forms.ts';

/** Applied to lower case without the case-insensitive flag, for speed: registers hold a hundred thousand names. */
const FORMS = new RegExp(`${EASTERN_FORMS}|\\b(?:${LATIN_FORMS}|the)\\b\\.?`, 'g');
const FILED_STATE = /\/[a-z]{2,3}\/?$/i;

const wide = (name: string): string => name.normalize('NFKC').toLowerCase();
const bare = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '');

/** A name that is only a legal form is kept as it is. */
export const comparableName = (name: string): string => {
  const plain = wide(name).replace(FILED_STATE, '');
  return bare(plain.replace(FORMS, ' ')) || bare(plain);
};

/** `https://www.Example.com/ko` and `example.com` have the same domain. */
export const domainOf = (homepage: string): string | undefined => {
  const url = URL.parse(
    /^[a-z][a-z0-9+.-]*:\/\//i.test(homepage.trim()) ? homepage.trim() : `https://${homepage.trim()}`,
  );
  const host = url?.hostname.replace(/^www\d?\./, '').replace(/\.$/, '');
  return host?.includes('.') ? host : undefined;
};
