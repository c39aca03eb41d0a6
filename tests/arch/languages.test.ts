// User-facing texts: in three languages, nowhere but in shared/i18n.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#shared/contract/errors.ts';
import { LANGUAGES } from '#shared/model/enums.ts';

/** Words of Korean and Japanese that code has beside the lexicon, in lines. The number only falls. */
const MAX_LINES_WITH_WORDS = 710;

type Texts = { readonly [name: string]: string | Texts };

const ROOT = new URL('../../', import.meta.url).pathname;
const i18n = join(ROOT, 'shared/i18n');
const namespaces = readdirSync(join(i18n, 'ko')).filter((name) => name.endsWith('.json'));
const read = (language: string, name: string): Texts => JSON.parse(readFileSync(join(i18n, language, name), 'utf8'));

const flat = (texts: Texts, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${prefix}${name}`, value] as const] : [...flat(value, `${prefix}${name}.`)],
    ),
  );
/** English distinguishes singular and plural; Korean and Japanese have one form. */
const base = (key: string) => key.replace(/_(one|other)$/, '');
/** The variables of a text. A language may use a name where another uses a number (`month`, `monthName`). */
const variables = (text: string) =>
  [
    ...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name.replace(/Name$/, ''))),
  ].sort();

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const HAS_WORDS = /[가-힣ぁ-んァ-ヶ一-龥]/;
/** A range of a script in a pattern, which is no word. */
const RANGE = /가-힣|ぁ-ん|ァ-[ヶヺ]|一-龥/g;
const codeOf = (path: string): string => readFileSync(path, 'utf8').replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '');

describe('languages', () => {
  it.each(namespaces)('%s says the same things in Korean, English and Japanese', (name) => {
    const [ko, en, ja] = LANGUAGES.map((language) => new Set([...flat(read(language, name)).keys()].map(base)));

    expect([...(en ?? [])].sort()).toEqual([...(ko ?? [])].sort());
    expect([...(ja ?? [])].sort()).toEqual([...(ko ?? [])].sort());
  });

  it.each(namespaces)('%s fills the same places and leaves no text empty', (name) => {
    const korean = new Map([...flat(read('ko', name))].map(([key, text]) => [base(key), variables(text)]));
    for (const language of LANGUAGES)
      for (const [key, text] of flat(read(language, name))) {
        // English counts things without a counter, so a unit may be empty.
        if (!key.startsWith('unit.')) expect(text.trim(), `${language} ${key}`).not.toBe('');
        if (!key.endsWith('_one')) expect(variables(text), `${language} ${key}`).toEqual(korean.get(base(key)));
      }
  });

  it('has a text for every error code', () => {
    const texts = flat(read('ko', 'errors.json'));
    for (const code of ERROR_CODES) expect([...texts.keys()]).toContain(code);
  });

  it('keeps Korean and Japanese sentences out of the code', () => {
    // What the engine, the documents and the sources know of the two languages (labels, units, particles) is data of theirs, not text for people.
    const knows =
      /functions\/(engine|analyses|checklists|documents|sources|drives|sheets\/typed)|shared\/(language|i18n|analyses\/map-columns)|infra\/(local\/(people|samples|sample-sources|sample-drive)|bench)|store\/members/;
    const offending = ['shared', 'functions', 'infra', 'web/src']
      .flatMap(sources)
      .filter((path) => !knows.test(path))
      .filter((path) => HAS_WORDS.test(codeOf(path)));

    expect(offending.map((path) => path.slice(ROOT.length))).toEqual([]);
  });

  it('adds words to the lexicon, not to code', () => {
    const isData = /shared\/i18n|infra\/(local\/(people|samples|sample-sources|sample-drive)|bench)/;
    const lines = ['shared', 'functions', 'infra', 'web/src']
      .flatMap(sources)
      .filter((path) => !isData.test(path))
      .flatMap((path) => codeOf(path).split('\n'))
      .filter((line) => HAS_WORDS.test(line.replaceAll(RANGE, '')));

    expect(lines.length).toBeLessThanOrEqual(MAX_LINES_WITH_WORDS);
  });
});
