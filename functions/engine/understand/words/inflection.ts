// Strips endings of Korean and Japanese verbs, to separate a question's predicate from its subject.
import inflections from '#shared/language/lexicon/inflections.json' with { type: 'json' };

const any = (words: readonly string[]): string => words.join('|');
const { bases, endings, spokenBases, spoken, copula, adnominal, connective, joinedParticles } = inflections;
const KOREAN = new RegExp(
  `(?:(?:${any(bases)})?(?:${any([...endings, ...connective])})|(?:${any(spokenBases)})(?:${any(spoken)})|${any(adnominal)})$`,
  'u',
);
/** 満了しますか is about 満了. */
const JAPANESE = /(?<=[\p{Script=Han}ァ-ヺー])[\u3041-\u309f]+$/u;
const QUESTION_ENDING = /(?:나요|니까|는가요?|까요|어요|아요|을까|지요|죠)$/u;

const JOINED = new RegExp(`(?:${any(joinedParticles)})$`, 'u');
/** "한빛과의 계약" is one with 한빛. */
export const withoutJoinedParticles = (word: string): string => word.replace(JOINED, '');

const COPULA = new RegExp(`(?:${any(copula)})$`, 'u');
/** "적자야" asks of 적자. */
export const withoutCopula = (word: string): string => word.replace(COPULA, '');

/** 변했어, 늘었니: a syllable that ends in ㅆ is the past tense, whatever the verb. */
const PAST = new RegExp(`\u11bb(?:${any(spoken)})$`.normalize('NFD'), 'u');

/** 좋아졌나요, 늘었습니까: it asks, and nobody is called so. */
export const isInflected = (word: string): boolean => QUESTION_ENDING.test(word) || PAST.test(word.normalize('NFD'));

/** 설립했나: what is left of the ending is the past of 하다 and 되다. */
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
/** 열렸어, 있어야: a native verb in an ending of its own, of which no noun is left that a text would hold. */
export const isVerbAlone = (word: string): boolean =>
  /^[가-힣]+$/u.test(word) && (isInflected(word) || CONNECTED.test(word)) && stemOf(word) === word;

/** 빌렸, 정했: what is left of a native verb in the past names nothing. */
export const isPastStem = (word: string): boolean => /^[가-힣]+$/u.test(word) && /\u11bb$/u.test(word.normalize('NFD'));

const LIGHT_VERB = /(?<=[가-힣]{2})(?:하|되)(?:면|여|려면|는|고)$/u;
/** 출산하면 supposes 출산. */
export const withoutLightVerb = (word: string): string => word.replace(LIGHT_VERB, '');
