// The files that a person dropped or chose, each with the folders that contain it.
import type { Chosen } from './upload-item.ts';

/** Files that operating systems and office programs create for themselves. */
const LITTER = /^(\.|~\$|thumbs\.db$|desktop\.ini$)/iu;

type Picked = File & { readonly path?: string; readonly relativePath?: string };

/**
 * Splits a path: `./Deal/2024/a.pdf` from a drop, `Deal/2024/a.pdf` from a folder picker, `./a.pdf` or `a.pdf` for a
 * single file.
 */
const wayOf = ({ webkitRelativePath, relativePath, path }: Picked): string[] =>
  (webkitRelativePath || relativePath || path || '')
    .split('/')
    .filter((name) => name !== '' && name !== '.')
    .slice(0, -1);

export const chosenFrom = (files: readonly File[]): Chosen[] =>
  files.flatMap((file) => {
    const way = wayOf(file);
    const isLitter = way.length > 0 && [...way, file.name].some((name) => LITTER.test(name));
    return isLitter ? [] : [{ file, ...(way.length > 0 && { path: way.join('/') }) }];
  });
