// Reads the shared strings of a workbook exactly as stored: escaped control characters are decoded.
import { sharedStrings } from '../../documents/formats/ooxml/shared-strings.ts';

/** `_x000D_` means a carriage return, `_x005F_` the underscore of a text that looks like such an escape. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

export const readStrings = (bytes: Uint8Array | undefined): string[] => sharedStrings(bytes, unescaped);
