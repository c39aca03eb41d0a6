// The rule for a new password, one everywhere (DESIGN section 5): the form and the server ask the same function.

export const PASSWORD = { min: 8, max: 256 } as const;

const PASSWORD_FAULTS = ['short', 'long', 'upper', 'lower', 'digit', 'special', 'common'] as const;
export type PasswordFault = (typeof PASSWORD_FAULTS)[number];

/** What people type when a rule asks for every class; compared without case. */
const COMMON: readonly string[] = [
  'password1!',
  'password!1',
  'p@ssw0rd',
  'p@ssw0rd1',
  'p@ssword1',
  'passw0rd!',
  'password123!',
  'qwerty123!',
  'qwer1234!',
  'qwer1234!@',
  '1q2w3e4r!',
  'abcd1234!',
  'abc123!@#',
  'admin123!',
  'admin1234!',
  'welcome1!',
  'welcome123!',
  'asdf1234!',
  'zxcv1234!',
  'test1234!',
  'changeme1!',
  'letmein1!',
];

const RULES: readonly (readonly [PasswordFault, (password: string) => boolean])[] = [
  ['short', (password) => password.length >= PASSWORD.min],
  ['long', (password) => password.length <= PASSWORD.max],
  ['upper', (password) => /[A-Z]/.test(password)],
  ['lower', (password) => /[a-z]/.test(password)],
  ['digit', (password) => /\d/.test(password)],
  ['special', (password) => /[^A-Za-z0-9\s]/.test(password)],
  ['common', (password) => !COMMON.includes(password.toLowerCase())],
];

/** Everything that is wrong with a new password; empty when it may be used. */
export const passwordFaults = (password: string): PasswordFault[] =>
  RULES.flatMap(([fault, holds]) => (holds(password) ? [] : [fault]));
