// New names and module headers use the words of docs/glossary.md. What is left of the old dialect may only become less.
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '../helpers/files-under.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const ROOMS = ['functions', 'shared', 'web/src', 'infra', 'state-machines', 'tests'];
const THIS = 'tests/arch/dialect.test.ts';

/** Words that the glossary replaces, as parts of a name. */
const IN_NAMES = new Set(
  'said told asked kept gone letter letters anew evenly condemn harmless patient manners stands bears seal'.split(' '),
);
const IN_PROSE = /\b(said|told|anew|letters?|stands?|bears?|gone|goes by|held against|made good)\b/i;
/** "A lowercase letter" is one. */
const IN_TEXTS = /\b(anew|(?<!case )letters?|stands?|bears?|for good)\b(?!, 1 uppercase)/i;

/** How many are left. Lower a number when you rename; never raise it. */
const LEFT = { fileNames: 0, exports: 0, headers: 0, texts: 1 };

/** A dead-letter queue is AWS's own term. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/dead-?letter/gi, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
const isDialect = (name: string) => wordsOf(name).some((word) => IN_NAMES.has(word));

const modules = ROOMS.flatMap((room) => filesUnder(`${ROOT}${room}`))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('/dist/'))
  .map((path) => ({ path: relative(ROOT, path), code: readFileSync(path, 'utf8') }))
  .filter(({ path }) => path !== THIS);

const exportsOf = (code: string): string[] =>
  [...code.matchAll(/^export (?:async )?(?:const|function|class|type|let) (\w+)/gm)].map(([, name = '']) => name);
const headerOf = (code: string): string => /^\/\/ (.*)/.exec(code)?.[1] ?? '';

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leavesOf);
const texts = filesUnder(`${ROOT}shared/i18n/en`)
  .filter((path) => path.endsWith('.json'))
  .flatMap((path) => leavesOf(JSON.parse(readFileSync(path, 'utf8'))).map((text) => `${basename(path)}: ${text}`));

describe('the dialect', () => {
  it.each([
    ['fileNames', modules.map(({ path }) => path).filter((path) => isDialect(basename(path)))],
    [
      'exports',
      modules.flatMap(({ path, code }) =>
        exportsOf(code)
          .filter(isDialect)
          .map((name) => `${path}: ${name}`),
      ),
    ],
    ['headers', modules.filter(({ code }) => IN_PROSE.test(headerOf(code))).map(({ path }) => path)],
    ['texts', texts.filter((text) => IN_TEXTS.test(text))],
  ] as const)('does not grow in %s', (kind, found) => {
    const shown = found.length > LEFT[kind] ? found : [];

    expect(found.length, shown.join('\n')).toBeLessThanOrEqual(LEFT[kind]);
  });
});
