// Finds what the company's papers name beside the statements: the number of its shares, and claims without an amount.
import type { SectionContext } from '../builder.ts';
import type { Known } from '../evidence/known-figure.ts';
import { isOwn } from '../evidence/own.ts';
import { type PlainTable, plainTables } from '../evidence/plain-table.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import { statedLines } from '../evidence/stated-lines.ts';

const SHARES = /주식|\bshares\b|株式/iu;
const COUNT = /^(\d{1,3}(?:,\d{3})+|\d{4,})\s?(?:주|株|shares)?$/iu;
const WHOLE = /^100(?:\.0+)?\s?[%％]$/u;

/** The last row of a table of shareholders: all shares, 100%. */
const totalIn = ({
  head,
  rows,
}: PlainTable): { readonly count: number; readonly row: PlainTable['rows'][number] } | undefined => {
  const row = rows.find(({ cells }) => cells.some((cell) => WHOLE.test(cell.trim())));
  const at = row ? row.cells.findIndex((cell, i) => i > 0 && COUNT.test(cell.trim())) : -1;
  const isOfShares = SHARES.test(head[at] ?? '') || /주|株|shares/iu.test(row?.cells[at] ?? '');
  const [, digits = ''] = COUNT.exec(row?.cells[at]?.trim() ?? '') ?? [];
  return row && at > 0 && isOfShares ? { count: Number(digits.replaceAll(',', '')), row } : undefined;
};

/** The number of shares as a table of the shareholders adds them up. */
export const tabledShares = async (context: SectionContext, year: string): Promise<Known | undefined> => {
  const { company } = context;
  if (!company) return undefined;
  const own = (await context.room(['ownership'])).filter((one) => isOwn(company, one));
  for (const table of plainTables(own)) {
    const total = totalIn(table);
    if (!total) continue;
    const { n } = context.notes.cite(table.passage, total.row.start, total.row.end);
    return { metric: 'shares', year, period: year, value: total.count, unit: 'shares', basis: undefined, refs: [n] };
  }
  return undefined;
};

const NAMES = {
  preferred:
    /우선주|\bpreferred (?:stock|shares)|\bpreference shares|優先株|전환사채|転換社債|\bconvertible (?:notes|bonds)/iu,
  minorities: /비지배\s?(?:지분|주주)|non-controlling interest|minority (?:interest|shareholder)|非支配株主|少数株主/iu,
} as const;
type NamedClaim = { readonly key: keyof typeof NAMES; readonly text: string; readonly refs: readonly number[] };

/** Sentences that name a claim for which no amount is known. */
export const namedClaims = async (
  context: SectionContext,
  keys: readonly (keyof typeof NAMES)[],
): Promise<NamedClaim[]> => {
  const { company } = context;
  if (!company || keys.length === 0) return [];
  const own = (await context.room(['ownership', 'debt'])).filter((one) => isOwn(company, one));
  const lines = own.flatMap(statedLines);
  return keys.flatMap((key): NamedClaim[] => {
    const line = lines.find(({ text }) => NAMES[key].test(text));
    if (!line) return [];
    const { text, refs } = quotedOf(context, line);
    return [{ key, text, refs }];
  });
};
