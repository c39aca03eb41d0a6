// Puts the audit row into the handler's own transaction, so that neither stands without the other.
import type { Table, Write } from '../ports/table.ts';

export type AuditedTable = {
  readonly table: Table;
  /** Writes the row on its own when the handler wrote nothing. */
  finish(): Promise<void>;
};

export const audited = (table: Table, row: () => Write): AuditedTable => {
  let written = false;
  return {
    table: {
      ...table,
      write: async (...writes) => {
        if (written) return table.write(...writes);
        // Taken before the write is through: of several at once, one carries the row.
        written = true;
        try {
          await table.write(...writes, row());
        } catch (error) {
          written = false;
          throw error;
        }
      },
    },
    finish: async () => {
      if (!written) await table.write(row());
    },
  };
};
