// The name of a saved spreadsheet: one from before 2007 becomes an .xlsx.
export const savedName = (filename: string): string => filename.replace(/\.xls$/i, '.xlsx');
