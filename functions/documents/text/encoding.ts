// Decodes bytes to text: UTF-8 and UTF-16 by their form, else the likeliest legacy Korean or Japanese encoding.
import iconv from 'iconv-lite';
import { lazy } from '#shared/lazy.ts';

const bom = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
};

/** Detects UTF-16 without a byte order mark: its Latin letters leave NULs in either the even or the odd bytes. */
const bareUtf16 = (bytes: Uint8Array): string | undefined => {
  const sides = [0, 0];
  const head = bytes.subarray(0, 4096);
  head.forEach((byte, at) => {
    if (byte === 0) sides[at % 2] = (sides[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = sides;
  if (Math.max(even, odd) < head.length * 0.1) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
};

const utf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** The 2,350 common Korean syllables; the others of CP949 are rare, and Japanese bytes decode to them. */
const commonSyllables = lazy((): ReadonlySet<string> => {
  const rows = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, n) => 0xb0 + n);
  const bytes = rows.flatMap((lead) => Array.from({ length: 94 }, (_, n) => [lead, 0xa1 + n]).flat());
  return new Set(iconv.decode(new Uint8Array(bytes), 'cp949'));
});
const RARE = -2;

/** The weight of a character as evidence for the encoding; the first matching range counts. */
const LETTER_WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/[\ufffd\ue000-\uf8ff]/, -20],
  [/[\u3041-\u30fe]/, 2.2],
  [/[\u4e00-\u9fff]/, 0.8],
  [/[\u3131-\u318e]/, -3],
  [/[\uff61-\uff9f]/, -2],
  [/[\u3000-\u303f]/, 1],
  [/[\u0080-\u009f]/, -10],
  [/[\u00a0-\u024f]/, 0.3],
];

const worth = (character: string): number => {
  if (character >= '\uac00' && character <= '\ud7a3') return commonSyllables().has(character) ? 2 : RARE;
  return LETTER_WEIGHTS.find(([range]) => range.test(character))?.[1] ?? 0;
};

/** How plausible a decoded text is, per character outside ASCII. */
const weigh = (text: string): number => {
  const foreign = text.match(/\P{ASCII}/gu) ?? [];
  const score = foreign.reduce((sum, character) => sum + worth(character), 0);
  return foreign.length === 0 ? 0 : score / foreign.length;
};

const CANDIDATES = ['cp949', 'shift_jis', 'euc-jp', 'windows-1252'] as const;
const ALIASES: Readonly<Record<string, string>> = {
  'euc-kr': 'cp949',
  ks_c_5601: 'cp949',
  sjis: 'shift_jis',
  'windows-31j': 'shift_jis',
};

const declared = (bytes: Uint8Array): string => {
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  const name = /(?:encoding|charset)\s*=\s*["']?([\w-]+)/i.exec(head)?.[1]?.toLowerCase() ?? '';
  return ALIASES[name] ?? name;
};

const legacyName = (bytes: Uint8Array): string => {
  const sample = bytes.subarray(0, 64 * 1024);
  const hint = declared(bytes);
  const best = CANDIDATES.map((name) => ({
    name,
    score: weigh(iconv.decode(sample, name)) + (name === hint ? 0.5 : 0),
  })).reduce((a, b) => (b.score > a.score ? b : a));
  return best.name;
};

const ISO_2022 = ['\u001b$B', '\u001b$@'];

/** The encoding, by its iconv name. */
export const encodingOf = (bytes: Uint8Array): string => {
  const mark = bom(bytes);
  if (mark) return mark;
  if (bytes.subarray(0, 4096).includes(0)) {
    const wide = bareUtf16(bytes);
    if (wide) return wide;
  }
  const text = utf8(bytes);
  // ISO-2022-JP is pure ASCII with escapes.
  if (text !== undefined && ISO_2022.some((sign) => text.slice(0, 4096).includes(sign))) return 'iso-2022-jp';
  return text === undefined ? legacyName(bytes) : 'utf-8';
};

/**
 * Encodings for `TextDecoder`. In Node, `TextDecoder('euc-kr')` is not CP949 and decodes rare syllables wrongly, so
 * iconv decodes the rest.
 */
const BY_PLATFORM = ['utf-8', 'utf-16le', 'utf-16be', 'iso-2022-jp'];

export const decode = (bytes: Uint8Array): string => {
  const name = encodingOf(bytes);
  return BY_PLATFORM.includes(name) ? new TextDecoder(name).decode(bytes) : iconv.decode(bytes, name);
};
