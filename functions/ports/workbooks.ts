// Reads, calculates and writes workbooks in an isolated worker of at most 512 MiB; killing it does not harm the
// process.

import type { ReadSheet } from '#shared/model/checklist-reading.ts';
import type { FileReason } from '#shared/model/file.ts';
import type { CellEdit, ChangedCell, Look, SheetInfo, ShownRow } from '#shared/model/spreadsheet.ts';
import type { Corners } from '#shared/spreadsheet/a1.ts';
import type { ListRead } from '../checklists/read/read-list.ts';
import type { ToWrite, Written } from '../checklists/write/write-list.ts';
import type { Draft } from '../sheets/overlay.ts';

/** `key` permanently identifies the bytes, which are fetched only if the workbook is not open yet. */
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
  /** More cells changed than a response lists: read again. */
  readonly more: boolean;
  /** The edits that undo the change. */
  readonly before: CellEdit[];
  readonly uncalculated: number;
};

/** Requests on a workbook with a draft applied, and their results. */
export type WorkbookQuestions = {
  info: { readonly ask: { readonly draft: Draft }; readonly answer: WorkbookInfo };
  /** `undefined` if the sheet does not exist. */
  rows: {
    readonly ask: { readonly draft: Draft; readonly sheet: number; readonly from: number; readonly to: number };
    readonly answer: { readonly rows: ShownRow[]; readonly merges: Corners[] } | undefined;
  };
  /** `next` is the draft including the edits. */
  edit: {
    readonly ask: { readonly draft: Draft; readonly next: Draft; readonly edits: readonly CellEdit[] };
    readonly answer: Edited | EditRefused;
  };
  save: { readonly ask: { readonly draft: Draft }; readonly answer: Uint8Array };
};

/** Requests on a client's list, in any supported format. */
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
