// Generates chunks and questions in three languages with a realistic word distribution (Zipf).

/** A seeded random generator (mulberry32): the same numbers every time. */
export const chance = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};
type Chance = () => number;

/** Rank r is drawn in proportion to 1/(r+2.7) (Mandelbrot's form of Zipf's law). */
const zipf = (size: number, random: Chance) => {
  const [low, high] = [Math.log(2.7), Math.log(size + 2.7)];
  return (): number => Math.min(size - 1, Math.floor(Math.exp(low + random() * (high - low)) - 2.7));
};

const randomWord = (from: string, random: Chance) => {
  const rank = zipf(from.length, random);
  return (length: number): string => Array.from({ length }, () => from[rank()] ?? '').join('');
};
const stretch = (first: number, size: number) =>
  String.fromCharCode(...Array.from({ length: size }, (_, i) => first + i));

const KOREAN = Array.from({ length: 900 }, (_, i) => String.fromCharCode(0xac00 + ((i * 4799) % 11_172))).join('');
const JAPANESE = Array.from({ length: 1200 }, (_, i) => String.fromCharCode(0x4e00 + ((i * 7919) % 20_000))).join('');
const PARTICLES = ['은', '는', '이', '가', '을', '를', '의', '에', '로', '와', '에서', '으로', ''];
const KANA = ['の', 'は', 'を', 'に', 'が', 'と', 'で', 'について', 'した', 'である', 'における'];

const language = (random: Chance, words: readonly string[], ending: () => string) => {
  const rank = zipf(words.length, random);
  return (): string => `${words[rank()] ?? ''}${ending()}`;
};

export const corpus = (seed: number) => {
  const random = chance(seed);
  const pick = (from: readonly string[]) => () => from[Math.floor(random() * from.length)] ?? '';
  const make = (count: number, alphabet: string, least: number, most: number) => {
    const write = randomWord(alphabet, random);
    return Array.from({ length: count }, () => write(least + Math.floor(random() * (most - least + 1))));
  };
  const particle = pick(PARTICLES);
  const kana = pick(KANA);
  const number = () => (random() < 0.08 ? ` ${Math.floor(10 ** (2 + random() * 5)).toLocaleString('en')}` : '');
  const writers = [
    language(random, make(30_000, KOREAN, 2, 4), () => `${particle()}${number()} `),
    language(random, make(40_000, stretch(97, 26), 2, 10), () => `${number()} `),
    language(random, make(30_000, JAPANESE, 2, 4), () => `${kana()}${number()}`),
  ] as const;
  const text = (length: number): string => {
    const word = writers[Math.floor(random() * writers.length)] ?? writers[0];
    let written = '';
    while (written.length < length) written += word();
    return written;
  };
  return { text, random };
};

/** Returns vectors in clusters, like those of chunks on one subject. */
export const vectorMaker = (dimensions: number, subjects: number, random: Chance) => {
  const noise = () => Float32Array.from({ length: dimensions }, () => random() + random() + random() - 1.5);
  const centres = Array.from({ length: subjects }, noise);
  return (): number[] => {
    const centre = centres[Math.floor(random() * subjects)] ?? noise();
    return Array.from(noise(), (value, i) => value + 0.7 * (centre[i] ?? 0));
  };
};
