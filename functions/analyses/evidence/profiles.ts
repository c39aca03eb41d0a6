// Filters companies from databases and finds what each has in common with the target.

import { countryName } from '#shared/analyses/input-wording.ts';
import lexicon from '#shared/language/lexicon/database-industries.json' with { type: 'json' };
import { lazy } from '#shared/lazy.ts';
import { COMPANY_SIZES } from '#shared/model/analysis.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { terms } from '../../engine/terms.ts';
import type { CompanyProfile } from '../../ports/sources.ts';
import type { SectionContext } from '../builder.ts';

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z0-9+\p{L}]/gu, '');

const TOP: Readonly<Record<string, number>> = Object.fromEntries(
  COMPANY_SIZES.slice(1).map((size) => [size, Number(/(\d+)\+?$/.exec(size)?.[1] ?? 0)]),
);
/** A rank from 1 to 9 by the number of employees; 0 if unknown. */
export const sizeRank = ({ employees, sizeRange }: CompanyProfile): number => {
  const count = employees ?? Number(/\d[\d,]*/.exec(sizeRange ?? '')?.[0].replaceAll(',', '') ?? Number.NaN);
  if (!Number.isFinite(count)) return 0;
  const found = COMPANY_SIZES.slice(1).findIndex((size) => size.endsWith('+') || count <= (TOP[size] ?? 0));
  return found + 1;
};

/** Country names in the languages of the sources, to compare what people enter with what databases contain. */
const regions = lazy(() => LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' })));
const ALIASES: Readonly<Record<string, string>> = {
  usa: 'US',
  unitedstates: 'US',
  korea: 'KR',
  republicofkorea: 'KR',
  uk: 'GB',
};
const CODES = [
  'KR',
  'US',
  'JP',
  'CN',
  'GB',
  'DE',
  'FR',
  'IN',
  'VN',
  'SG',
  'TW',
  'HK',
  'AU',
  'CA',
  'SE',
  'RU',
  'ID',
  'TH',
];

const countryCode = (text: string): string | undefined => {
  const plain = squeeze(text);
  if (/^[a-z]{2}$/.test(plain)) return plain.toUpperCase();
  return ALIASES[plain] ?? CODES.find((code) => regions().some((names) => squeeze(names.of(code) ?? '') === plain));
};

export const sameCountry = (a: string | undefined, b: string | undefined): boolean =>
  Boolean(a && b) && (countryCode(a ?? '') ?? squeeze(a ?? '')) === (countryCode(b ?? '') ?? squeeze(b ?? ''));

const chosen = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== 'all') : [];

export const passesFilters = ({ inputs }: Pick<SectionContext, 'inputs'>, profile: CompanyProfile): boolean => {
  const sizes = chosen(inputs.sizes);
  const types = chosen(inputs.types).map(squeeze);
  const fitsSize = sizes.length === 0 || sizes.includes(COMPANY_SIZES[sizeRank(profile)] ?? '');
  const { country } = inputs;
  const isElsewhere =
    typeof country === 'string' && profile.country !== undefined && !sameCountry(country, profile.country);
  return !isElsewhere && fitsSize && (types.length === 0 || types.includes(squeeze(profile.type ?? '')));
};

/** Words for one line of business, in three languages and in the vocabulary of databases. */
const INDUSTRIES = lexicon.industries.map(({ name, words }) => ({ name, isNamedIn: new RegExp(words.join('|'), 'i') }));

/** Company databases use English. */
export const databaseIndustry = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : (INDUSTRIES.find(({ isNamedIn }) => isNamedIn.test(text))?.name ?? text);
/** A country's name for the reader, however the database writes it. */
export const countryIn = (language: Language, text: string): string =>
  text === '' ? '' : countryName(language, countryCode(text) ?? text);
export const databaseCountry = (text: string): string => countryName('en', countryCode(text) ?? text);

/** True if the texts share words, or have words for the same line of business. */
export const sameIndustry = (a: string, b: string): boolean => {
  const own = new Set(terms(a));
  return (
    terms(b).some((term) => own.has(term)) || INDUSTRIES.some(({ isNamedIn }) => isNamedIn.test(a) && isNamedIn.test(b))
  );
};
