// The documents name files that exist.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const PATH = /`((?:shared|functions|infra|web|tests|docs|state-machines)\/[^`\s]+)`/g;
/** `a/{b,c}` is `a/b` and `a/c`. */
const spellings = (path: string): string[] => {
  const [whole, names] = /\{([^}]+)\}/.exec(path) ?? [];
  if (whole === undefined || names === undefined) return [path];
  return names.split(',').flatMap((name) => spellings(path.replace(whole, name)));
};
/** `<name>` and `*` stand for any name. */
const isPattern = (path: string): boolean => /[<>*…]/.test(path);

it.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'infra/README.md'])('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path);

  const missing = named.filter((path) => !isPattern(path)).flatMap(spellings);

  expect(missing.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
