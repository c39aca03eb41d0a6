// What comparisons of values print of each competitor, and the companies that they list beside the competitors.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import middleRows from '#shared/language/lexicon/middle-rows.json' with { type: 'json' };
import type { SectionContext } from '../builder.ts';
import { comparisonTables, isOfCompany } from '../evidence/comparison-tables.ts';
import { documentName } from '../evidence/document-name.ts';
import { isPrivate } from '../evidence/for-outsiders.ts';
import { isMultiple } from '../evidence/multiples.ts';
import { OTHERS } from '../evidence/others.ts';
import type { PlainTable } from '../evidence/plain-table.ts';
import { BETWEEN, type Candidate } from './candidate.ts';

const isMiddle = compile(middleRows);
const MAX_MULTIPLES = 2;
const UNIT = /\s*[(（]([^()（）]{1,8})[)）]\s*$/u;

type Row = PlainTable['rows'][number];

/** `EV/EBITDA（倍）` and 6.1 are `EV/EBITDA 6.1倍`. */
const cellOf = (head: string, cell: string): string => {
  const unit = /\d$/.test(cell) ? (UNIT.exec(head)?.[1] ?? '') : '';
  return `${head.replace(UNIT, '')} ${cell}${unit}`;
};

const multiplesOf = (table: PlainTable, { cells }: Row): string =>
  table.head
    .flatMap((head, at) =>
      at > 0 && /\d/.test(cells[at] ?? '') && isMultiple(table, at) ? [cellOf(head, cells[at] ?? '')] : [],
    )
    .slice(0, MAX_MULTIPLES)
    .join(', ');

const isPlayer = (label: string): boolean =>
  /\p{L}/u.test(label) && !OTHERS.test(label) && isMiddle(label).length === 0;

const valued = async (context: SectionContext, names: readonly string[]): Promise<PlainTable | undefined> => {
  const companies = [...(context.company ? [context.company] : []), ...names.map((name) => ({ name }))];
  const tables = await comparisonTables(context, companies);
  return tables.find(
    (table) => table.head.some((_, at) => isMultiple(table, at)) && !isPrivate(context, table.passage),
  );
};

/** `least`: the score of a company that is no named competitor. */
export const withListed = async (
  context: SectionContext,
  found: readonly Candidate[],
  least: number,
): Promise<Candidate[]> => {
  const table =
    found.length < 2
      ? undefined
      : await valued(
          context,
          found.map(({ name }) => name),
        );
  if (!table) return [...found];
  const refOf = ({ start, end }: Row): number => context.notes.cite(table.passage, start, end).n;
  const rowOf = (name: string) => table.rows.find(({ cells: [label = ''] }) => isOfCompany({ name }, label));
  const known = found.map((one): Candidate => {
    const row = rowOf(one.name);
    const multiples = row ? multiplesOf(table, row) : '';
    if (!row || multiples === '') return one;
    const reasons = [one.cells.reasons, multiples].filter(Boolean).join(BETWEEN);
    return { ...one, cells: { ...one.cells, reasons }, refs: [...new Set([...one.refs, refOf(row)])] };
  });
  const document = documentName(table.passage.chunk.context.document).replaceAll('-', ' ');
  const isKnown = (label: string): boolean =>
    [...found.map(({ name }) => name), context.company?.name ?? ''].some(
      (name) => name !== '' && isOfCompany({ name }, label),
    );
  const others = table.rows.flatMap((row): Candidate[] => {
    const [name = ''] = row.cells;
    if (!isPlayer(name) || isKnown(name)) return [];
    const reasons = [context.text('say.listedBeside', { document }), multiplesOf(table, row)]
      .filter(Boolean)
      .join(BETWEEN);
    return [{ name, score: least, cells: { reasons }, refs: [refOf(row)] }];
  });
  return [...known, ...others];
};
