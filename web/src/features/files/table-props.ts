// The props of the file table, and the actions on its rows.
import type { Entry, FileEntry } from './entry.ts';
import type { FilesAddress, SortBy } from './use-files-address.ts';
import type { Selection } from './use-selection.ts';

/** The width of the list from which a column is shown: a name keeps 16 rem beside it. */
export const ROOM = { at: '@max-4xl:hidden', kind: '@max-5xl:hidden', by: '@max-6xl:hidden' } as const;

/** What may be asked for a row. */
export type RowCommands = {
  readonly open: (entry: Entry) => void;
  readonly rename: (entry: Entry) => void;
  readonly move: (entries: readonly Entry[]) => void;
  readonly remove: (entries: readonly Entry[]) => void;
  /** Turns around whether it may go out. */
  readonly changeAudience: (entry: Entry) => void;
  readonly retry: (file: FileEntry) => void;
  readonly showVersions: (file: FileEntry) => void;
  readonly uploadVersion: (file: FileEntry) => void;
  /** Dropped on a folder; undefined is the top. */
  readonly dropOn: (draggedId: string, folder: { id: string; name: string } | undefined) => void;
};

export type FileTableProps = {
  rows: readonly Entry[];
  selection: Selection;
  sorting: FilesAddress['sorting'];
  onSort: (by: SortBy) => void;
  opened: string | undefined;
  commands: RowCommands;
  /** Where a file that was found is; undefined where it is plain to see. */
  wayOf: (entry: Entry) => string | undefined;
  /** Whether the reader may select, change, delete and index again. */
  mayWrite: boolean;
  /** The table shares the page with a preview: what is least needed goes. */
  compact: boolean;
};
