// Finds real documents that are too large to commit, by their path in `FOOTNOTE_FIXTURES`; `undefined` if it is not
// set.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const { FOOTNOTE_FIXTURES: root } = process.env;

export const fixture = (name: string): string | undefined => {
  if (root === undefined) return;
  const path = resolve(root, name);
  return existsSync(path) ? path : undefined;
};
