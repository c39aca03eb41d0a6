// Decides whether a clause of a contract is about the other side: what the client may do does not say it of the
// contractor.
import roles from '../words/contract-roles.json' with { type: 'json' };
import { plain } from './plain-text.ts';

type Side = { readonly one: ByLanguage; readonly other: ByLanguage };
type ByLanguage = Readonly<Record<'en' | 'ko' | 'ja', readonly string[]>>;

/** In no longer word: the licensor is not in the licensee. */
const NOT_IN = String.raw`(?<![\p{Script=Han}\p{Script=Hangul}])`;
const ofCjk = (words: readonly string[], particles: string): string => `${NOT_IN}(${words.join('|')})${particles}`;

const SIDES: readonly Side[] = roles.sides;
const wordsOf = (language: 'en' | 'ko' | 'ja'): string[] => [
  ...new Set(SIDES.flatMap(({ one, other }) => [...one[language], ...other[language]])),
];

const [EN, KO, JA] = [wordsOf('en').join('|'), wordsOf('ko'), wordsOf('ja')] as const;
/** "Consent of the landlord is required": the subject is the consent. */
const NOT_OF = String.raw`(?<!\b(?:of|from|to|with|for|against) (?:the |any |each )?)`;
/** "The Landlord shall", "by the Tenant". */
const ACTING = new RegExp(
  [
    String.raw`${NOT_OF}\b(${EN})s?(?: \([^)]*\))? (?:${roles.acts})\b`,
    String.raw`\bby (?:the|any|each) (${EN})\b(?!['’])`,
    ofCjk(KO, roles.particles.ko),
    ofCjk(JA, roles.particles.ja),
  ].join('|'),
  'gu',
);
const ASKED = new RegExp(
  [
    String.raw`^ (?:${roles.begins}) (?:the |any |each )?(${EN})s?\b(?!['’])`,
    ofCjk(KO, roles.particles.ko),
    ofCjk(JA, roles.particles.ja),
  ].join('|'),
  'u',
);

const namedIn = (match: readonly (string | undefined)[]): string | undefined =>
  match.slice(1).find((word) => word !== undefined);

const opponentsOf = (role: string): string[] =>
  SIDES.flatMap(({ one, other }) => {
    const [own, against] = [one, other].map((words) => Object.values(words).flat()) as [string[], string[]];
    return [...(own.includes(role) ? against : []), ...(against.includes(role) ? own : [])];
  });

/** True for a clause whose subject is the side that the question does not ask about. */
export const isOfOtherSide = (question: string, clause: string): boolean => {
  const inQuestion = namedIn(ASKED.exec(plain(question)) ?? []);
  if (inQuestion === undefined) return false;
  const acting = [...plain(clause).matchAll(ACTING)].map(namedIn);
  if (acting.length === 0 || acting.includes(inQuestion)) return false;
  const opponents = opponentsOf(inQuestion);
  return acting.every((role) => role !== undefined && opponents.includes(role));
};
