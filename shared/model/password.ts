// Defines the rules for a new password in one place: the form and the server call the same function.
import { lazy } from '../lazy.ts';
import common from './common-passwords.json' with { type: 'json' };

export const PASSWORD = { min: 8, max: 256 } as const;

const PASSWORD_FAULTS = ['short', 'long', 'upper', 'lower', 'digit', 'special', 'common'] as const;
export type PasswordFault = (typeof PASSWORD_FAULTS)[number];

const commonWords = lazy(() => new Set(`${common.words} ${common.added}`.split(' ')));

/** Common substitutions in words when a rule requires digits and special characters. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['@', 'a'],
  ['0', 'o'],
  ['$', 's'],
];
const wordOf = (password: string): string => password.toLowerCase().replace(/[^a-z0-9]/g, '');
const unspelled = (password: string): string =>
  SPELLINGS.reduce((text, [mark, letter]) => text.replaceAll(mark, letter), password);

/** Ignores special characters between letters or in place of them: `P@ssw0rd!1` is `password1`. */
const isCommon = (password: string): boolean =>
  [password, unspelled(password)].some((text) => commonWords().has(wordOf(text)));

/** Shorter words occur in too many others. */
const SHORTEST_WORD = 4;
/** With fewer letters besides the words, nothing is left to guess. */
const MIN_LENGTH = 4;

/** True if a password consists of words of these texts plus digits and special characters: `Hanbit!2026` for Hanbit. */
export const isMadeOf = (password: string, texts: readonly string[]): boolean => {
  const withoutDigits = (text: string) => wordOf(text).replace(/\d/g, '');
  const known = texts
    .flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
    .map(withoutDigits)
    .filter((word) => word.length >= SHORTEST_WORD);
  return [password, unspelled(password.toLowerCase())].some((text) => {
    const whole = withoutDigits(text);
    const left = known.reduce((rest, word) => rest.replaceAll(word, ''), whole);
    return left !== whole && left.length < MIN_LENGTH;
  });
};

const RULES: readonly (readonly [PasswordFault, (password: string) => boolean])[] = [
  ['short', (password) => password.length >= PASSWORD.min],
  ['long', (password) => password.length <= PASSWORD.max],
  ['upper', (password) => /[A-Z]/.test(password)],
  ['lower', (password) => /[a-z]/.test(password)],
  ['digit', (password) => /\d/.test(password)],
  ['special', (password) => /[^A-Za-z0-9\s]/.test(password)],
  ['common', (password) => !isCommon(password)],
];

/** Every fault of a new password; empty if it may be used. */
export const passwordFaults = (password: string): PasswordFault[] =>
  RULES.flatMap(([fault, holds]) => (holds(password) ? [] : [fault]));
