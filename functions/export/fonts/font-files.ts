// The fonts embedded in a document: a family, and fallbacks for characters that it lacks.

type FontFile = { readonly regular: Uint8Array; readonly bold: Uint8Array };
/** The first family is for the text. */
export type FontFiles = readonly [FontFile, ...FontFile[]];
