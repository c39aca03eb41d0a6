// The names that the workbooks of a workspace list as customers, so that a document for the other side can leave them
// out.
import { headsOf, proposeSheet } from '#shared/analyses/map-columns.ts';
import { COLUMNS } from '#shared/language/grammar/column-headers.ts';
import kinds from '#shared/language/lexicon/customer-kinds.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { isTotal } from '#shared/report/readable-table.ts';
import type { Ledger } from '../builder.ts';
import { comparesCompanies } from './compares-companies.ts';
import { OTHERS } from './others.ts';

/** Of a shop's ledger; the largest buyers of a company that sells to companies are far fewer. */
const MAX_NAMES = 3000;
const MIN_LENGTH = 3;

const kindsIn = compile(kinds);
/** Retail customers, overseas, online: a kind of customer is nobody's name. */
const isKind = (name: string): boolean => kindsIn(name).some(({ start, end }) => start === 0 && end === name.length);

const isName = (name: string): boolean =>
  name.length >= MIN_LENGTH && /\p{L}/u.test(name) && !OTHERS.test(name) && !isTotal([{ text: name }]) && !isKind(name);

const namesIn = ({ sheets }: Ledger): string[] =>
  sheets.flatMap(({ name, rows }) => {
    const grids = [{ name, grid: rows.map(({ cells }) => cells) }];
    const proposal = proposeSheet([COLUMNS.customer], grids);
    const column = proposal?.columns.customer;
    if (!proposal || column === undefined || comparesCompanies(grids, column)) return [];
    const at = headsOf(rows[proposal.header]?.cells ?? []).indexOf(column);
    return at < 0 ? [] : rows.slice(proposal.header + 1).map(({ cells }) => (cells[at] ?? '').trim());
  });

/** In the order in which they are listed. */
export const customerNames = (ledgers: readonly Ledger[]): readonly string[] =>
  [...new Set(ledgers.flatMap(namesIn).filter(isName))].slice(0, MAX_NAMES);
