// Detects the real type of bytes by their signature, regardless of the file name.
import { DocumentRefused } from '../refused.ts';
import { decode } from '../text/encoding.ts';
import { type OleKind, oleKind } from './ole.ts';
import { openZip, type Zip } from './zip.ts';

type Office = 'docx' | 'pptx' | 'xlsx' | 'xlsb' | 'hwpx' | 'opendocument';
type TextForm = 'mail' | 'filing' | 'rtf' | 'workbook';

export type Sniffed =
  | { readonly is: 'empty' }
  | { readonly is: 'pdf' }
  | { readonly is: 'image' | 'video' | 'audio'; readonly format: string }
  | { readonly is: 'office'; readonly type: Office; readonly zip: Zip }
  | { readonly is: 'zip' }
  /** A workbook from before compound files. */
  | { readonly is: 'xls' }
  | { readonly is: 'ole'; readonly kind: OleKind }
  | { readonly is: 'text'; readonly markup: 'html' | 'xml' | 'svg' | undefined; readonly form: TextForm | undefined }
  | { readonly is: 'binary' };

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** The EICAR test file of virus scanners, in two parts so that no scanner detects it in this file. */
const SCANNER_TEST = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
/** Throws DocumentRefused: malware. Other malware is refused by the stage's scanner when the bytes arrive. */
export const refuseMalware = (bytes: Uint8Array): void => {
  if (ascii(bytes, 0, SCANNER_TEST.length) === SCANNER_TEST) throw new DocumentRefused('malware');
};

const startsWith = (bytes: Uint8Array, ...marks: readonly number[]): boolean =>
  marks.every((mark, n) => bytes[n] === mark);

type Media = { readonly is: 'image' | 'video' | 'audio'; readonly format: string };

const container = (bytes: Uint8Array): Media | undefined => {
  const brand = ascii(bytes, 8, 4);
  if (ascii(bytes, 0, 4) === 'RIFF' && brand === 'WEBP') return { is: 'image', format: 'webp' };
  if (ascii(bytes, 0, 4) === 'RIFF' && brand === 'WAVE') return { is: 'audio', format: 'wav' };
  if (ascii(bytes, 4, 4) === 'ftyp')
    return brand === 'M4A ' ? { is: 'audio', format: 'm4a' } : { is: 'video', format: 'mp4' };
  return undefined;
};

const media = (bytes: Uint8Array): Media | undefined => {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return { is: 'image', format: 'png' };
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return { is: 'image', format: 'jpg' };
  if (ascii(bytes, 0, 4) === 'GIF8') return { is: 'image', format: 'gif' };
  if (startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return { is: 'video', format: 'webm' };
  if (ascii(bytes, 0, 4) === 'OggS') return { is: 'audio', format: 'ogg' };
  if (ascii(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && [0xfb, 0xf3, 0xf2].includes(bytes[1] ?? 0)))
    return { is: 'audio', format: 'mp3' };
  return container(bytes);
};

const OFFICE = [
  ['docx', 'wordprocessingml.document.main+xml', 'ms-word.document.macroenabled.main+xml'],
  ['xlsx', 'spreadsheetml.sheet.main+xml', 'ms-excel.sheet.macroenabled.main+xml'],
  ['pptx', 'presentationml.presentation.main+xml', 'ms-powerpoint.presentation.macroenabled.main+xml'],
  ['docx', 'wordprocessingml.template.main+xml', 'ms-word.template.macroenabledtemplate.main+xml'],
  ['xlsx', 'spreadsheetml.template.main+xml', 'ms-excel.template.macroenabled.main+xml'],
  ['pptx', 'presentationml.slideshow.main+xml', 'presentationml.template.main+xml'],
  ['xlsb', 'ms-excel.sheet.binary.macroenabled.main', 'ms-excel.sheet.binary.main'],
] as const;

/** The type that OpenDocument and HWPX declare in one part; another part declares encryption. */
const declaredOffice = (zip: Zip): Sniffed => {
  const type = decode(zip.read('mimetype') ?? new Uint8Array()).trim();
  const hwpx = type === 'application/hwp+zip';
  if (!hwpx && !type.startsWith('application/vnd.oasis.opendocument.')) return { is: 'zip' };
  if (decode(zip.read('META-INF/manifest.xml') ?? new Uint8Array()).includes('encryption-data'))
    throw new DocumentRefused('passwordNeeded');
  return { is: 'office', type: hwpx ? 'hwpx' : 'opendocument', zip };
};

const zipped = (bytes: Uint8Array): Sniffed => {
  const zip = openZip(bytes);
  const types = zip.read('[Content_Types].xml');
  if (!types) return declaredOffice(zip);
  const list = decode(types).toLowerCase();
  const office = OFFICE.find(([, plain, macro]) => list.includes(plain) || list.includes(macro));
  return office ? { is: 'office', type: office[0], zip } : { is: 'zip' };
};

const isText = (bytes: Uint8Array): boolean => {
  const head = bytes.subarray(0, 64 * 1024);
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return true;
  let nul = 0;
  let odd = 0;
  for (const byte of head) {
    if (byte === 0) nul += 1;
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 0x1b && byte !== 0x0e && byte !== 0x0f && byte !== 0x1a))
      odd += 1;
  }
  // UTF-16 without a byte order mark has a NUL in nearly every other byte of its Latin letters.
  if (nul > 0) return nul > head.length * 0.15 && nul <= head.length * 0.51 && odd < head.length * 0.02;
  return odd <= head.length * 0.001;
};

