// Replaces names in a text, together with their legal forms, and fits the Korean particle to the new name.
import { escaped } from '../escaped.ts';
import { ABBREVIATED_FORMS, EASTERN_FORMS } from '../lexicon/legal-forms.ts';
import { withParticles } from './particle.ts';

/** Legal forms before or behind a name, which are replaced with it: 주식회사, Co., Ltd. */
const BEFORE = `(?:(?:${EASTERN_FORMS})\\s?)?`;
const BEHIND = `(?:\\s?(?:${EASTERN_FORMS})|,? (?:Co\\.,? ?)?(?:${ABBREVIATED_FORMS})\\.?(?!\\p{L}))?`;
const PARTICLE = '(은|는|이|가|을|를|과|와|으로|로)?(?=[\\s,.)]|의|$)';
const FORMS = ['은(는)', '이(가)', '을(를)', '과(와)', '으로(로)'];
/** The form of a particle that fits any sound: 은(는); '' without one. */
export const formOf = (particle: string): string =>
  particle === '' ? '' : (FORMS.find((form) => form.split(/[()]/).includes(particle)) ?? '');

/** Replaces the names; if one contains another, the longer one matches. */
export const replaceNames = (
  names: readonly string[],
  insteadOf: (name: string) => string,
): ((text: string) => string) => {
  if (names.length === 0) return (text) => text;
  const any = names
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  const name = `${BEFORE}(?<![\\p{Script=Latin}\\d])(${any})(?![\\p{Script=Latin}\\d])${BEHIND}`;
  const pattern = new RegExp(`${name}(?:${PARTICLE})?`, 'gu');
  return (text) =>
    text.replace(pattern, (_, found: string, particle = '') => withParticles(insteadOf(found) + formOf(particle)));
};

const LATIN_BESIDE = new RegExp(
  `[\\p{Script=Hangul}\\p{Script=Han}\\p{Script=Katakana}]+\\s?(?:${EASTERN_FORMS})?\\s?[(（]([A-Z][\\w.,&' -]{3,60})[)）]`,
  'gu',
);
/** Latin names that documents print beside their own: 가온물류 주식회사 (Gaon Logistics Co., Ltd.). */
export const latinNamesBeside = (names: readonly string[], text: string): string[] =>
  [...text.matchAll(LATIN_BESIDE)].flatMap(([whole, latin]) =>
    latin && names.some((name) => whole.includes(name)) ? [latin] : [],
  );
