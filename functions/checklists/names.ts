// The name of a list's file, and its name when it is returned.
export const isOldName = (filename: string): boolean => /\.xls$/i.test(filename);

export const stemOf = (filename: string): string => filename.replace(/\.[^.\\/]{1,10}$/, '').trim() || filename;
