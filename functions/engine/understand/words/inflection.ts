// Strips endings of Korean and Japanese verbs, to separate a question's predicate from its subject.
import inflections from '#shared/language/lexicon/inflections.json' with { type: 'json' };

const any = (words: readonly string[]): string => words.join('|');
const { bases, endings, spokenBases, spoken, copula, adnominal, connective, joinedParticles } = inflections;
const KOREAN = new RegExp(
  `(?:(?:${any(bases)})?(?:${any([...endings, ...connective])})|(?:${any(spokenBases)})(?:${any(spoken)})|${any(adnominal)})$`,
  'u',
);
/** The verb ending behind a noun: 満了しますか is about 満了. */
const JAPANESE = /(?<=[\p{Script=Han}ァ-ヺー])[\u3041-\u309f]+$/u;
const QUESTION_ENDING = /(?:나요|니까|는가요?|는지요?|까요|어요|아요|을까|지요|죠)$/u;

const JOINED = new RegExp(`(?:${any(joinedParticles)})$`, 'u');
/** Removes a joined particle: "한빛과의 계약" is a contract with 한빛. */
export const withoutJoinedParticles = (word: string): string => word.replace(JOINED, '');

const COPULA = new RegExp(`(?:${any(copula)})$`, 'u');
/** Removes the copula: "적자야" asks about 적자. */
export const withoutCopula = (word: string): string => word.replace(COPULA, '');

/** The past tense of any verb, a syllable that ends in ㅆ: 변했어, 늘었니. */
const PAST = new RegExp(`\u11bb(?:${any(spoken)})$`.normalize('NFD'), 'u');

/** Whether a word is an inflected verb, and so not a name: 좋아졌나요, 늘었습니까. */
export const isInflected = (word: string): boolean => QUESTION_ENDING.test(word) || PAST.test(word.normalize('NFD'));

/** The past of 하다 and 되다 that remains without the ending: 설립했나. */
const PAST_BASE = /(?<=[가-힣]{2})(?:했|하였|됐|되었)$/u;

const korean = (word: string): string => {
  const stem = word.replace(KOREAN, '');
  return (stem.length >= 2 ? stem : word).replace(PAST_BASE, '');
};

export const stemOf = (word: string): string => {
  if (/[가-힣]/.test(word)) return korean(word);
  return /[\u3041-\u30ff\u4e00-\u9fff]/.test(word) ? word.replace(JAPANESE, '') : word;
};

const CONNECTED = new RegExp(`(?:${any(connective)})$`, 'u');
/** Whether a word is an inflected native verb that contains no noun for a text to match: 열렸어, 있어야. */
export const isVerbAlone = (word: string): boolean =>
  /^[가-힣]+$/u.test(word) && (isInflected(word) || CONNECTED.test(word)) && stemOf(word) === word;

/** Whether a word is the past stem of a native verb, which names nothing: 빌렸, 정했. */
export const isPastStem = (word: string): boolean => /^[가-힣]+$/u.test(word) && /\u11bb$/u.test(word.normalize('NFD'));

const LIGHT_VERB = /(?<=[가-힣]{2})(?:하|되)(?:면|여|려면|는|고)$/u;
/** Removes a light verb: 출산하면 is a condition on 출산. */
export const withoutLightVerb = (word: string): string => word.replace(LIGHT_VERB, '');
