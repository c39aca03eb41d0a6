// A file as a person names it in a heading or a note: without its ending, with spaces.

export const documentName = (filename: string): string => filename.replace(/\.\w{2,5}$/, '').replace(/_+/g, ' ');
