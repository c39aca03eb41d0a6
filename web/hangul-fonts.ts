// Removes Chinese characters from the Korean fonts: they have a few hundred of thousands, so a Japanese name in a
// Korean sentence would mix two fonts, and each of the few would load a font part of its own.
import type { Plugin } from 'vite';

const KOREAN_FACES = /pretendardvariable-dynamic-subset\.css$/;
const RANGES = /unicode-range:\s*([^;}]+)/g;
/** CJK Unified Ideographs with extension A, and their compatibility forms (Unicode blocks). */
const IDEOGRAPHS = [
  [0x3400, 0x9fff],
  [0xf900, 0xfaff],
] as const;

const isIdeographs = (range: string): boolean => {
  const [first = 0, last = first] = range
    .trim()
    .slice('U+'.length)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return IDEOGRAPHS.some(([from, to]) => from <= first && last <= to);
};

/** U+FFFF is no character: a face of ideographs alone is never asked for. */
const otherRanges = (ranges: string): string =>
  ranges
    .split(',')
    .filter((range) => !isIdeographs(range))
    .join(',') || 'U+ffff';

export const hangulFonts = (): Plugin => ({
  name: 'footnote-hangul-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    KOREAN_FACES.test(id)
      ? code.replace(RANGES, (_, ranges: string) => `unicode-range: ${otherRanges(ranges)}`)
      : undefined,
});
