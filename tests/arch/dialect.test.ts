// New names, module headers and test titles use the words of docs/glossary.md. What is left of the old dialect may only decrease.
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '../helpers/files-under.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const ROOMS = ['functions', 'shared', 'web/src', 'infra', 'state-machines', 'tests'];
const THIS = 'tests/arch/dialect.test.ts';

/** Parts of names that the glossary replaces. */
const IN_NAMES = new Set(
  'said told asked kept gone letter letters anew evenly condemn harmless patient patience patiently manners stands bears seal project projects'.split(
    ' ',
  ),
);
/**
 * Parts of local names without a plain meaning. Some words are fine inside a file: a column has letters, and a deleted
 * row is gone.
 */
const IN_LOCALS = new Set('said told unsaid untold heard unheard spoken anew evenly manners bears'.split(' '));
/** Names of limits must start with MAX_ or MIN_ and a noun. */
const LIMIT = /^(?:MOST|LEAST|LONGEST|WIDEST|DEEPEST|PATIENCE|ENOUGH|NEARLY|SURE)(?:_|$)/;
const IN_COMMENTS = /\b(told|anew|bears|borne|goes by|held against)\b/i;
/** What is somewhere does not stand or lie there; a sign stands for something, and a thing stands out. */
const OF_PLACES = /\b(?:stands?|stood|lies?)\b(?! (?:for|out)\b)/i;
/** File names that do not describe their contents. */
const OPAQUE = /(?:^|-)(?:core-question|wants|what-it-is|near-figure|works)\./;
const IN_PROSE = /\b(said|told|anew|letters?|stands?|bears?|gone|goes by|held against|made good)\b/i;
const IN_TITLES = /\b(told|anew|stands?|bears?|goes by|held against|made good)\b/i;
/** Words that the glossary replaces in texts; "a lowercase letter" is allowed. */
const IN_TEXTS = /\b(anew|(?<!case )letters?|stands?|bears?|for good)\b(?!, 1 uppercase)/i;

/** The number of remaining uses. Lower a number when you rename; never raise it. */
const LEFT = {
  fileNames: 0,
  opaque: 0,
  exports: 0,
  locals: 0,
  limits: 0,
  headers: 0,
  comments: 0,
  places: 0,
  titles: 0,
  texts: 1,
};

/** A dead-letter queue is AWS's own term. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/dead-?letter/gi, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
/** The field in stored rows and on the wire. */
const IS_FIELD = /^projectIds?$/;
const isDialect = (name: string, words = IN_NAMES) =>
  !IS_FIELD.test(name) && wordsOf(name).some((word) => words.has(word));

const modules = ROOMS.flatMap((room) => filesUnder(`${ROOT}${room}`))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('/dist/'))
  .map((path) => ({ path: relative(ROOT, path), code: readFileSync(path, 'utf8') }))
  .filter(({ path }) => path !== THIS);

const shipped = modules.filter(({ path }) => !path.startsWith('tests/'));

const exportsOf = (code: string): string[] =>
  [...code.matchAll(/^export (?:async )?(?:const|function|class|type|let) (\w+)/gm)].map(([, name = '']) => name);
const localsOf = (code: string): string[] =>
  [...code.matchAll(/\b(?:const|let|function|type|interface) (\w+)/g)].map(([, name = '']) => name);
const commentsOf = (code: string): string[] => code.match(/^\s*(?:\/\/|\/?\*).*$|\/\/ .*$/gm) ?? [];
const headerOf = (code: string): string => /^\/\/ (.*)/.exec(code)?.[1] ?? '';

/** Of single tests and groups, with one line for their values before them or without. */
const titlesOf = (code: string): string[] =>
  [
    ...code.matchAll(
      /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\((['"`])((?:\\.|(?!\1).)+)\1, (?:\{[^}]*\}, )?(?:async )?\(/g,
    ),
  ].map(([, , title = '']) => title);

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leavesOf);
const texts = filesUnder(`${ROOT}shared/i18n/en`)
  .filter((path) => path.endsWith('.json'))
  .flatMap((path) => leavesOf(JSON.parse(readFileSync(path, 'utf8'))).map((text) => `${basename(path)}: ${text}`));

describe('the dialect', () => {
  it.each([
    ['fileNames', modules.map(({ path }) => path).filter((path) => isDialect(basename(path)))],
    ['opaque', modules.map(({ path }) => path).filter((path) => OPAQUE.test(basename(path)))],
    [
      'exports',
      modules.flatMap(({ path, code }) =>
        exportsOf(code)
          .filter((name) => isDialect(name))
          .map((name) => `${path}: ${name}`),
      ),
    ],
    [
      'locals',
      shipped.flatMap(({ path, code }) =>
        localsOf(code)
          .filter((name) => isDialect(name, IN_LOCALS))
          .map((name) => `${path}: ${name}`),
      ),
    ],
    [
      'limits',
      shipped.flatMap(({ path, code }) =>
        localsOf(code)
          .filter((name) => LIMIT.test(name))
          .map((name) => `${path}: ${name}`),
      ),
    ],
    [
      'comments',
      shipped.flatMap(({ path, code }) =>
        commentsOf(code)
          .filter((comment) => IN_COMMENTS.test(comment))
          .map((comment) => `${path}: ${comment.trim()}`),
      ),
    ],
    [
      'places',
      modules.flatMap(({ path, code }) =>
        commentsOf(code)
          .filter((comment) => OF_PLACES.test(comment))
          .map((comment) => `${path}: ${comment.trim()}`),
      ),
    ],
    ['headers', modules.filter(({ code }) => IN_PROSE.test(headerOf(code))).map(({ path }) => path)],
    [
      'titles',
      modules
        .filter(({ path }) => path.startsWith('tests/'))
        .flatMap(({ path, code }) =>
          titlesOf(code)
            .filter((title) => IN_TITLES.test(title))
            .map((title) => `${path}: ${title}`),
        ),
    ],
    ['texts', texts.filter((text) => IN_TEXTS.test(text))],
  ] as const)('does not grow in %s', (kind, found) => {
    const shown = found.length > LEFT[kind] ? found : [];

    expect(found.length, shown.join('\n')).toBeLessThanOrEqual(LEFT[kind]);
  });
});
