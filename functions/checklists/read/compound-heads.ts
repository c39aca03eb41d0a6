// Recognizes heads of two parts: a party and what it gives ("regulator's view"), or a thing and its attribute ("Bates
// no.").
import words from '../words/head-compounds.json' with { type: 'json' };
import type { Role } from './roles.ts';

const isLatin = (word: string): boolean => /^[\x20-\x7e]+$/.test(word);
const longestFirst = (all: readonly string[]): string[] => [...all].sort((a, b) => b.length - a.length);

type Compound = { readonly role: Role; readonly last: string; readonly of: readonly string[] };
const COMPOUNDS: readonly Compound[] = words.compounds
  .flatMap(({ role, of, last }) => last.map((one) => ({ role: role as Role, last: one, of: longestFirst(of) })))
  .sort((a, b) => b.last.length - a.last.length);
const OPINIONS = new Set(words.opinions);
const STATEMENTS = new Set(words.statements);
const REMARKS = new Set(words.remarks);
const PARTIES = [
  ...words.askers.map((name) => ({ name, opinion: 'comment' as const })),
  ...words.respondents.map((name) => ({ name, opinion: 'answer' as const })),
].sort((a, b) => b.name.length - a.name.length);
/** Roles that a party may have: a person, a document, a state. */
const OWNED: readonly Role[] = ['owner', 'reference', 'status'];

/** Latin words separated by spaces; other scripts without spaces, since both forms occur. */
const bareOf = (text: string): string => {
  const spaced = text
    .replace(/['’]s?(?= |$)/g, '')
    .replace(/[^\p{L}\p{N}#&]+/gu, ' ')
    .trim();
  return isLatin(spaced) ? spaced : spaced.replace(/ /g, '');
};

/** The text before the given ending. */
const before = (text: string, end: string): string | undefined => {
  if (!text.endsWith(end) || text === end) return undefined;
  const rest = text.slice(0, -end.length);
  if (!isLatin(end)) return rest;
  return /[ \P{scx=Latn}]$/u.test(rest) ? rest.trim() : undefined;
};

/** "Legal document", with at most one word before. */
const endsWithWord = (text: string, word: string): boolean =>
  text === word || text === `${word}s` || before(text, word)?.includes(' ') === false;

const roleOf = (text: string): Role | undefined =>
  COMPOUNDS.find(({ last, of }) => {
    const rest = before(text, last);
    return rest !== undefined && of.some((one) => endsWithWord(rest, one));
  })?.role;

/** "Clause in contract" means a contract's clause; "number of" is excluded. */
const INVERTED = /^(?!number )(.+?) (?:in|of|for|to|on) (?:the )?(.+)$/;
const invertedRole = (text: string): Role | undefined => {
  const [, thing, whole] = INVERTED.exec(text) ?? [];
  return thing === undefined ? undefined : roleOf(`${whole} ${thing}`);
};

const PARTICLE = /^(?:측|의|용|님|さま|様|殿|側|の|ご|御)+/u;
const AFTER = / (?:by|of|from|for|to)(?: the)?$/;

/** The party at the start or the end of the head. */
const partyIn = (text: string) => {
  for (const { name, opinion } of PARTIES) {
    if (text.startsWith(isLatin(name) ? `${name} ` : name))
      return {
        opinion,
        rest: text
          .slice(name.length)
          .replace(PARTICLE, '')
          .replace(/^side /, '')
          .trim(),
      };
    const rest = isLatin(name) && isLatin(text) ? before(text, name) : undefined;
    if (rest !== undefined) return { opinion, rest: rest.replace(AFTER, '') };
  }
  return undefined;
};

export const compoundRole = (head: string): Role | undefined => {
  const text = bareOf(head);
  const party = partyIn(text);
  if (party && OPINIONS.has(party.rest)) return party.opinion;
  if (party && STATEMENTS.has(party.rest)) return 'answer';
  if (party && REMARKS.has(party.rest)) return 'comment';
  const own = party && COMPOUNDS.find(({ role, last }) => OWNED.includes(role) && last === party.rest);
  return own?.role ?? roleOf(text) ?? invertedRole(text);
};
