// Types for the part of fontkit that chart pictures use; the package has none.
declare module 'fontkit' {
  type Command = {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  };
  export type Glyph = {
    readonly id: number;
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly Command[] };
  };
  export type Font = {
    readonly postscriptName: string;
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
  };
  export const create: (bytes: Uint8Array) => Font;
}
