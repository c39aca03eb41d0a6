// Adds the audit row to the handler's own transaction, so that both are written or neither.
import type { Table, Write } from '../ports/table.ts';

export type AuditedTable = {
  readonly table: Table;
  /** Writes the audit row separately if the handler wrote nothing. */
  finish(): Promise<void>;
};

/**
 * Builds an audit row from the targets besides the request's ids, the number of earlier rows, and the person's reason.
 */
type RowOf = (about: readonly string[], nth: number, note?: string) => Write;

const aboutOf = (writes: readonly Write[]): string[] =>
  writes.flatMap((write) => ('about' in write && write.about ? [write.about] : []));

/** The first transaction carries the row; each later one that names a target carries another. */
const noteOf = (writes: readonly Write[]): string | undefined =>
  writes.flatMap((write) => ('note' in write && write.note ? [write.note] : []))[0];

export const auditedTable = (table: Table, rowOf: RowOf): AuditedTable => {
  let written = false;
  let rows = 0;
  const row = (about: readonly string[], note?: string) => {
    rows += 1;
    return rowOf(about, rows - 1, note);
  };
  return {
    table: {
      ...table,
      write: async (...writes) => {
        if (writes.some((write) => 'isPreparation' in write)) return table.write(...writes);
        const about = aboutOf(writes);
        if (written && about.length === 0) return table.write(...writes);
        const before = written;
        // Set before the write completes: of several concurrent writes, one carries the row.
        written = true;
        try {
          await table.write(...writes, row(about, noteOf(writes)));
        } catch (error) {
          written = before;
          throw error;
        }
      },
    },
    finish: async () => {
      if (!written) await table.write(row([]));
    },
  };
};
