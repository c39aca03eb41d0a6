// Lists people as tables: searched, sorted and paged over everybody at once.
import type { Language } from '#shared/model/enums.ts';
import type { Person } from '#shared/model/people.ts';
import { MAX_READ_WHOLE } from '../../store/few.ts';
import { STATUS_ORDER } from '../../store/person-places.ts';
import { byCode } from '../page-of.ts';
import { rankOf } from './ranks.ts';

export type PeopleTable = {
  readonly search: string;
  readonly sort?: 'name' | 'email' | 'role' | 'status' | 'lastActivity' | undefined;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
};

const folded = (text: string) => text.normalize('NFC').toLowerCase();

export const holds = (search: string) => {
  const wanted = folded(search);
  return ({ name, email }: Person) => folded(name).includes(wanted) || folded(email).includes(wanted);
};

type Compare = (a: Person, b: Person) => number;

const comparisons = (
  language: Language,
  isLong: boolean,
): Readonly<Record<NonNullable<PeopleTable['sort']>, Compare>> => {
  const compare = isLong ? byCode : new Intl.Collator(language, { numeric: true }).compare;
  return {
    // An invited person has no name yet.
    name: (a, b) => compare(a.name || a.email, b.name || b.email),
    email: (a, b) => compare(a.email, b.email),
    role: (a, b) => rankOf(b.role) - rankOf(a.role) || a.role - b.role,
    status: (a, b) => STATUS_ORDER[a.status] - STATUS_ORDER[b.status],
    lastActivity: (a, b) => compare(a.lastActivity ?? '', b.lastActivity ?? ''),
  };
};

/** Ties are sorted by name, then by address, so that pages never repeat or skip a row. */
const inOrder = <P extends Person>(rows: readonly P[], { sort, order }: PeopleTable, language: Language): P[] => {
  const by = comparisons(language, rows.length > MAX_READ_WHOLE);
  const first = by[sort ?? 'name'];
  const sign = order === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => sign * first(a, b) || by.name(a, b) || by.email(a, b));
};

/** Returns one page and the total; `first` is on top in the default order. */
export const pageOfPeople = <P extends Person>(
  all: readonly P[],
  table: PeopleTable,
  { language, first }: { readonly language: Language; readonly first?: (person: P) => boolean },
): { readonly rows: readonly P[]; readonly count: number } => {
  const found = table.search === '' ? all : all.filter(holds(table.search));
  const sorted = inOrder(found, table, language);
  const rows = first && !table.sort ? [...sorted.filter(first), ...sorted.filter((person) => !first(person))] : sorted;
  return { rows: rows.slice(table.offset, table.offset + table.limit), count: found.length };
};
