// Creates the rows of a newly parsed list and carries over what earlier rows hold.
import type { ListRow } from '../../checklists/read/read-list.ts';
import { type PlainRow, rowId } from '../../store/checklists.ts';

type Of = { readonly checklistId: string; readonly generation: number };

export const newRow = (of: Of, n: number, row: ListRow): PlainRow => ({
  ...of,
  id: rowId(n),
  sheet: row.sheet,
  cell: row.cell,
  ...(row.section === undefined ? {} : { section: row.section }),
  question: row.question,
  kind: row.kind,
  status: 'notStarted',
  answer: [],
  references: [],
  messages: [],
  ...(row.vocabulary ? { vocabulary: [...row.vocabulary] } : {}),
  isWritable: row.isWritable,
  signedBy: [],
  restsOn: [],
  history: [],
});

const placeOf = ({ sheet, cell, question }: Pick<PlainRow, 'sheet' | 'cell' | 'question'>) =>
  JSON.stringify([sheet, cell, question]);

/** Answers and texts stay with the cell and question that they were written for. */
export const carriedOver = (rows: readonly PlainRow[], earlier: readonly PlainRow[]): PlainRow[] => {
  const known = new Map(earlier.map((row) => [placeOf(row), row]));
  return rows.map((row) => {
    const before = known.get(placeOf(row));
    if (!before) return row;
    const { section: _section, vocabulary: _vocabulary, ...unchanged } = before;
    const { id, generation, section, vocabulary, kind, isWritable } = row;
    return {
      ...unchanged,
      id,
      generation,
      kind,
      isWritable,
      ...(section === undefined ? {} : { section }),
      ...(vocabulary ? { vocabulary } : {}),
    };
  });
};

/** Questions added by a person are in no file; they follow at the end. */
export const addedIn = (rows: readonly PlainRow[]): PlainRow[] => rows.filter(({ cell }) => cell === '');
