// Names a saved spreadsheet: an .xls becomes an .xlsx.
export const savedName = (filename: string): string => filename.replace(/\.xls$/i, '.xlsx');
