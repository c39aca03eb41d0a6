// Generates organization codes: short, in capitals, from the name, or from the website if the name is not in Latin
// script.
import { parse } from 'tldts';

const MIN_LENGTH = 3;
const MAX_LENGTH = 16;

const latin = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MAX_LENGTH);

const isLong = (code: string) => code.length >= MIN_LENGTH;

const codeOf = (name: string, website: string): string => {
  const first = latin(name.split(/\s+/)[0] ?? '');
  const site = latin(parse(website).domainWithoutSuffix ?? '');
  return [first, latin(name), site].find(isLong) ?? 'ORGANISATION';
};

const MAX_CANDIDATES = 50;

/** HANBIT, HANBIT2, HANBIT3 … in the order they are tried. */
export const codesFor = (name: string, website: string): readonly string[] => {
  const code = codeOf(name, website);
  return Array.from({ length: MAX_CANDIDATES }, (_, i) => (i === 0 ? code : `${code}${i + 1}`));
};
