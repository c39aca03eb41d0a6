// Which files are accepted by their bytes, and the reason given for the others.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { admit } from '#functions/documents/guard/guard.ts';
import { openZip } from '#functions/documents/guard/zip.ts';
import { DocumentRefused } from '#functions/documents/refused.ts';
import { docx, ole, pdf, pptx, slideText, wordParagraph, xlsx, zipOf } from '../../helpers/made-files.ts';

const bytes = (...values: number[]) => new Uint8Array([...values, ...new Array(64).fill(0)]);
const REAL = {
  pdf: pdf([[{ x: 50, y: 50, text: 'Hello' }]]),
  docx: docx(wordParagraph('Hello')),
  pptx: pptx([slideText('Hello')]),
  xlsx: xlsx([{ name: 'A', rows: '<row r="1"><c r="A1"><v>1</v></c></row>' }]),
  html: strToU8('<!doctype html><html><body>Hello</body></html>'),
  png: bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpg: bytes(0xff, 0xd8, 0xff, 0xe0),
  gif: bytes(...strToU8('GIF89a')),
  webp: bytes(...strToU8('RIFF....WEBPVP8 ')),
  wav: bytes(...strToU8('RIFF....WAVEfmt ')),
  mp4: bytes(0, 0, 0, 24, ...strToU8('ftypisom')),
  webm: bytes(0x1a, 0x45, 0xdf, 0xa3),
  mp3: bytes(...strToU8('ID3')),
  exe: bytes(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0),
  zip: zipOf({ 'a.txt': 'Hello' }),
  doc: ole('WordDocument'),
  xls: ole('Workbook'),
} as const;
const HONEST = [
  'pdf',
  'docx',
  'pptx',
  'xlsx',
  'html',
  'png',
  'jpg',
  'gif',
  'webp',
  'wav',
  'mp4',
  'webm',
  'mp3',
] as const;

const reasonOf = (filename: string, content: Uint8Array): string => {
  try {
    return admit(filename, content).type;
  } catch (error) {
    return error instanceof DocumentRefused ? error.reason : 'crash';
  }
};

describe('the guard', () => {
  it.each(HONEST)('accepts a genuine %s', (type) => {
    // Act
    const verdict = reasonOf(`file.${type}`, REAL[type]);
    // Assess
    expect(['pdf', 'docx', 'pptx', 'xlsx', 'html', 'image', 'audio', 'video']).toContain(verdict);
  });

  const lies = Object.entries(REAL).flatMap(([real, content]) =>
    ['pdf', 'docx', 'pptx', 'xlsx', 'png', 'mp4'].map((name) => [real, name, content] as const),
  );
  const alike = new Set(['jpg png', 'gif png', 'webp png', 'webm mp4', 'mp3 mp4', 'wav mp4']);
  it.each(lies.filter(([real, name]) => real !== name && !alike.has(`${real} ${name}`)))(
    'refuses a %s with the extension .%s',
    (real, name, content) => {
      // Act
      const verdict = reasonOf(`report.${name}`, content);
      // Assess
      const broken = real === 'zip' && ['docx', 'pptx', 'xlsx'].includes(name);
      expect(verdict).toBe(broken ? 'damaged' : 'notWhatItSays');
    },
  );

  it('distinguishes empty, locked, unreadable and unknown files', () => {
    expect(reasonOf('a.pdf', new Uint8Array())).toBe('empty');
    expect(reasonOf('a.xlsx', ole('EncryptedPackage'))).toBe('passwordNeeded');
    expect(reasonOf('a.doc', ole('EncryptedPackage'))).toBe('passwordNeeded');
    expect(reasonOf('a.doc', ole('Something'))).toBe('damaged');
    expect(reasonOf('a', ole('Something'))).toBe('unsupported');
    expect(reasonOf('a.zip', REAL.zip)).toBe('unsupported');
    expect(reasonOf('a.exe', REAL.exe)).toBe('unsupported');
    expect(reasonOf('a.docx', REAL.docx.subarray(0, 200))).toBe('damaged');
  });

  it('reads a file without an extension by its bytes', () => {
    expect(reasonOf('report', REAL.pdf)).toBe('pdf');
    expect(reasonOf('notes', strToU8('plain words'))).toBe('text');
    expect(reasonOf('drawing', strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('image');
  });

  it('does not read a page with an embedded PDF as a PDF', () => {
    expect(reasonOf('a.pdf', strToU8('<html><script>/*%PDF-1.4*/</script></html>'))).toBe('notWhatItSays');
  });
});

describe('the zip reader', () => {
  const refusal = (act: () => unknown): string => {
    try {
      act();
      return 'none';
    } catch (error) {
      return error instanceof DocumentRefused ? error.reason : 'crash';
    }
  };

  /** Changes each entry of a directory. */
  const withDirectory = (zip: Uint8Array, change: (view: DataView, at: number) => void) => {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    for (let at = 0; at < zip.length - 4; at += 1) if (view.getUint32(at, true) === 0x02014b50) change(view, at);
    return zip;
  };

  it('refuses a zip bomb from its directory, before inflating anything', () => {
    // Prepare
    const bomb = withDirectory(zipSync({ 'xl/sharedStrings.xml': new Uint8Array(60 * 1024) }), (view, at) =>
      view.setUint32(at + 24, 60 * 1024 * 1024, true),
    );
    // Act & Assess
    expect(refusal(() => openZip(bomb))).toBe('tooLargeOpened');
  });

  it('refuses a zip bomb whose directory states a false size', () => {
    // Prepare
    const bomb = withDirectory(zipSync({ 'a.xml': new Uint8Array(6 * 1024 * 1024) }), (view, at) =>
      view.setUint32(at + 24, 1000, true),
    );
    // Act & Assess
    expect(refusal(() => openZip(bomb).read('a.xml'))).toBe('tooLargeOpened');
  });

  it('refuses more entries than a document can have', () => {
    const many = zipSync(Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`${n}`, new Uint8Array()])));
    expect(refusal(() => openZip(many))).toBe('tooLargeOpened');
  });

  it('reports cut and scrambled archives as damaged', () => {
    const whole = zipOf({ 'a.xml': 'x'.repeat(5000) });
    for (let cut = 0; cut < whole.length; cut += 7)
      expect(['damaged', 'none']).toContain(refusal(() => openZip(whole.subarray(0, cut)).read('a.xml')));
  });

  it('opens no part whose name two parts have', () => {
    const twice = openZip(zipOf({ 'word/document.xml': 'a', 'Word/Document.xml': 'b', 'other.xml': 'c' }));

    expect(() => twice.read('word/document.xml')).toThrow(expect.objectContaining({ reason: 'damaged' }));
    expect(new TextDecoder().decode(twice.read('other.xml'))).toBe('c');
  });

  it('asks for the password of a locked entry', () => {
    // Prepare
    const locked = withDirectory(zipOf({ 'a.xml': 'secret' }), (view, at) => view.setUint16(at + 8, 1, true));
    // Act & Assess
    expect(refusal(() => openZip(locked).read('a.xml'))).toBe('passwordNeeded');
  });
});

describe('malware', () => {
  it('is refused by name, whatever its extension', () => {
    const file = strToU8(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*\r\n'].join(''));

    for (const name of ['test.com', 'notes.txt', 'report.pdf'])
      expect(() => admit(name, file)).toThrow(expect.objectContaining({ reason: 'malware' }));
  });
});
