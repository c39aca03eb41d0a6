// Changes several rows at once: selected ones, or all answered ones of a section.
import { AppError } from '#shared/contract/errors.ts';
import { CHECKLIST, type RowStatus } from '#shared/model/checklist-words.ts';
import { WriteConflict } from '../../ports/table.ts';
import { changeRowWrites, type RowRecord, readRow, readRows } from '../../store/checklists.ts';
import { type EditPorts, type Made, mayEdit, ownerOf, personOf } from './edit.ts';
import { tellOwner } from './owner-email.ts';
import { type Edit, editedRow } from './row-change.ts';

type Wanted = {
  readonly rows?: readonly string[] | undefined;
  readonly section?: { readonly sheet: string; readonly section: string } | undefined;
  readonly change: Change;
  readonly seen?: readonly { readonly id: string; readonly version: number }[] | undefined;
  readonly isUndo?: boolean | undefined;
};
type Change = Pick<Edit, 'status' | 'owner' | 'due'>;
type Before = { rows: string[]; change: Change };

const MAX_ATTEMPTS = 3;
/** Statuses with a text that a person can have read; other rows cannot be approved. */
const READABLE: readonly RowStatus[] = ['answered', 'inReview', 'approved'];
/** A red flag can be approved once it is assessed; it stays in the register when its status changes. */
const isReadable = ({ human, risk, status }: RowRecord): boolean =>
  status === 'redFlag' ? risk !== undefined : human !== undefined || READABLE.includes(status);

const chosen = (all: readonly RowRecord[], { rows, section }: Wanted): readonly RowRecord[] => {
  if (section) return all.filter((row) => row.sheet === section.sheet && (row.section ?? '') === section.section);
  const ids = new Set(rows);
  return all.filter(({ id }) => ids.has(id));
};

/** The current values of the fields that the change sets. */
const earlier = ({ status, owner, due }: RowRecord, change: Change): Change => ({
  ...(change.status === undefined ? {} : { status }),
  ...(change.owner === undefined ? {} : { owner: owner?.id ?? null }),
  ...(change.due === undefined ? {} : { due: due ?? null }),
});

/** Groups rows that had the same values, so that one undo call restores as many as possible. */
const byChange = (changed: readonly { readonly id: string; readonly change: Change }[]): Before[] =>
  [...Map.groupBy(changed, ({ change }) => JSON.stringify(change)).values()].flatMap((own) =>
    own.flatMap(({ change }, from) =>
      from % CHECKLIST.maxChanged === 0
        ? [{ rows: own.slice(from, from + CHECKLIST.maxChanged).map(({ id }) => id), change }]
        : [],
    ),
  );

/**
 * Writes each row separately against its current version, so that a concurrent change to one does not block the others.
 */
export const editRows = async (ports: EditPorts, made: Made, wanted: Wanted) => {
  const { caller, list } = made;
  const { tenant } = caller;
  const { change } = wanted;
  const [all, owner] = await Promise.all([
    readRows(ports.table, tenant, list),
    change.owner ? ownerOf(ports, made, change.owner) : undefined,
  ]);
  const rows = chosen(all, wanted);
  if (rows.length === 0) throw new AppError('badInput', { field: 'rows' });
  const who = {
    owner: owner && personOf(owner),
    by: personOf(caller.member),
    at: new Date(ports.clock.now()).toISOString(),
  };
  const seen = new Map(wanted.seen?.map(({ id, version }) => [id, version]));
  /** An approval counts only for the version that was read; a row whose text changed stays open. */
  const isApproved = (row: RowRecord, first: RowRecord): boolean =>
    isReadable(row) && row.version === (seen.get(row.id) ?? first.version);
  const isLeft = (row: RowRecord, first: RowRecord): boolean =>
    !mayEdit(row, made, change) || (change.status === 'approved' && !isApproved(row, first));

  const changeOne = async (first: RowRecord): Promise<Change | undefined> => {
    let row: RowRecord | undefined = first;
    for (let tries = 0; row && tries < MAX_ATTEMPTS; tries += 1) {
      if (isLeft(row, first)) return undefined;
      try {
        await ports.table.write(...changeRowWrites(tenant, row, editedRow(row, change, who)));
        return earlier(row, change);
      } catch (error) {
        if (!(error instanceof WriteConflict)) throw error;
        row = await readRow(ports.table, tenant, list, first.id);
      }
    }
    return undefined;
  };

  const changed: { id: string; change: Change }[] = [];
  // Sequential, because every row updates the same counts of the list.
  for (const row of rows) {
    const before = await changeOne(row);
    if (before) changed.push({ id: row.id, change: before });
  }
  const isNews = owner && changed.length > 0 && !wanted.isUndo;
  if (isNews) await tellOwner(ports, made, owner, `${who.at}-${owner.userId}`);
  return { changed: changed.length, left: rows.length - changed.length, before: byChange(changed) };
};
