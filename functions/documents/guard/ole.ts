// Detects the content of a compound file (OLE) by the names of its streams.
import { DocumentRefused } from '../refused.ts';
import { openCompound } from './compound.ts';

const SLOT = 128;
const WANTED = {
  EncryptedPackage: 'encrypted',
  FileHeader: 'hwp',
  '__properties_version1.0': 'msg',
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  'PowerPoint Document': 'ppt',
} as const;
export type OleKind = (typeof WANTED)[keyof typeof WANTED] | 'ole';

const nameAt = (view: DataView, at: number): string => {
  const length = view.getUint16(at + 64, true);
  const type = view.getUint8(at + 66);
  if (length < 4 || length > 64 || length % 2 === 1 || (type !== 1 && type !== 2)) return '';
  let name = '';
  for (let n = 0; n < length - 2; n += 2) name += String.fromCharCode(view.getUint16(at + n, true));
  return name;
};

/**
 * The names in all slots. Directory entries are 128-byte slots on a 128-byte grid: reading each slot follows no chain,
 * so no loop.
 */
const slotNames = (bytes: Uint8Array): string[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names: string[] = [];
  for (let at = 512; at + SLOT <= bytes.length; at += SLOT) {
    const name = nameAt(view, at);
    if (name in WANTED) names.push(name);
  }
  return names;
};

/** The names at the top level, which determine the type; embedded files are deeper. */
const topNames = (bytes: Uint8Array): readonly string[] => {
  try {
    return openCompound(bytes).names;
  } catch (error) {
    if (error instanceof DocumentRefused) return [];
    throw error;
  }
};

const kindOf = (names: readonly string[]): OleKind | undefined => {
  const found = Object.entries(WANTED).find(([name]) => names.includes(name));
  return found?.[1];
};

export const oleKind = (bytes: Uint8Array): OleKind => kindOf(topNames(bytes)) ?? kindOf(slotNames(bytes)) ?? 'ole';
