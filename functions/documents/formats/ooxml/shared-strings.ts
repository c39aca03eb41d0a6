// Reads the shared strings of a workbook, without phonetic readings, each normalized once by `tidy`.
import { readXml } from './read-xml.ts';

export const sharedStrings = (bytes: Uint8Array | undefined, tidy: (text: string) => string): string[] => {
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
      if (name === 'si') strings.push(tidy(text));
      else if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
    },
    text: (piece) => {
      if (inText && !phonetic) text += piece;
    },
  });
  return strings;
};
