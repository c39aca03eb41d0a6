// The columns of a list of customers: their names, revenue, segment and period.
import { COLUMNS } from '#shared/language/grammar/column-headers.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/table-columns.json' with { type: 'json' };
import type { Ledger } from './builder.ts';
import { documentName } from './evidence/document-name.ts';
import { aboutText, NEAREST } from './room/report-subjects.ts';

const isEnding = compile({ ...lexicon.ending, id: 'ending', source: lexicon.source, not: [] });

/**
 * The least share of different names in a column of names: a customer may have two contracts. Set by hand, not tuned on
 * a set.
 */
const MIN_DISTINCT = 0.9;
const isNameColumn = (cells: readonly string[]): boolean =>
  cells.filter((cell) => /\p{L}{2}/u.test(cell)).length >= cells.length * MIN_DISTINCT &&
  new Set(cells).size >= cells.length * MIN_DISTINCT;

/** The subjects of other lists than one of customers. */
const OTHERS = [
  'products',
  'suppliers',
  'subsidiaries',
  'sites',
  'segments',
  'organisation',
  'management',
  'headcount',
];

const namedBy = (text: string): ReadonlySet<string> => aboutText('', [{ text, weight: NEAREST }]).headed;
const namesOthers = (text: string): boolean => OTHERS.some((id) => namedBy(text).has(id));

const isItem = (head: string): boolean => COLUMNS.item.headers.includes(head.toLowerCase());
/** Recognizes columns of a customer's type, country or manager, which are not its name. */
const isAttribute = compile({ ...lexicon.attribute, id: 'attribute', source: lexicon.source, not: [] });

const titleOf = ({ asWritten }: Ledger): string =>
  documentName(asWritten[0]?.rows[0]?.reference.title ?? '').replaceAll(/[_-]/g, ' ');

/**
 * If the file is named after customers alone, its first column of names is theirs, whatever the header (groups,
 * schools), unless the header names products or suppliers.
 */
const customerHead = (ledger: Ledger): string | undefined => {
  const [sheet] = ledger.asWritten;
  const title = titleOf(ledger);
  if (!sheet || !namedBy(title).has('customers') || namesOthers(title)) return undefined;
  const [head, ...rows] = sheet.rows;
  const at = (head?.cells ?? []).findIndex((_, i) => isNameColumn(rows.map(({ cells }) => cells[i] ?? '')));
  const name = head?.cells[at]?.trim() ?? '';
  return name === '' || isItem(name) || namesOthers(name) ? undefined : name;
};

/** Recognizes headers that name those who sell to the company as well as those who buy from it. */
const isPartner = compile({ ...lexicon.partner, id: 'partner', source: lexicon.source, not: [] });

/** False if the proposed column of customers lists something else: suppliers, managers, regions. */
export const listsCustomers = (ledger: Ledger, head: string | undefined): boolean => {
  if (head === undefined || isAttribute(head).length > 0) return false;
  if (namedBy(head).has('customers') && isPartner(head).length === 0) return true;
  const named = namedBy(titleOf(ledger));
  return !named.has('suppliers') || named.has('customers');
};

export const customerColumn = (ledger: Ledger): typeof COLUMNS.customer => {
  const head = customerHead(ledger);
  const { customer } = COLUMNS;
  return head === undefined ? customer : { ...customer, headers: [head, ...customer.headers] };
};

export const customerColumns = (ledger: Ledger, needed: readonly string[]) =>
  [
    customerColumn(ledger),
    COLUMNS.customerRevenue,
    { ...COLUMNS.segment, optional: true as const },
    COLUMNS.date,
    COLUMNS.period,
  ].map((column) => (needed.includes(column.name) ? column : { ...column, optional: true as const }));

/** The end of a contract is not the date of a payment. */
export const withoutEnds = (columns: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(columns).filter(([name, head]) => name !== 'date' || isEnding(head).length === 0));
