// Analyzes text into search terms, alike for indexing and for questions, in Korean, Japanese and Latin script.
import { stemmer } from 'stemmer';

const LATIN = 1;
const DIGIT = 2;
const HANGUL = 3;
const KANA = 4;
const HAN = 5;

const classOf = (code: number): number => {
  if (code < 128) {
    if (code >= 97 && code <= 122) return LATIN;
    return code >= 48 && code <= 57 ? DIGIT : 0;
  }
  if (code >= 0xac00 && code <= 0xd7a3) return HANGUL;
  if (code >= 0x3041 && code <= 0x30ff && code !== 0x30fb) return KANA;
  if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf) || code === 0x3005) return HAN;
  return code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7 ? LATIN : 0;
};

/** Particles that follow a Korean noun, longest first. */
const JOSA =
  '으로부터 에서부터 이라는 에게서 로부터 에서는 에서도 에서의 으로는 으로서 으로써 으로의 까지의 부터의 까지 부터 에게 에서 에는 에도 으로 로서 로써 로는 라는 이나 처럼 보다 마다 만큼 이며 이고 하고 은 는 이 가 을 를 의 에 로 와 과 도 만 나'.split(
    ' ',
  );
const JOSA_BY_LAST = new Map<string, string[]>();
for (const josa of JOSA) JOSA_BY_LAST.set(josa.slice(-1), [...(JOSA_BY_LAST.get(josa.slice(-1)) ?? []), josa]);

const JAPANESE_PARTICLES = 'は が を に で と も の から まで への'.split(' ');
export const isParticle = (word: string): boolean => JOSA.includes(word) || JAPANESE_PARTICLES.includes(word);

/** A noun without its particle. At least two syllables remain, so that 평가 or 제도 are not cut. */
export const withoutJosa = (word: string): string => {
  const candidates = JOSA_BY_LAST.get(word.slice(-1));
  if (!candidates) return word;
  for (const josa of candidates)
    if (word.length - josa.length >= 2 && word.endsWith(josa)) return word.slice(0, -josa.length);
  return word;
};

const STEMS = new Map<string, string>();
const MAX_STEMS = 50_000;
const stem = (word: string): string => {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  if (STEMS.size >= MAX_STEMS) STEMS.clear();
  const made = word.length > 3 ? stemmer(word) : word;
  STEMS.set(word, made);
  return made;
};

const bigrams = (word: string, out: string[]): void => {
  for (let i = 0; i + 2 <= word.length; i += 1) out.push(word.slice(i, i + 2));
};

const hangul = (run: string, out: string[]): void => {
  if (run.length <= 2) {
    out.push(run);
    return;
  }
  bigrams(run, out);
  const noun = withoutJosa(run);
  if (noun.length > 2) out.push(noun);
};

const japanese = (run: string, out: string[]): void => {
  if (run.length <= 2) {
    out.push(run);
    return;
  }
  bigrams(run, out);
  for (const word of run.match(/[ァ-ヺー]{3,}/g) ?? []) out.push(word);
};

/** Adjacent letters and digits are one word (q3, fy2022, 5g); a year inside is also a term by itself. */
const latin = (run: string, out: string[]): void => {
  out.push(/\d/.test(run) ? run : stem(run));
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(run);
  if (year && run.length > 4) out.push(year[0]);
};

type Run = { readonly kind: number; readonly end: number };

const isJapanese = (kind: number) => kind === KANA || kind === HAN;

/** The end of the sequence that begins at `start`. A number keeps its separators: 1,234.5 is one term. */
const runFrom = (text: string, start: number): Run => {
  const first = classOf(text.charCodeAt(start));
  let kind = first;
  let end = start + 1;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    const next = classOf(code);
    if (next === kind || (isJapanese(next) && isJapanese(kind))) continue;
    if (kind === DIGIT && (code === 44 || code === 46) && classOf(text.charCodeAt(end + 1)) === DIGIT) continue;
    if ((kind === LATIN && next === DIGIT) || (kind === DIGIT && next === LATIN)) {
      kind = LATIN;
      continue;
    }
    break;
  }
  return { kind, end };
};

const number = (run: string): string => (run.includes(',') ? run.replaceAll(',', '') : run);

/** The terms of a text, in order and with repeats. */
export const terms = (text: string): string[] => {
  const plain = text.normalize('NFKC').toLowerCase();
  const out: string[] = [];
  let at = 0;
  while (at < plain.length) {
    if (classOf(plain.charCodeAt(at)) === 0) {
      at += 1;
      continue;
    }
    const { kind, end } = runFrom(plain, at);
    const run = plain.slice(at, end);
    if (kind === HANGUL) hangul(run, out);
    else if (kind === DIGIT) out.push(number(run));
    else if (kind === LATIN) latin(number(run), out);
    else japanese(run, out);
    at = end;
  }
  return out;
};

/**
 * Lowest share of the character pairs that must match: 従業員の平均年齢 lacks one pair of 従業員平均年齢. A particle removes one of
 * the three pairs of a compound of four characters.
 */
const SHARE_OF_PAIRS = 0.5;
const COMPOUND = /^[\p{Script=Han}]{4,}$/u;
export const hasPairs = (word: string, words: Pick<ReadonlySet<string>, 'has'>): boolean => {
  if (!COMPOUND.test(word)) return false;
  const pairs = terms(word);
  return pairs.filter((pair) => words.has(pair)).length >= pairs.length * SHARE_OF_PAIRS;
};
