// Finds sentences in another language than the report's: untranslated quotes of documents.

import { langOf } from '../language/grammar/text-language.ts';
import type { Language } from '../model/enums.ts';
import type { Report } from './report.ts';
import { sentencesOf } from './visit.ts';

export type ForeignSentences = { readonly count: number; readonly languages: readonly Language[] };

export const foreignSentences = ({ sections, language }: Pick<Report, 'sections' | 'language'>): ForeignSentences => {
  const foreign = sections
    .flatMap(({ blocks }) => blocks.flatMap(sentencesOf))
    .filter(({ refs }) => refs.length > 0)
    .flatMap(({ text }) => langOf(text) ?? [])
    .filter((one) => one !== language);
  return { count: foreign.length, languages: [...new Set(foreign)] };
};
