// Decides from bytes and name how a file is parsed, or refuses it before any parser sees it.
import { DocumentRefused } from '../refused.ts';
import { promiseOf } from './promises.ts';
import { refuseMalware, type Sniffed, sniff } from './sniff.ts';
import type { Zip } from './zip.ts';

type TextType = 'html' | 'xml' | 'json' | 'csv' | 'markdown' | 'text' | 'sgml' | 'eml' | 'rtf';
type OldType = 'doc' | 'ppt' | 'xls' | 'hwp' | 'msg';
export type Admitted =
  | { readonly type: 'image' | 'video' | 'audio' }
  | { readonly type: 'pdf' | TextType | OldType }
  | { readonly type: 'docx' | 'pptx' | 'xlsx' | 'hwpx' | 'opendocument'; readonly zip: Zip };

const TEXT_TYPES: ReadonlySet<string> = new Set(['html', 'xml', 'json', 'csv', 'markdown', 'text', 'eml']);
const isTextType = (type: string): type is TextType => TEXT_TYPES.has(type);

const ZIPPED: ReadonlySet<string> = new Set(['docx', 'pptx', 'xlsx', 'xlsb', 'hwpx', 'opendocument']);
const COMPOUND: ReadonlySet<string> = new Set(['doc', 'ppt', 'xls', 'hwp', 'msg']);

const promised = (type: string, promise: string | undefined): void => {
  if (promise !== undefined && promise !== type) throw new DocumentRefused('notWhatItSays');
};

/** Checks that the bytes belong to the family that the extension names. */
const textFile = ({ markup, form }: Extract<Sniffed, { is: 'text' }>, promise: string | undefined): Admitted => {
  // Word and similar programs save RTF as .doc, and Excel its older XML as .xls.
  if (form === 'rtf' && (promise === undefined || promise === 'rtf' || promise === 'doc')) return { type: 'rtf' };
  if (form === 'workbook' && (promise === undefined || promise === 'xls' || promise === 'xml')) return { type: 'xls' };
  if (form === 'filing' && (promise === undefined || promise === 'text')) return { type: 'sgml' };
  if (promise === undefined && form === 'mail') return { type: 'eml' };
  if (promise === undefined) return { type: markup === 'svg' ? 'image' : (markup ?? 'text') };
  if (promise === 'svg' && markup === 'svg') return { type: 'image' };
  if (!isTextType(promise)) throw new DocumentRefused('notWhatItSays');
  if (promise === 'xml' && markup === 'html') return { type: 'html' };
  return { type: promise };
};

const oleFile = (kind: Extract<Sniffed, { is: 'ole' }>['kind'], promise: string | undefined): Admitted => {
  const old = promise !== undefined && COMPOUND.has(promise);
  if (kind === 'encrypted' && (promise === undefined || old || ZIPPED.has(promise)))
    throw new DocumentRefused('passwordNeeded');
  if (kind === 'ole' || kind === 'encrypted') {
    if (promise === undefined) throw new DocumentRefused('unsupported');
    throw new DocumentRefused(old ? 'damaged' : 'notWhatItSays');
  }
  promised(kind, promise);
  return { type: kind };
};

const zipFile = (promise: string | undefined): never => {
  if (promise === undefined || promise === 'zip') throw new DocumentRefused('unsupported');
  throw new DocumentRefused(ZIPPED.has(promise) ? 'damaged' : 'notWhatItSays');
};

const officeFile = ({ type, zip }: Extract<Sniffed, { is: 'office' }>, promise: string | undefined): Admitted => {
  promised(type, promise);
  if (type !== 'xlsb') return { type, zip };
  // A library opens this type, so our own limits check every part first.
  for (const name of zip.names) zip.read(name);
  return { type: 'xls' };
};

export const admit = (filename: string, bytes: Uint8Array): Admitted => {
  refuseMalware(bytes);
  const sniffed = sniff(bytes);
  const promise = promiseOf(filename);
  switch (sniffed.is) {
    case 'empty':
      throw new DocumentRefused('empty');
    case 'pdf':
    case 'xls':
      promised(sniffed.is, promise);
      return { type: sniffed.is };
    case 'office':
      return officeFile(sniffed, promise);
    case 'image':
      promised('image', promise);
      return { type: 'image' };
    case 'video':
    case 'audio':
      // Ogg and WebM containers may contain audio or video.
      if (promise === 'video' || promise === 'audio') return { type: promise };
      promised(sniffed.is, promise);
      return { type: sniffed.is };
    case 'ole':
      return oleFile(sniffed.kind, promise);
    case 'text':
      return textFile(sniffed, promise);
    case 'zip':
      return zipFile(promise);
    case 'binary':
      throw new DocumentRefused(promise === undefined ? 'unsupported' : 'notWhatItSays');
  }
};
