// Remembers shaped words across the documents of a process: shaping is half of the work of a PDF, and reports have many
// words in common.
import type { DrawnFont, ShapedWord, Written } from 'pdfmake/js/Printer.js';

/** About 5 MB. */
const MAX_WORDS = 6000;

type Words = Record<string, ShapedWord>;

const pointOf = (letter: string): number => letter.codePointAt(0) ?? 0;

/**
 * A glyph drawn for several characters has the code point for which a document used it first, and that is the text a
 * reader copies. So glyphs get those of their own word, and a word stays in its document if its glyphs are not those of
 * its characters, one by one.
 */
const sharable = ({ font }: DrawnFont, word: string, shaped: ShapedWord): ShapedWord | undefined => {
  const points = [...word].map(pointOf);
  const { glyphs, positions, advanceWidth } = shaped;
  if (glyphs.length !== points.length) return undefined;
  if (glyphs.some(({ id }, i) => font.glyphForCodePoint(points[i] ?? 0).id !== id)) return undefined;
  return {
    glyphs: glyphs.map(({ id, advanceWidth }, i) => ({ id, advanceWidth, codePoints: [points[i] ?? 0] })),
    positions,
    advanceWidth,
  };
};

const known = new Map<string, { words: Words; count: number }>();

const wordsOf = (font: DrawnFont): { words: Words; count: number } => {
  const before = known.get(font.name);
  if (before && before.count < MAX_WORDS) return before;
  const empty = { words: Object.create(null), count: 0 };
  known.set(font.name, empty);
  return empty;
};

/** Gives each font of a document the known words. The function returned adds the document's own. */
export const shareWords = (document: Written): (() => void) => {
  const provide = document.provideFont.bind(document);
  const fonts = new Map<DrawnFont, ReturnType<typeof wordsOf>>();
  document.provideFont = (family, isBold, isItalic) => {
    const font = provide(family, isBold, isItalic);
    if (!fonts.has(font)) {
      const shared = wordsOf(font);
      fonts.set(font, shared);
      // Own words are added above the shared ones.
      font.layoutCache = Object.create(shared.words);
    }
    return font;
  };
  return () => {
    for (const [font, shared] of fonts)
      for (const [word, shaped] of Object.entries(font.layoutCache)) {
        const one = sharable(font, word, shaped);
        if (!one || word in shared.words || shared.count >= MAX_WORDS) continue;
        shared.words[word] = one;
        shared.count += 1;
      }
  };
};
