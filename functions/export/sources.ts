// Lists the sources of a table in one line, and all sources of an export with one entry per document.
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { placesOf } from './place.ts';

/** The most places of a document in one line; the marks lead to the others. */
const MAX_PLACES = 4;

export type SourceGroup = { readonly title: string; readonly references: readonly Reference[] };

/** A shorter list of sources stays on one page. Set by hand. */
const MAX_UNBROKEN_ENTRIES = { documents: 12, references: 150 };
export const areFew = (references: readonly Reference[]): boolean =>
  references.length <= MAX_UNBROKEN_ENTRIES.references &&
  byDocument(references).length <= MAX_UNBROKEN_ENTRIES.documents;

const pageOf = ({ locator: { page, slide } }: Reference): number => page ?? slide ?? 0;

/** Documents in the order of their first mention, and the places in each by page. */
export const byDocument = (references: readonly Reference[]): readonly SourceGroup[] =>
  [...Map.groupBy(references, ({ title }) => title)].map(([title, group]) => ({
    title,
    references: group.toSorted((a, b) => pageOf(a) - pageOf(b)),
  }));

const placesIn = (language: Language, references: readonly Reference[]): string => {
  const places = placesOf(language, references).map(({ text }) => text);
  const rest = places.length > MAX_PLACES ? ' …' : '';
  return places.slice(0, MAX_PLACES).join(' · ') + rest;
};

/** `undefined` without citations. */
export const sourceLine = (language: Language, references: readonly Reference[]): string | undefined => {
  const named = byDocument(references).map((group) =>
    [group.title, placesIn(language, group.references)].filter(Boolean).join(', '),
  );
  return named.length > 0 ? translate(language, 'export.from', { list: named.join('; ') }) : undefined;
};
