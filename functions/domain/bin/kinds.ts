// The kinds that the bin restores as a whole; files and folders have their own modules (restore-files.ts,
// restore-folders.ts).
import type { BinRecord } from '../../store/bin.ts';
import { checklistInBin } from '../checklists/bin.ts';
import { questionInBin } from '../questions/bin.ts';
import { runInBin } from '../runs/bin.ts';
import { workspaceInBin } from '../workspaces/bin.ts';
import type { BinKind } from './kind.ts';

const KINDS: readonly BinKind[] = [runInBin, checklistInBin, questionInBin, workspaceInBin];

/** `undefined` for a row of files and folders. */
export const kindOf = (row: BinRecord): BinKind | undefined => KINDS.find(({ of }) => of(row) !== undefined);
