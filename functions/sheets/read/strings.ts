// Shared strings of a workbook, letter for letter: phonetic readings left out, escaped control characters undone.
import { readXml } from '../../ingest/extract/ooxml/read-xml.ts';

/** `_x000D_` stands for a carriage return, `_x005F_` for the underscore of such a text itself. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

export const readStrings = (bytes: Uint8Array | undefined): string[] => {
  const strings: string[] = [];
  let text = '';
  let inText = false;
  let phonetic = false;
  readXml(bytes, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 't') inText = true;
      else if (name === 'rPh') phonetic = true;
    },
    close: (name) => {
      if (name === 'si') strings.push(unescaped(text));
      else if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
    },
    text: (piece) => {
      if (inText && !phonetic) text += piece;
    },
  });
  return strings;
};
