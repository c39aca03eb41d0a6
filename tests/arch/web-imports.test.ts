// Imports inside the web app: neighbors by relative path, everything else by #web/.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '../helpers/files-under.ts';

const ROOT = new URL('../../web/src', import.meta.url).pathname;
const CLIMBS_TWICE = /\b(?:from |import\()'\.\.\/\.\.\//;

it('never imports from two folders up', () => {
  const climbing = filesUnder(ROOT)
    .filter((path) => /\.tsx?$/.test(path) && CLIMBS_TWICE.test(readFileSync(path, 'utf8')))
    .map((path) => relative(ROOT, path));

  expect(climbing).toEqual([]);
});
