// Lists the runs of a workspace: searched, filtered, sorted and cut on the server.
import type { Language } from '#shared/model/enums.ts';
import type { RunType } from '#shared/model/run.ts';
import type { Table } from '../../ports/table.ts';
import { readFew } from '../../store/few.ts';
import { readPage, readPart } from '../../store/ordered.ts';
import { OUTPUT_INDEXES, outputsPk } from '../../store/output-orders.ts';
import { type RunRecord, runs } from '../../store/runs.ts';
import { mapInSlices } from '../in-slices.ts';
import { pageOf, searched, type TableQuery } from '../page-of.ts';
import { typeLabel } from './titles.ts';

type Column = keyof typeof OUTPUT_INDEXES;

type Wanted = TableQuery<Column> & {
  readonly type?: RunType | undefined;
  readonly status?: RunRecord['status'] | undefined;
  /** Restricts the list to runs of this person. */
  readonly userId?: string | undefined;
  readonly cursor?: string | undefined;
};
type In = { readonly tenant: string; readonly projectId: string; readonly language: Language };

const fits =
  ({ type, status, userId }: Wanted) =>
  (run: RunRecord): boolean =>
    (type === undefined || run.type === type) &&
    (status === undefined || run.status === status) &&
    (userId === undefined || run.createdBy.id === userId);

const textsOf =
  (language: Language) =>
  (run: RunRecord): readonly string[] => [
    run.name,
    run.inputVariable,
    typeLabel(language, run.type),
    run.createdBy.name,
  ];

/** The matching runs of a part, in its order. */
const looked = (part: readonly RunRecord[], wanted: Wanted, language: Language): readonly RunRecord[] =>
  searched(part.filter(fits(wanted)), wanted.search, textsOf(language));

const isPlain = ({ search, type, status, userId, cursor }: Wanted): boolean =>
  ![search, type, status, userId, cursor].some(Boolean);

/**
 * Newest first by default. A long list, or one sorted by time, is read by key and costs only its page; a filtered one
 * is scanned in parts.
 */
export const listRuns = async (
  table: Pick<Table, 'query' | 'count'>,
  { tenant, projectId, language }: In,
  wanted: Wanted,
) => {
  const { sort = 'createdAt', cursor: from, limit, offset } = wanted;
  const order = wanted.sort === undefined ? ('desc' as const) : wanted.order;
  const list = { index: OUTPUT_INDEXES[sort], pk: outputsPk(tenant, projectId) };
  const keyed = { lists: [list], descending: order === 'desc' };
  const few = from || (sort === 'createdAt' && isPlain(wanted)) ? undefined : await readFew(table, list);
  if (!few && isPlain(wanted)) {
    const page = await readPage(table, keyed, wanted);
    return { rows: page.items.map(runs.read), count: page.count };
  }
  if (!few) {
    const { items, cursor } = await readPart(table, keyed, from);
    const rows = looked(await mapInSlices(items, runs.read), wanted, language);
    return { rows: rows.slice(offset, offset + limit), count: rows.length, ...(cursor && { cursor }) };
  }
  const all = few.map(runs.read).filter(fits(wanted));
  return pageOf(
    all,
    { ...wanted, order, sort },
    {
      language,
      texts: textsOf(language),
      columns: {
        name: ({ name }) => name,
        inputVariable: ({ inputVariable }) => inputVariable,
        type: (run) => typeLabel(language, run.type),
        createdBy: ({ createdBy }) => createdBy.name,
        createdAt: ({ createdAt }) => createdAt,
        status: ({ status }) => status,
      },
      first: 'createdAt',
    },
  );
};
