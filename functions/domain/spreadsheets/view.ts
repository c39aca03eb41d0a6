// A spreadsheet's row as the client sees it.
import type { SpreadsheetRow } from '#shared/model/spreadsheet.ts';
import type { FileRecord } from '../../store/files.ts';
import { fileView } from '../files/view.ts';

export const spreadsheetView = (file: FileRecord): SpreadsheetRow => {
  const unsaved = file.draft?.cells ?? 0;
  return {
    ...fileView(file),
    unsaved,
    lastModifiedAt: unsaved > 0 ? (file.draft?.at ?? file.uploadedAt) : file.uploadedAt,
  };
};

/** Specification, section 9. */
export const isSpreadsheetName = (filename: string): boolean => /\.xlsx?$/i.test(filename.trim());
