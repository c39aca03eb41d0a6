// Open workbooks: read, calculated and written in an isolated worker of at most 512 MiB, killed and reported without
// harm to the process.

import type { ReadSheet } from '#shared/model/checklist-reading.ts';
import type { FileReason } from '#shared/model/file.ts';
import type { CellEdit, ChangedCell, Look, SheetInfo, ShownRow } from '#shared/model/spreadsheet.ts';
import type { Corners } from '#shared/spreadsheet/a1.ts';
import type { ListRead } from '../checklists/read/read-list.ts';
import type { ToWrite, Written } from '../checklists/write/write-list.ts';
import type { Draft } from '../sheets/overlay.ts';

/** `key` names its bytes for ever: they are asked for only where they are not open yet. */
export type WorkbookSource = {
  readonly key: string;
  readonly filename: string;
  bytes(): Promise<Uint8Array>;
};

type WorkbookInfo = {
  readonly sheets: SheetInfo[];
  readonly looks: Look[];
  readonly formulas: number;
  readonly uncalculated: number;
};
type CellPlace = { readonly sheet: number; readonly row: number; readonly column: number };
export type EditRefused = { readonly refused: 'fixed' | 'formula' | 'sheet'; readonly at: CellPlace };
type Edited = {
  readonly cells: ChangedCell[];
  /** More changed than a reply lists: read again. */
  readonly more: boolean;
  /** What undoes the edits. */
  readonly before: CellEdit[];
  readonly uncalculated: number;
};

/** What can be asked about a workbook with a draft laid over it, and what comes of it. */
export type WorkbookQuestions = {
  info: { readonly ask: { readonly draft: Draft }; readonly answer: WorkbookInfo };
  /** Undefined for a sheet that is not there. */
  rows: {
    readonly ask: { readonly draft: Draft; readonly sheet: number; readonly from: number; readonly to: number };
    readonly answer: { readonly rows: ShownRow[]; readonly merges: Corners[] } | undefined;
  };
  /** `next`: the draft with the edits in it. */
  edit: {
    readonly ask: { readonly draft: Draft; readonly next: Draft; readonly edits: readonly CellEdit[] };
    readonly answer: Edited | EditRefused;
  };
  save: { readonly ask: { readonly draft: Draft }; readonly answer: Uint8Array };
};

/** What can be asked about a client's list, of any format that lists have. */
export type ListQuestions = {
  readList: { readonly ask: { readonly wanted?: readonly ReadSheet[] | undefined }; readonly answer: ListRead };
  writeList: { readonly ask: ToWrite; readonly answer: Written };
};
type Questions = WorkbookQuestions & ListQuestions;

export type Workbooks = {
  ask<Q extends keyof Questions>(
    source: WorkbookSource,
    question: Q,
    ask: Questions[Q]['ask'],
  ): Promise<Questions[Q]['answer']>;
};

/** The workbook cannot be opened. */
export class WorkbookRefused extends Error {
  override readonly name = 'WorkbookRefused';
  readonly reason: FileReason;
  constructor(reason: FileReason) {
    super(reason);
    this.reason = reason;
  }
}
