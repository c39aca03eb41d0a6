// The fonts embedded in a document: a family, and fallbacks for characters that it lacks.

type FontFile = { readonly regular: Uint8Array; readonly bold: Uint8Array };
/** The first family is the text's own. */
export type FontFiles = readonly [FontFile, ...FontFile[]];
