// Cleans names of files and folders, which are displayed and never used as paths.
import { AppError } from '#shared/contract/errors.ts';
import { FOLDERS } from '#shared/model/upload.ts';

/** Removes control characters, bidirectional marks and lone surrogates. */
const clean = (name: string) =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\uFFFD]/gu, '')
    .trim();

const MAX_NAME_LENGTH = 255;
/** A long name keeps its extension. */
const shortened = (name: string): string => {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 12 ? name.slice(dot) : '';
  return (
    name
      .slice(0, MAX_NAME_LENGTH - ending.length)
      .toWellFormed()
      .replace(/\uFFFD/gu, '') + ending
  );
};

/** Device names in Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

export const cleanName = (name: string): string => {
  const last = clean(name.split(/[\\/]/).pop() ?? '');
  return shortened(/^\.*$/.test(last) ? 'file' : last.replace(DEVICE, '_$&'));
};

/** Throws badInput if nothing is left of the name. */
export const cleanFolderName = (name: string): string => {
  const plain = clean(name.replace(/[\\/]/g, ' '));
  if (/^\.*$/.test(plain)) throw new AppError('badInput', { field: 'name' });
  return plain.slice(0, 120);
};

/** The folders of a dropped directory's path, without `..` and empty names. */
export const foldersOf = (path: string): string[] => {
  const names = path
    .split(/[\\/]/)
    .map(clean)
    .filter((name) => !/^\.*$/.test(name))
    .map((name) => name.slice(0, 120));
  if (names.length > FOLDERS.maxDepth) throw new AppError('badInput', { field: 'path' });
  return names;
};
