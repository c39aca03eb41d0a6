// Real documents that are too large to commit: the path of one, or undefined where the collection is not at hand.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = process.env.FOOTNOTE_FIXTURES ?? resolve(import.meta.dirname, '../../../shared/fixtures');

export const fixture = (name: string): string | undefined => {
  const path = resolve(root, name);
  return existsSync(path) ? path : undefined;
};
