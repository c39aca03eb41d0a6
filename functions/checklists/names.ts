// The name of a list's file without its extension, and whether it is in the old Excel format.
export const isOldName = (filename: string): boolean => /\.xls$/i.test(filename);

export const stemOf = (filename: string): string => filename.replace(/\.[^.\\/]{1,10}$/, '').trim() || filename;
