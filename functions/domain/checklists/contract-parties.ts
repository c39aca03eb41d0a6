// Reads from the head of a contract which company is which side, and puts a row in the words of its clauses.
import { escaped } from '#shared/language/escaped.ts';
import roles from '../../checklists/words/contract-roles.json' with { type: 'json' };
import companies from '../../checklists/words/other-companies.json' with { type: 'json' };
import { compact, companyNames } from '../../engine/understand/names/company-names.ts';

/** All names of one party, and the word that the clauses use for it. */
export type Party = { readonly names: readonly string[]; readonly role: string };

const ROLES = roles.sides.flatMap(({ one, other }) => [one, other].flatMap((words) => Object.values(words).flat()));
const ROLE = [...new Set(ROLES)]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');
const HEADS = roles.heads.map((pattern) => new RegExp(pattern.replaceAll('ROLE', ROLE), 'gimu'));
const FORMS = new RegExp(roles.forms, 'giu');

const JOINS = new RegExp(roles.joins, 'iu');
/** The name without its legal form, and without what is joined to it. */
const bare = (name: string): string => {
  const [own = ''] = name.replace(FORMS, ' ').split(/\s?,\s/u);
  return (own.split(JOINS).at(-1) ?? '').replace(/\s+/gu, ' ').trim();
};

/** No sentence, and no clause with its number. */
const IS_NAME = /^[\p{Lu}\p{Lo}][^\n]{1,40}$/u;

export const partiesIn = (head: string): Party[] => {
  const text = head.normalize('NFKC');
  const found = HEADS.flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => groups ?? {}));
  return found.flatMap(({ name = '', role = '', alias = '' }) => {
    const names = [...companyNames(bare(name)), ...(alias === '' ? [] : [role])];
    return IS_NAME.test(bare(name)) ? [{ names, role: (alias || role).toLowerCase().replace(/^the /, '') }] : [];
  });
};

/** Longer names are those of other companies, or more than a name. */
const MAX_MORE = 4;
const isOwnName = (name: string, about: string): boolean => {
  const [one, own] = [compact(name), compact(about)];
  if (one.length < 2 || own.length < 2) return false;
  return own.includes(one) || (one.startsWith(own) && one.length <= own.length + MAX_MORE);
};

const ITSELF = new RegExp(companies.itself, 'giu');
const PARTICLE = new RegExp(companies.particles, 'u');
const named = (name: string): RegExp =>
  new RegExp(`(?<![\\p{Script=Latin}])${escaped(name)}(?![\\p{Script=Latin}])`, 'giu');
const replaced = (text: string, { names, role }: Party): string =>
  [...names].sort((a, b) => b.length - a.length).reduce((left, name) => left.replace(named(name), role), text);

/** The word that the clauses use for the company itself. */
export const ownRole = (parties: readonly Party[], about: string): string | undefined =>
  parties.find(({ names }) => names.slice(0, 1).some((name) => isOwnName(name, about)))?.role;

/** The row with the sides of the contract in the place of companies; `about` is the company that it calls itself. */
export const inRoles = (question: string, parties: readonly Party[], about: string): string => {
  const own = parties.find(({ names }) => names.slice(0, 1).some((name) => isOwnName(name, about)));
  const all = parties.reduce(replaced, question.normalize('NFKC'));
  if (!own) return all;
  return all.replace(ITSELF, (word) => {
    if (/^the /iu.test(word)) return `the ${own.role}`;
    return `${own.role}${PARTICLE.exec(word)?.[0] ?? ''}`;
  });
};
