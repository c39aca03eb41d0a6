// Bytes to text: UTF-8 and UTF-16 by their form, else the likeliest of the encodings that Korea and Japan used before.
import iconv from 'iconv-lite';

const bom = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
};

/** UTF-16 without a mark: its Latin letters leave NULs in either the even or the odd places. */
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

/** How much a text looks like one that somebody wrote, per character outside ASCII. */
const weigh = (text: string): number => {
  let score = 0;
  let count = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) continue;
    count += 1;
    if (code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff)) score -= 20;
    else if (code >= 0xac00 && code <= 0xd7a3) score += 2;
    else if (code >= 0x3041 && code <= 0x30fe) score += 2.2;
    else if (code >= 0x4e00 && code <= 0x9fff) score += 0.8;
    else if (code >= 0x3131 && code <= 0x318e) score -= 3;
    else if (code >= 0xff61 && code <= 0xff9f) score -= 2;
    else if (code >= 0x3000 && code <= 0x303f) score += 1;
    else if (code < 0xa0) score -= 10;
    else if (code < 0x250) score += 0.3;
  }
  return count === 0 ? 0 : score / count;
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

/** `TextDecoder('euc-kr')` of Node is not CP949: half of the rarer syllables come out wrong, hence iconv. */
const legacy = (bytes: Uint8Array): string => {
  const sample = bytes.subarray(0, 64 * 1024);
  const hint = declared(bytes);
  const best = CANDIDATES.map((name) => ({
    name,
    score: weigh(iconv.decode(sample, name)) + (name === hint ? 0.5 : 0),
  })).reduce((a, b) => (b.score > a.score ? b : a));
  return iconv.decode(bytes, best.name);
};

export const decode = (bytes: Uint8Array): string => {
  const mark = bom(bytes);
  if (mark) return new TextDecoder(mark).decode(bytes);
  if (bytes.subarray(0, 4096).includes(0)) {
    const wide = bareUtf16(bytes);
    if (wide) return new TextDecoder(wide).decode(bytes);
  }
  const text = utf8(bytes);
  // ISO-2022-JP is pure ASCII with escapes.
  if (text !== undefined && /\x1b\$[@B]/.test(text.slice(0, 4096))) return new TextDecoder('iso-2022-jp').decode(bytes);
  return text ?? legacy(bytes);
};