const headOf = (bytes: Uint8Array): string =>
  decode(bytes.subarray(0, 4096))
    .replace(/^\uFEFF/, '')
    .trimStart();

const FILING =
  /^(?:<(?:SEC-DOCUMENT|SEC-HEADER|IMS-HEADER|SUBMISSION|DOCUMENT|ACCEPTANCE-DATETIME)>|-----BEGIN PRIVACY-ENHANCED MESSAGE-----)/;
/** Excel's XML of 2003. */
const WORKBOOK =
  /^(?:<\?xml[^>]*>)?[\s\S]{0,500}?(?:<\?mso-application\s+progid="Excel\.Sheet"|<Workbook[^>]*urn:schemas-microsoft-com:office:spreadsheet)/;
const MAIL = /^(?:from|to|subject|date|message-id|mime-version|received|return-path|delivered-to):\s/i;

const formOf = (head: string): TextForm | undefined => {
  if (head.startsWith('{\\rtf')) return 'rtf';
  if (WORKBOOK.test(head)) return 'workbook';
  if (FILING.test(head)) return 'filing';
  const headers = head.split(/\r?\n\r?\n/, 1)[0]?.split(/\r?\n(?![ \t])/) ?? [];
  return headers.length >= 3 && headers.filter((line) => MAIL.test(line)).length >= 3 ? 'mail' : undefined;
};

const markupOf = (text: string): 'html' | 'xml' | 'svg' | undefined => {
  const head = text
    .replace(/<!--[\s\S]*?-->/g, '')
    .trimStart()
    .toLowerCase();
  if (/^(<\?xml[^>]*>\s*)?(<!doctype\s+svg[^>]*>\s*)?<svg[\s>]/.test(head)) return 'svg';
  if (/^(<\?xml[^>]*>\s*)?(<!doctype\s+html|<html[\s>])/.test(head)) return 'html';
  if (/^<(head|body|script|table|div|meta)[\s>]/.test(head)) return 'html';
  return head.startsWith('<?xml') ? 'xml' : undefined;
};

export const sniff = (bytes: Uint8Array): Sniffed => {
  if (bytes.length === 0) return { is: 'empty' };
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return { is: 'ole', kind: oleKind(bytes) };
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return zipped(bytes);
  if (startsWith(bytes, 0x4d, 0x5a) && !isText(bytes)) return { is: 'binary' };
  if (bytes[0] === 0x09 && [0, 2, 4, 8].includes(bytes[1] ?? -1) && [4, 6, 8].includes(bytes[2] ?? 0) && bytes[3] === 0)
    return { is: 'xls' };
  const known = media(bytes);
  if (known) return known;
  const head = headOf(bytes);
  // Some bytes may precede the PDF signature, but not a page that another program would display.
  const markup = markupOf(head);
  if (!markup && ascii(bytes, 0, 1024).includes('%PDF-')) return { is: 'pdf' };
  return isText(bytes) ? { is: 'text', markup, form: formOf(head) } : { is: 'binary' };
};
