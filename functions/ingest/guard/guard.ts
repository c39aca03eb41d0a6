// Decides from bytes and name how a file is read, or refuses it before any parser sees it.
import { Refused } from '../refused.ts';
import { type Sniffed, sniff } from './sniff.ts';
import type { Zip } from './zip.ts';

type TextType = 'html' | 'xml' | 'json' | 'csv' | 'markdown' | 'text';
export type Admitted =
  | { readonly type: 'image' | 'video' | 'audio' }
  | { readonly type: 'pdf' | TextType }
  | { readonly type: 'docx' | 'pptx' | 'xlsx'; readonly zip: Zip };

/** What an extension promises. `later` are documents that this version does not read. */
const PROMISES: Readonly<Record<string, string>> = {
  pdf: 'pdf',
  docx: 'docx',
  docm: 'docx',
  dotx: 'docx',
  dotm: 'docx',
  pptx: 'pptx',
  pptm: 'pptx',
  ppsx: 'pptx',
  ppsm: 'pptx',
  potx: 'pptx',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  xltx: 'xlsx',
  xltm: 'xlsx',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  xml: 'xml',
  xbrl: 'xml',
  xsd: 'xml',
  json: 'json',
  csv: 'csv',
  tsv: 'csv',
  tab: 'csv',
  md: 'markdown',
  markdown: 'markdown',
  txt: 'text',
  text: 'text',
  log: 'text',
  srt: 'text',
  yaml: 'text',
  yml: 'text',
  js: 'text',
  css: 'text',
  ini: 'text',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  svg: 'svg',
  mp4: 'video',
  m4v: 'video',
  mov: 'video',
  webm: 'video',
  ogg: 'audio',
  oga: 'audio',
  mp3: 'audio',
  wav: 'audio',
  m4a: 'audio',
  doc: 'doc',
  dot: 'doc',
  xls: 'xls',
  xlt: 'xls',
  ppt: 'ppt',
  pps: 'ppt',
  hwp: 'hwp',
  msg: 'msg',
  hwpx: 'zip',
  ods: 'zip',
  odt: 'zip',
  odp: 'zip',
  xlsb: 'zip',
  zip: 'zip',
};

const TEXT_TYPES: ReadonlySet<string> = new Set(['html', 'xml', 'json', 'csv', 'markdown', 'text']);
const isTextType = (type: string): type is TextType => TEXT_TYPES.has(type);

const extensionOf = (filename: string): string => /\.([^.\\/]{1,10})$/.exec(filename.trim())?.[1]?.toLowerCase() ?? '';

/** Keeps its promise when the bytes are of the family that the extension names. */
const textFile = (sniffed: Extract<Sniffed, { is: 'text' }>, promise: string | undefined): Admitted => {
  if (promise === undefined) return { type: sniffed.markup === 'svg' ? 'image' : (sniffed.markup ?? 'text') };
  if (promise === 'svg' && sniffed.markup === 'svg') return { type: 'image' };
  if (!isTextType(promise)) throw new Refused('notWhatItSays');
  if (promise === 'xml' && sniffed.markup === 'html') return { type: 'html' };
  return { type: promise };
};

const oleFile = (kind: string, promise: string | undefined): never => {
  const office = promise === 'docx' || promise === 'pptx' || promise === 'xlsx';
  if (kind === 'encrypted' && (office || promise === undefined)) throw new Refused('passwordNeeded');
  if (promise === undefined || promise === kind || kind === 'ole') throw new Refused('unsupported');
  throw new Refused('notWhatItSays');
};

const promised = (type: string, promise: string | undefined): void => {
  if (promise !== undefined && promise !== type) throw new Refused('notWhatItSays');
};

export const admit = (filename: string, bytes: Uint8Array): Admitted => {
  const sniffed = sniff(bytes);
  const promise = PROMISES[extensionOf(filename)];
  switch (sniffed.is) {
    case 'empty':
      throw new Refused('empty');
    case 'pdf':
      promised('pdf', promise);
      return { type: 'pdf' };
    case 'office':
      promised(sniffed.type, promise);
      return { type: sniffed.type, zip: sniffed.zip };
    case 'image':
      promised('image', promise);
      return { type: 'image' };
    case 'video':
    case 'audio':
      // Ogg and WebM containers hold sound or pictures alike.
      if (promise === 'video' || promise === 'audio') return { type: promise };
      promised(sniffed.is, promise);
      return { type: sniffed.is };
    case 'ole':
      return oleFile(sniffed.kind, promise);
    case 'text':
      return textFile(sniffed, promise);
    case 'zip':
      throw new Refused(promise === undefined || promise === 'zip' ? 'unsupported' : brokenOffice(promise));
    case 'binary':
      throw new Refused(promise === undefined ? 'unsupported' : 'notWhatItSays');
  }
};

const brokenOffice = (promise: string) => (['docx', 'pptx', 'xlsx'].includes(promise) ? 'damaged' : 'notWhatItSays');
