// Retrieves passages by the usual words for a subject if the question itself finds nothing.
import lexicon from '#shared/language/lexicon/subject-queries.json' with { type: 'json' };
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import type { SectionContext } from '../builder.ts';
import type { Reading } from '../reading.ts';

type Query = Readonly<Record<Language, string>>;
const QUERIES: Readonly<Partial<Record<string, Query>>> = lexicon.queries;

/** The first suitable reading, in the language of the report first. */
export const lookUp = async (
  { language, passages }: Pick<SectionContext, 'language' | 'passages'>,
  subject: string | undefined,
  suits: (reading: Reading) => boolean,
): Promise<Reading | undefined> => {
  const query = subject === undefined ? undefined : QUERIES[subject];
  for (const one of query ? [language, ...LANGUAGES.filter((other) => other !== language)] : []) {
    const reading = await passages(query?.[one] ?? '');
    if (suits(reading)) return reading;
  }
  return undefined;
};
