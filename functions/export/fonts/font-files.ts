// The fonts that leave with a document: a family, and families that step in where it lacks a letter.

type FontFile = { readonly regular: Uint8Array; readonly bold: Uint8Array };
/** The first family is the text's own. */
export type FontFiles = readonly [FontFile, ...FontFile[]];
