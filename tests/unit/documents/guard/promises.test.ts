// The detected type of every kind of file, by its bytes and by its name.
import { describe, expect, it } from 'vitest';
import { openCompound } from '#functions/documents/guard/compound.ts';
import { admit } from '#functions/documents/guard/guard.ts';
import { DocumentRefused } from '#functions/documents/refused.ts';
import { compound } from '../../../helpers/made/compound.ts';
import { filing, mail, openDocument, outlook, rtf } from '../../../helpers/made/documents.ts';
import { hwp, hwpParagraph, hwpx, hwpxParagraph } from '../../../helpers/made/hangul.ts';
import { powerpoint97 } from '../../../helpers/made/powerpoint-97.ts';
import { word97 } from '../../../helpers/made/word-97.ts';
import { ole } from '../../../helpers/made-files.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const REAL = {
  doc: word97([{ text: 'x' }]),
  ppt: powerpoint97([{ title: 'a', text: 'b' }]),
  hwp: hwp(hwpParagraph('x')),
  hwpx: hwpx(hwpxParagraph('x')),
  odt: openDocument('text', ''),
  msg: outlook({ '0037': 'x' }),
  eml: utf8(mail()),
  rtf: utf8(rtf('x')),
} as const;
const TYPES: Readonly<Record<string, string>> = { odt: 'opendocument' };

const typeOf = (filename: string, bytes: Uint8Array): string => {
  try {
    return admit(filename, bytes).type;
  } catch (error) {
    return error instanceof DocumentRefused ? error.reason : 'crash';
  }
};

describe('the guard', () => {
  const names = Object.keys(REAL);
  it.each(Object.entries(REAL))('accepts a genuine %s, with and without its extension', (name, bytes) => {
    expect(typeOf(`a.${name}`, bytes)).toBe(TYPES[name] ?? name);
    expect(typeOf('a', bytes)).toBe(TYPES[name] ?? name);
  });

  const lies = Object.entries(REAL).flatMap(([real, bytes]) =>
    [...names, 'pdf', 'png', 'docx', 'xls'].filter((name) => name !== real).map((name) => [real, name, bytes] as const),
  );
  // An email is text, and Word opens RTF under its own extension.
  const alike = new Set(['rtf doc', 'rtf eml']);
  it.each(lies.filter(([real, name]) => !alike.has(`${real} ${name}`)))(
    'refuses a %s with the name %s',
    (_, name, bytes) => {
      expect(['notWhatItSays', 'damaged']).toContain(typeOf(`a.${name}`, bytes));
    },
  );

  it('recognizes a filing in one text by its beginning', () => {
    expect(typeOf('0001.txt', utf8(filing))).toBe('sgml');
    expect(typeOf('0001.nc', utf8('<SUBMISSION>\n<TYPE>4'))).toBe('sgml');
  });

  it('distinguishes the top of a compound file from embedded files', () => {
    const bytes = compound({ 'ObjectPool/_1/Workbook': new Uint8Array(9), WordDocument: new Uint8Array(9) });
    expect(typeOf('a', bytes)).toBe('doc');
  });
});

describe('a compound file', () => {
  it('returns small and large streams byte for byte', () => {
    // Prepare
    const large = Uint8Array.from({ length: 70_001 }, (_, n) => (n * 7) & 0xff);
    const small = Uint8Array.from({ length: 99 }, (_, n) => n);
    // Act
    const file = openCompound(compound({ 'Folder/large': large, small }));
    // Assess
    expect(file.read('Folder/large')).toEqual(large);
    expect(file.read('small')).toEqual(small);
    expect(file.read('missing')).toBeUndefined();
  });

  it('is damaged without a table of its streams', () => {
    expect(() => openCompound(ole('WordDocument'))).toThrow(DocumentRefused);
  });
});
