// Finds measures of finance in a person's own words, in three languages: "EBITDA and net debt".
import { MEASURES } from '#shared/finance/measures/measures.ts';
import { translateId } from '#shared/i18n/translate.ts';
import lexicon from '#shared/language/lexicon/measure-names.json' with { type: 'json' };
import { lazy } from '#shared/lazy.ts';
import { LANGUAGES } from '#shared/model/enums.ts';

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

const FURTHER: Readonly<Record<string, readonly string[]>> = lexicon.names;

/** `Days sales outstanding (DSO)` gives two names. */
const namesOf = (id: string): string[] => [
  ...(FURTHER[id] ?? []).map(folded),
  ...LANGUAGES.flatMap((language) => {
    const [, name = '', short = ''] =
      /^([^(（]+)(?:[(（]([^)）]+)[)）])?/.exec(translateId(language, 'finance.measures', id)) ?? [];
    return [folded(name), folded(short)].filter((one) => one.length > 1);
  }),
];

const allNames = lazy(() =>
  MEASURES.flatMap(({ id }) => namesOf(id).map((name) => ({ id, name }))).sort((a, b) => b.name.length - a.name.length),
);

/** In the order of the text. The longest name is matched first: "EBITDA margin" does not name EBITDA. */
export const measuresNamedIn = (text: string): string[] => {
  let left = folded(text);
  const found: { readonly id: string; readonly at: number }[] = [];
  for (const { id, name } of allNames()) {
    const at = left.indexOf(name);
    if (at < 0) continue;
    found.push({ id, at });
    left = left.replaceAll(name, ' '.repeat(name.length));
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ id }) => id))];
};
