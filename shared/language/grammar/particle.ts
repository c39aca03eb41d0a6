// Chooses the Korean particle that fits the preceding sound: texts contain 은(는), 이(가), 을(를), 과(와), 으로(로).

/** The genitive between nouns, which adds no meaning: 이자의 수취 is 이자 수취. */
export const GENITIVE = /(?<=\p{Script=Hangul})의(?=\s)/gu;

const PAIRS: Readonly<Record<string, readonly [closed: string, open: string]>> = {
  '은(는)': ['은', '는'],
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '과(와)': ['과', '와'],
  '으로(로)': ['으로', '로'],
  '이라(라)': ['이라', '라'],
};
const CLOSED_DIGITS = '013678';
const RIEUL_DIGITS = '178';
/** Acronyms are read letter by letter: L, M, N and R end in a consonant. */
const ACRONYM_CLOSED = /[LMNR]$/;
const WORD_CLOSED = /(?:[lmn]|ng|ck|[aeiou][ckpb]|[^aeiou]le)$/;

type Sound = 'open' | 'closed' | 'rieul';

const ofHangul = (code: number): Sound => {
  const final = (code - 0xac00) % 28;
  if (final === 0) return 'open';
  return final === 8 ? 'rieul' : 'closed';
};

const ofLatin = (word: string): Sound => {
  if (word === word.toUpperCase())
    return ACRONYM_CLOSED.test(word) ? (word.endsWith('L') || word.endsWith('R') ? 'rieul' : 'closed') : 'open';
  if (!WORD_CLOSED.test(word.toLowerCase())) return 'open';
  return /l$|le$/i.test(word) ? 'rieul' : 'closed';
};

/** The gloss behind a Korean name, which is not read aloud: the particle of 투하자본이익률(ROIC) follows 률. */
const GLOSS = /(?<=\p{Script=Hangul})\([A-Za-z][A-Za-z .,&/-]*\)$/u;

/**
 * The final sound of a text read aloud in Korean. Of brackets and quotes, only a foreign gloss behind Korean is
 * skipped.
 */
const soundOf = (text: string): Sound => {
  const bare = text.replace(GLOSS, '').replace(/[\s)\]}"'”’」』.,]+$/u, '');
  const last = bare.slice(-1);
  const code = last.charCodeAt(0);
  if (code >= 0xac00 && code <= 0xd7a3) return ofHangul(code);
  if (/\d/.test(last)) return RIEUL_DIGITS.includes(last) ? 'rieul' : CLOSED_DIGITS.includes(last) ? 'closed' : 'open';
  const word = /[a-z]+$/i.exec(bare)?.[0];
  return word ? ofLatin(word) : 'open';
};

export const withParticles = (text: string): string =>
  text.replace(
    /(은\(는\)|이\(가\)|을\(를\)|과\(와\)|으로\(로\)|이라\(라\))/g,
    (form, _match, at: number, whole: string) => {
      const pair = PAIRS[form];
      const sound = soundOf(whole.slice(0, at));
      if (!pair) return form;
      if (form === '으로(로)') return sound === 'closed' ? pair[0] : pair[1];
      return sound === 'open' ? pair[1] : pair[0];
    },
  );

/** Particles that follow a final consonant, and those that follow a vowel. */
const AFTER_CLOSED: ReadonlySet<string> = new Set(['은', '이', '을', '과']);
const AFTER_OPEN: ReadonlySet<string> = new Set(['는', '가', '를', '와']);

/**
 * A name without the particle behind it, if its sound allows one: 도담정밀과 gives 도담정밀, but 다온제과 keeps its 과, which would
 * be 와 as a particle. At least two syllables remain.
 */
export const withoutFinalParticle = (word: string): string => {
  const [rest, last] = [word.slice(0, -1), word.slice(-1)];
  if (rest.length < 2 || !/[가-힣]$/.test(rest)) return word;
  const isParticle = last === '의' || (soundOf(rest) === 'open' ? AFTER_OPEN : AFTER_CLOSED).has(last);
  return isParticle ? rest : word;
};
