// Tells what a compound file (OLE) holds by the names of its streams.

const SLOT = 128;
const WANTED = {
  EncryptedPackage: 'encrypted',
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  'PowerPoint Document': 'ppt',
  FileHeader: 'hwp',
  '__properties_version1.0': 'msg',
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

/** Directory entries are 128-byte slots on a 128-byte grid: looking at each slot needs no chain, so none can be circular. */
export const oleKind = (bytes: Uint8Array): OleKind => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Set<OleKind>();
  for (let at = 512; at + SLOT <= bytes.length; at += SLOT) {
    const name = nameAt(view, at);
    if (name in WANTED) found.add(WANTED[name as keyof typeof WANTED]);
  }
  if (found.has('encrypted')) return 'encrypted';
  return [...found][0] ?? 'ole';
};
