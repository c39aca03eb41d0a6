// What a list's file is called, and what it is called when it is given back.
export const isOldName = (filename: string): boolean => /\.xls$/i.test(filename);

export const stemOf = (filename: string): string => filename.replace(/\.[^.\\/]{1,10}$/, '').trim() || filename;
