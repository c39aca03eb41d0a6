// What a spreadsheet is called once it is saved: one from before 2007 becomes an .xlsx.
export const savedName = (filename: string): string => filename.replace(/\.xls$/i, '.xlsx');
