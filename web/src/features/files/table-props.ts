// The props of the file table, and the actions on its rows.
import type { Entry, FileEntry } from './entry.ts';
import type { FilesAddress, SortBy } from './use-files-address.ts';
import type { Selection } from './use-selection.ts';

/** The container width at which each column is shown, so that a name keeps 16 rem. */
export const ROOM = { at: '@max-4xl:hidden', kind: '@max-5xl:hidden', by: '@max-6xl:hidden' } as const;

/** The commands of a row. */
export type RowCommands = {
  readonly open: (entry: Entry) => void;
  readonly rename: (entry: Entry) => void;
  readonly move: (entries: readonly Entry[]) => void;
  readonly remove: (entries: readonly Entry[]) => void;
  /** Toggles whether documents for the other side may quote the entry. */
  readonly changeAudience: (entry: Entry) => void;
  readonly retry: (file: FileEntry) => void;
  readonly showVersions: (file: FileEntry) => void;
  readonly uploadVersion: (file: FileEntry) => void;
  /** Moves a dropped entry into a folder; `undefined` is the top. */
  readonly dropOn: (draggedId: string, folder: { id: string; name: string } | undefined) => void;
};

export type FileTableProps = {
  rows: readonly Entry[];
  selection: Selection;
  sorting: FilesAddress['sorting'];
  onSort: (by: SortBy) => void;
  opened: string | undefined;
  commands: RowCommands;
  /** The folder of a search result; `undefined` if it is the folder on screen. */
  wayOf: (entry: Entry) => string | undefined;
  /** Whether the reader may select, change, delete and reindex entries. */
  mayWrite: boolean;
  /** Whether a preview is open beside the table; less important columns are hidden. */
  compact: boolean;
};
