// Splits the name of a document into words that three languages have for the same, and words that only one has.
import dictionary from '#shared/language/lexicon/dictionary.json' with { type: 'json' };
import sameMeaning from '#shared/language/lexicon/same-meaning.json' with { type: 'json' };
import { lazy } from '#shared/lazy.ts';
import names from '../../checklists/words/document-names.json' with { type: 'json' };
import { withoutJosa } from '../../engine/terms.ts';

/** `meanings`: empty for a word that no dictionary has, which may be a name. */
export type Piece = { readonly text: string; readonly meanings: ReadonlySet<number> };

const GROUPS = [...names.subjects, ...dictionary.entries, ...sameMeaning.groups];

/** Words without marks; those that may have any ending also with one. */
const WORDS = lazy(() => {
  const words = new Map<string, Set<number>>();
  for (const [meaning, { ko, en, ja }] of GROUPS.entries())
    for (const word of [...ko, ...en, ...ja]) {
      const whole = word.normalize('NFKC').toLowerCase().replace(/['’]/gu, '');
      const key = whole.replace(/\*$/u, '');
      const isPlain = key.length > 1 && !/[*#…^$]/u.test(key);
      for (const one of isPlain ? new Set([key, whole]) : [])
        words.set(one, (words.get(one) ?? new Set()).add(meaning));
    }
  return words;
});

const NONE: ReadonlySet<number> = new Set();
/** Characters of a word inside a run; one character alone means too much. Set by hand. */
const [MAX_LENGTH, MIN_LENGTH] = [12, 2];
/** Words of an English term. Set by hand. */
const MAX_WORDS = 4;
const LATIN = /^[a-z]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Words with any ending are found by a beginning that leaves out at most an ending: machine of machinery. Set by hand. */
const [MIN_STEM, MAX_ENDING] = [3, 5];
const meaningsInEnglish = (phrase: string): ReadonlySet<number> => {
  const own = WORDS().get(phrase) ?? WORDS().get(phrase.replace(/s$/u, ''));
  if (own) return own;
  const last = phrase.length - phrase.lastIndexOf(' ') - 1;
  for (let cut = 1; cut <= Math.min(MAX_ENDING, last - MIN_STEM); cut += 1) {
    const found = WORDS().get(`${phrase.slice(0, -cut)}*`);
    if (found) return found;
  }
  return NONE;
};

/** Of several words that begin at the place the longest with a meaning. */
const inEnglish = (words: readonly string[]): Piece[] => {
  const pieces: Piece[] = [];
  for (let n = 0; n < words.length; ) {
    let length = Math.min(MAX_WORDS, words.length - n);
    const phrase = () => words.slice(n, n + length).join(' ');
    while (length > 1 && meaningsInEnglish(phrase()).size === 0) length -= 1;
    pieces.push({ text: phrase(), meanings: meaningsInEnglish(phrase()) });
    n += length;
  }
  return pieces;
};

/** A run without spaces, of which the rest between words with a meaning is a piece, too. */
const inRun = (run: string): Piece[] => {
  const pieces: Piece[] = [];
  let rest = '';
  const close = () => {
    const text = HANGUL.test(rest)
      ? withoutJosa(rest)
      : rest.replace(/^\p{Script=Hiragana}+|\p{Script=Hiragana}+$/gu, '');
    if (text !== '') pieces.push({ text, meanings: NONE });
    rest = '';
  };
  for (let n = 0; n < run.length; ) {
    let length = Math.min(MAX_LENGTH, run.length - n);
    while (length >= MIN_LENGTH && !WORDS().has(run.slice(n, n + length))) length -= 1;
    const text = run.slice(n, n + Math.max(1, length));
    if (length >= MIN_LENGTH) close();
    if (length >= MIN_LENGTH) pieces.push({ text, meanings: WORDS().get(text) ?? NONE });
    else rest += text;
    n += text.length;
  }
  close();
  return pieces;
};

const SEPARATE = /[^\p{L}\p{N}'’]+/u;
/** A name in another script has the particles of the request's. */
const RUNS = /[a-z0-9'’]+|\p{Script=Hangul}+|[^a-z0-9'’\p{Script=Hangul}]+/gu;

/** Numbers are left out. */
export const piecesOf = (text: string): Piece[] => {
  const runs = text
    .normalize('NFKC')
    .toLowerCase()
    .split(SEPARATE)
    .flatMap((word) => word.match(RUNS) ?? []);
  const pieces: Piece[] = [];
  let latin: string[] = [];
  for (const run of [...runs, '']) {
    if (LATIN.test(run)) {
      latin.push(run.replace(/['’]s?/gu, ''));
      continue;
    }
    pieces.push(...inEnglish(latin));
    latin = [];
    if (!/^\d*$/u.test(run)) pieces.push(...inRun(run));
  }
  return pieces;
};
