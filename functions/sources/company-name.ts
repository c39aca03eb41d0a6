// Company names made comparable: width, case, spaces and legal forms in Korean, English and Japanese do not count.
import { EASTERN_FORMS, LATIN_FORMS } from '#shared/language/lexicon/legal-forms.ts';

/** Applied to lower case, and without the flags for letters of both cases: registers hold a hundred thousand names. */
const FORMS = new RegExp(`${EASTERN_FORMS}|\\b(?:${LATIN_FORMS}|the)\\b\\.?`, 'g');
const FILED_STATE = /\/[a-z]{2,3}\/?$/i;

const wide = (name: string): string => name.normalize('NFKC').toLowerCase();
const bare = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '');

/** Nothing is left of a name that is legal form alone: then it counts as it is. */
export const comparableName = (name: string): string => {
  const plain = wide(name).replace(FILED_STATE, '');
  return bare(plain.replace(FORMS, ' ')) || bare(plain);
};

/** `https://www.Example.com/ko` and `example.com` are one. */
export const domainOf = (homepage: string): string | undefined => {
  const url = URL.parse(
    /^[a-z][a-z0-9+.-]*:\/\//i.test(homepage.trim()) ? homepage.trim() : `https://${homepage.trim()}`,
  );
  const host = url?.hostname.replace(/^www\d?\./, '').replace(/\.$/, '');
  return host?.includes('.') ? host : undefined;
};
