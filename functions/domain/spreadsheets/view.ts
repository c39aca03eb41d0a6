// Converts a spreadsheet's row to the client's view.
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

/** Section 9 of the specification. */
export const isSpreadsheetName = (filename: string): boolean => /\.xlsx?$/i.test(filename.trim());
