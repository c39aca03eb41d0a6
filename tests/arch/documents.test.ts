// The documents name files that exist, and their links lead somewhere.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const PATH = /`((?:shared|functions|infra|web|tests|docs|state-machines)\/[^`\s]+)`/g;
/** A link; the part after `#` names a heading. */
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', '{shared,functions,infra,web,tests,state-machines}/**/README.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).sort();

/** Expands `a/{b,c}` to `a/b` and `a/c`. */
const spellings = (path: string): string[] => {
  const [whole, names] = /\{([^}]+)\}/.exec(path) ?? [];
  if (whole === undefined || names === undefined) return [path];
  return names.split(',').flatMap((name) => spellings(path.replace(whole, name)));
};
/** `<name>` and `*` stand for any name. */
const isPattern = (path: string): boolean => /[<>*…]/.test(path);
/** Whether a path exists. The specification names tests by the folder of their source. */
const isThere = (path: string): boolean =>
  [path, join('tests/unit', path), join('tests/processes', path)].some((one) => existsSync(join(ROOT, one)));
const isElsewhere = (link: string): boolean => /^(?:https?|mailto):/.test(link);
const allIn = (document: string, pattern: RegExp): string[] =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(pattern)].map(([, found = '']) => found);

it('looks at all of them', () => {
  expect(DOCUMENTS).toEqual(
    expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/glossary.md', 'infra/README.md']),
  );
});

it.each(DOCUMENTS)('%s', (document) => {
  const paths = allIn(document, PATH)
    .filter((path) => !isPattern(path))
    .flatMap(spellings);
  const links = allIn(document, LINK).filter((link) => !isElsewhere(link));

  const missing = [
    ...paths.filter((path) => !isThere(path)),
    ...links.filter((link) => !existsSync(join(ROOT, dirname(document), link))),
  ];

  expect(missing).toEqual([]);
});
