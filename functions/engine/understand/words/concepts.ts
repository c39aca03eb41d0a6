// The business concepts that a text names, in everyday or technical words of three languages.
import clauseTerms from '#shared/language/lexicon/clause-terms.json' with { type: 'json' };
import { conceptFinder } from '#shared/language/lexicon/concepts.ts';
import dictionary from '#shared/language/lexicon/dictionary.json' with { type: 'json' };
import contracts from '#shared/language/lexicon/everyday/contracts.json' with { type: 'json' };
import lending from '#shared/language/lexicon/everyday/lending.json' with { type: 'json' };
import money from '#shared/language/lexicon/everyday/money.json' with { type: 'json' };
import operations from '#shared/language/lexicon/everyday/operations.json' with { type: 'json' };
import opinions from '#shared/language/lexicon/everyday/opinions.json' with { type: 'json' };
import owners from '#shared/language/lexicon/everyday/owners.json' with { type: 'json' };
import people from '#shared/language/lexicon/everyday/people.json' with { type: 'json' };
import property from '#shared/language/lexicon/everyday/property.json' with { type: 'json' };
import type { Lexicon } from '#shared/language/lexicon/lexicon.ts';
import sameMeaning from '#shared/language/lexicon/same-meaning.json' with { type: 'json' };

const FIELDS = [contracts, lending, money, operations, opinions, owners, people, property];
const CONCEPTS: readonly Lexicon[] = [
  ...FIELDS.flatMap(({ source, concepts }) => concepts.map((one) => ({ ...one, source }))),
  ...dictionary.entries.map((one, n) => ({ ...one, id: `dictionary${n}`, source: dictionary.source, not: [] })),
  ...sameMeaning.groups.map((one) => ({ ...one, source: sameMeaning.source })),
  ...clauseTerms.terms.map((one) => ({ ...one, source: clauseTerms.source })),
];

export const conceptsIn = conceptFinder(CONCEPTS);

const BY_ID = new Map(CONCEPTS.map((one) => [one.id, one]));
/** All words of a concept, in all languages. */
export const conceptWords = (id: string): readonly string[] => {
  const { ko = [], en = [], ja = [] } = BY_ID.get(id) ?? {};
  return [...ko, ...en, ...ja];
};
