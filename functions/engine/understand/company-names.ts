// The names that a company goes by: as its document prints them, without legal form and brackets.
import { escaped } from '../escaped.ts';
import { withoutLegalForm } from './find-entities.ts';

const SHORTEST_LATIN = 3;
const PLAIN_WORDS = new Set([
  'the',
  'first',
  'general',
  'national',
  'international',
  'united',
  'american',
  'global',
  'new',
]);

export const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_.,'’-]+/g, '');

const KNOWN = new Map<string, readonly string[]>();
const MOST_KNOWN = 1_000;

/** "가온물류 주식회사 (Gaon Logistics Co., Ltd.)" is 가온물류, Gaon Logistics and Gaon. */
export const companyNames = (company: string | undefined): readonly string[] => {
  if (!company) return [];
  const known = KNOWN.get(company);
  if (known) return known;
  const whole = withoutLegalForm(company)
    .split(/[()[\]「」]/)
    .map((name) => name.replace(/[\s,.]+$/, '').trim())
    .filter((name) => compact(name).length > 1);
  const firsts = whole.flatMap((name) => {
    const [word = ''] = name.split(' ');
    return /^[A-Za-z]{4,}$/.test(word) && !PLAIN_WORDS.has(word.toLowerCase()) ? [word] : [];
  });
  const names = [...new Set([...whole, ...firsts])];
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(company, names);
  return names;
};

/** Two letters of Korean or Japanese stand in many a longer name by chance. */
export const isTelling = (name: string): boolean => name.length > 2;

/** Latin names stand as words of their own; others may have a particle or an ending behind them. */
export const standsIn = (name: string, text: string): boolean => {
  if (!/^[\x20-\x7e]+$/.test(name)) return compact(text).includes(compact(name));
  if (name.length < SHORTEST_LATIN) return false;
  const body = escaped(name).replace(/\s+/g, '[\\s_-]*');
  return new RegExp(`(?<![a-z])${body}(?![a-z])`, 'iu').test(text.normalize('NFKC'));
};

/** The longest names first, in any case of letters. */
export const withoutNames = (text: string, names: readonly string[], instead: string): string =>
  [...names]
    .filter((name) => compact(name).length > 1)
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => left.replace(new RegExp(escaped(name), 'giu'), instead), text);
