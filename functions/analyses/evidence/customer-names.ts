// Collects the customer names in the workbooks of a workspace, so that a document for the other side can omit them.
import { headsOf, proposeSheet } from '#shared/analyses/map-columns.ts';
import kinds from '#shared/language/lexicon/customer-kinds.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { isTotal } from '#shared/report/readable-table.ts';
import type { Ledger } from '../builder.ts';
import { customerColumn, listsCustomers } from '../customer-columns.ts';
import { comparesCompanies } from './compares-companies.ts';
import { OTHERS } from './others.ts';

/** Enough for the ledger of a shop; companies that sell to companies have far fewer customers. */
const MAX_NAMES = 3000;
const MIN_LENGTH = 3;

const kindsIn = compile(kinds);
/** Retail customers, overseas, online: kinds of customers are not names. */
const isKind = (name: string): boolean => kindsIn(name).some(({ start, end }) => start === 0 && end === name.length);

const isName = (name: string): boolean =>
  name.length >= MIN_LENGTH && /\p{L}/u.test(name) && !OTHERS.test(name) && !isTotal([{ text: name }]) && !isKind(name);

const namesIn = (ledger: Ledger): string[] =>
  ledger.sheets.flatMap(({ name, rows }) => {
    const grids = [{ name, grid: rows.map(({ cells }) => cells) }];
    const proposal = proposeSheet([customerColumn(ledger)], grids);
    const column = proposal?.columns.customer;
    if (!proposal || column === undefined) return [];
    if (!listsCustomers(ledger, column) || comparesCompanies(grids, column)) return [];
    const at = headsOf(rows[proposal.header]?.cells ?? []).indexOf(column);
    return at < 0 ? [] : rows.slice(proposal.header + 1).map(({ cells }) => (cells[at] ?? '').trim());
  });

/** In the order of the lists. */
export const customerNames = (ledgers: readonly Ledger[]): readonly string[] =>
  [...new Set(ledgers.flatMap(namesIn).filter(isName))].slice(0, MAX_NAMES);
