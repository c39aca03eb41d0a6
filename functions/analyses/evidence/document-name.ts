// A file's name for headings and notes: without its extension, with spaces.

export const documentName = (filename: string): string => filename.replace(/\.\w{2,5}$/, '').replace(/_+/g, ' ');
