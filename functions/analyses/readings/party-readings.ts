// Finds a shareholder that papers name in another role too: as supplier, customer or possible buyer of the shares.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/reading-words.json' with { type: 'json' };
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import { isPrivate } from '../evidence/for-outsiders.ts';
import { OTHERS } from '../evidence/others.ts';
import { isOwn } from '../evidence/own.ts';
import { plainTables } from '../evidence/plain-table.ts';
import { isTotalRow } from '../evidence/table-columns.ts';
import { listIn, type Reading, readingOf, type Side } from './reading.ts';

const ROLES = ['supplier', 'customer', 'candidate'] as const;
type Role = (typeof ROLES)[number];
const named = (id: Role | 'holding') => compile({ ...lexicon[id], id, source: lexicon.source, not: [] });
const WORDS = ROLES.map((role) => ({ role, says: named(role) }));
const saysHolding = named('holding');

type Holder = { readonly name: string; readonly share: string; readonly refs: readonly number[] };
const PERCENT = /^\d+(?:\.\d+)?\s?[%％]$/u;
const MIN_LENGTH = 3;

const holdersOf = async ({ context, company }: Side): Promise<Holder[]> => {
  const own = (await context.room(['ownership'])).filter((one) => isOwn(company, one));
  const table = plainTables(own).find(({ head }) => head.some((label) => saysHolding(label).length > 0));
  return (table?.rows ?? []).flatMap(({ cells, start, end }): Holder[] => {
    const [name = ''] = cells;
    const share = cells.findLast((cell) => PERCENT.test(cell));
    const isName = name.length >= MIN_LENGTH && !OTHERS.test(name) && !isTotalRow(name);
    return table && share && isName ? [{ name, share, refs: [context.notes.cite(table.passage, start, end).n] }] : [];
  });
};

type Held = { readonly role: Role; readonly one: Quotable; readonly rate: string };

/** A seller is named beside candidates too: the word has to follow the name. */
const BEHIND = 25;
const SELLS = /\bsell|売却|매각/iu;
const isCandidate = (name: string, text: string): boolean => {
  const at = text.indexOf(name) + name.length;
  const behind = text.slice(at, at + BEHIND);
  return saysCandidate(behind).length > 0 && !SELLS.test(behind);
};
const saysCandidate = named('candidate');

/** The first sentence for each role, with the share of purchases or sales if it states one. */
const rolesOf = ({ name }: Holder, sentences: readonly Quotable[]): Held[] => {
  const about = sentences.filter(({ text }) => text.includes(name));
  return WORDS.flatMap(({ role, says }): Held[] => {
    const found = about.filter(({ text }) => (role === 'candidate' ? isCandidate(name, text) : says(text).length > 0));
    const rated = role === 'candidate' ? [] : found.map((one) => ({ one, rates: ratesIn(one.text) }));
    const best = rated.find(({ rates }) => rates.length === 1);
    const one = best?.one ?? found[0];
    return one ? [{ role, one, rate: best?.rates[0] ?? '' }] : [];
  });
};
const ratesIn = (text: string): string[] =>
  readFigures(text).figures.flatMap(({ unit, text: printed }) => (unit === 'percent' ? [printed] : []));

export const holderRoles = async (side: Side): Promise<Reading[]> => {
  const { context } = side;
  const holders = await holdersOf(side);
  const room =
    holders.length > 0 ? await context.room(['suppliers', 'customers', 'sale', 'concentration', 'terms']) : [];
  const sentences = room.filter((one) => one.chunk.kind === 'prose' && !isPrivate(context, one)).flatMap(quotable);
  return holders.flatMap((holder): Reading[] => {
    const held = rolesOf(holder, sentences);
    if (held.length === 0) return [];
    const roles = held.map(({ role, rate }) =>
      context.text(rate ? 'reading.roleOf' : 'reading.roleAlone', { role: context.text(`reading.role.${role}`), rate }),
    );
    const text = context.text('reading.holderRoles', {
      ...{ name: holder.name, share: holder.share, roles: listIn(context.language, roles) },
    });
    const cited = held.map(({ one }) => context.notes.cite(one.passage, one.start, one.end).n);
    const formula = `${holder.name}: ${holder.share}`;
    return [readingOf({ text, about: holder.share, formula, refs: [...holder.refs, ...cited], distance: held.length })];
  });
};
