// Stores executions on disk before they run, so that a killed process loses none.
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { type ExecutionStatus, MACHINES, type MachineName } from '../../../ports/workflows.ts';
import { openPrivateDatabase } from '../private-database.ts';

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS execution (
    machine TEXT NOT NULL, name TEXT NOT NULL, input TEXT NOT NULL, status TEXT NOT NULL, runs INTEGER NOT NULL,
    error TEXT, startedAt INTEGER NOT NULL, endedAt INTEGER,
    PRIMARY KEY (machine, name)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS execution_running ON execution (startedAt) WHERE status = 'running';
`;
/** As long as Step Functions remembers a name. */
const KEEP_MS = 90 * 24 * 60 * 60_000;

const Input = z.record(z.string(), z.json());
const Row = z.object({
  machine: z.enum(MACHINES),
  name: z.string(),
  input: z.string().transform((text) => Input.parse(JSON.parse(text))),
  runs: z.number(),
});
export type Execution = z.infer<typeof Row>;
export type ExecutionId = { readonly machine: MachineName; readonly name: string };

const Status = z.object({
  status: z.enum(['running', 'succeeded', 'failed', 'stopped']),
  error: z.string().nullable(),
});
export type Ended = Exclude<ExecutionStatus, 'running'>;

const statements = (db: DatabaseSync) => ({
  add: db.prepare(`
    INSERT INTO execution VALUES (:machine, :name, :input, 'running', 0, NULL, :at, NULL) ON CONFLICT DO NOTHING`),
  begin: db.prepare(`
    UPDATE execution SET runs = runs + 1 WHERE machine = ? AND name = ? AND status = 'running'
    RETURNING machine, name, input, runs`),
  end: db.prepare(`
    UPDATE execution SET status = :status, error = :error, endedAt = :at
    WHERE machine = :machine AND name = :name AND status = 'running'`),
  running: db.prepare(`
    SELECT machine, name, input, runs FROM execution WHERE status = 'running' ORDER BY startedAt, rowid`),
  status: db.prepare('SELECT status, error FROM execution WHERE machine = ? AND name = ?'),
  forget: db.prepare('DELETE FROM execution WHERE endedAt <= ?'),
});

export const executionStore = (path: string, now: () => number) => {
  const db = openPrivateDatabase(path, SCHEMA);
  const sql = statements(db);
  return {
    /** False if the name has been used, whether running or ended. */
    add: ({ machine, name }: ExecutionId, input: object): boolean => {
      sql.forget.run(now() - KEEP_MS);
      return sql.add.run({ machine, name, input: JSON.stringify(input), at: now() }).changes === 1;
    },
    /** Counts the attempt and returns its input; `undefined` if it was stopped meanwhile. */
    begin: ({ machine, name }: ExecutionId): Execution | undefined =>
      Row.optional().parse(sql.begin.get(machine, name)),
    /** The first end counts. `error` is the name of an error, never its text. */
    end: ({ machine, name }: ExecutionId, status: Ended, error: string | null = null) =>
      void sql.end.run({ machine, name, status, error, at: now() }),
    running: (): Execution[] => z.array(Row).parse(sql.running.all()),
    status: ({ machine, name }: ExecutionId): z.infer<typeof Status> | undefined =>
      Status.optional().parse(sql.status.get(machine, name)),
    close: () => db.close(),
  };
};
export type ExecutionStore = ReturnType<typeof executionStore>;
