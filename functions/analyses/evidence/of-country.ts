// Drops passages in neither the language of the requested country nor that of the report: rules of Japan do not apply
// in Korea.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import lexicon from '#shared/language/lexicon/country-languages.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { SectionContext } from '../builder.ts';

const languageOfCountry = (country: string): Language => {
  const name = country.trim().toLowerCase();
  if (lexicon.ko.includes(name)) return 'ko';
  return lexicon.ja.includes(name) ? 'ja' : 'en';
};

/** Returns all passages if none would be left. */
export const ofCountry = (
  { inputs, language }: Pick<SectionContext, 'inputs' | 'language'>,
  passages: readonly Passage[],
): readonly Passage[] => {
  if (typeof inputs.country !== 'string') return passages;
  const own = [language, languageOfCountry(inputs.country)];
  const left = passages.filter(({ chunk }) => own.includes(languageOf(chunk.text)));
  return left.length > 0 ? left : passages;
};
