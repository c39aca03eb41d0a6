// Extracts Hangul 5 documents: compressed records in a compound file; distribution documents are unscrambled.
import { inflateRawSync } from 'node:zlib';
import { type Compound, openCompound } from '../guard/compound.ts';
import { DocumentRefused } from '../refused.ts';
import type { Extraction, Source } from './extraction.ts';
import { flow } from './flow.ts';
import { openDistribution } from './hwp/distribution.ts';
import { hwpSection } from './hwp/section.ts';
import { hwpStyles } from './hwp/styles.ts';

const SIGNATURE = 'HWP Document File';
const COMPRESSED = 1;
const LOCKED = 2;
const DISTRIBUTION = 4;
const MAX_BYTES = 50 * 1024 * 1024;

const inflate = (bytes: Uint8Array): Uint8Array => {
  try {
    return inflateRawSync(bytes, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new DocumentRefused(code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLargeOpened' : 'damaged');
  }
};

const flagsOf = (file: Compound): number => {
  const header = file.read('FileHeader') ?? new Uint8Array();
  if (header.length < 40 || !new TextDecoder('latin1').decode(header.subarray(0, 32)).startsWith(SIGNATURE))
    throw new DocumentRefused('damaged');
  return new DataView(header.buffer, header.byteOffset).getUint32(36, true);
};

const numberOf = (name: string): number => Number(/\d+$/.exec(name)?.[0] ?? 0);

export const extractHwp = ({ bytes, onProgress }: Source): Extraction => {
  const file = openCompound(bytes);
  const flags = flagsOf(file);
  if (flags & LOCKED) throw new DocumentRefused('passwordNeeded');
  const scrambled = (flags & DISTRIBUTION) !== 0;
  const open = (name: string, hidden: boolean): Uint8Array => {
    const stored = file.read(name) ?? new Uint8Array();
    const plain = hidden ? openDistribution(stored) : stored;
    return flags & COMPRESSED ? inflate(plain) : plain;
  };
  const folder = scrambled ? 'ViewText/Section' : 'BodyText/Section';
  const names = file.names.filter((name) => name.startsWith(folder)).sort((a, b) => numberOf(a) - numberOf(b));
  if (names.length === 0) throw new DocumentRefused('damaged');
  const styles = hwpStyles(open('DocInfo', false));
  const out = flow();
  names.forEach((name, n) => {
    hwpSection(open(name, scrambled), styles, out);
    onProgress((n + 1) / names.length);
  });
  return { segments: out.end() };
};
