// Generates organization codes: short, in capitals, from the name, or from the website where the name is not in Latin script.
import { parse } from 'tldts';

const SHORTEST = 3;
const LONGEST = 16;

const latin = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, LONGEST);

const isLong = (code: string) => code.length >= SHORTEST;

const codeOf = (name: string, website: string): string => {
  const first = latin(name.split(/\s+/)[0] ?? '');
  const site = latin(parse(website).domainWithoutSuffix ?? '');
  return [first, latin(name), site].find(isLong) ?? 'ORGANISATION';
};

const MOST = 50;

/** HANBIT, HANBIT2, HANBIT3 …: the first that nobody has. */
export const codesFor = (name: string, website: string): readonly string[] => {
  const code = codeOf(name, website);
  return Array.from({ length: MOST }, (_, i) => (i === 0 ? code : `${code}${i + 1}`));
};
