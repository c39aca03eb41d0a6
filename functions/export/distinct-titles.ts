// Numbers documents with the same title in exports: two files with one name become (1) and (2).
import type { Reference } from '#shared/report/blocks.ts';

const documentOf = ({ fileId, url, source }: Reference): string => fileId ?? url?.split('#')[0] ?? source;

export const withDistinctTitles = (references: readonly Reference[]): Reference[] => {
  const byTitle = new Map<string, string[]>();
  for (const reference of references) {
    const documents = byTitle.get(reference.title) ?? [];
    if (!documents.includes(documentOf(reference))) documents.push(documentOf(reference));
    byTitle.set(reference.title, documents);
  }
  return references.map((reference) => {
    const documents = byTitle.get(reference.title) ?? [];
    if (documents.length < 2) return reference;
    return { ...reference, title: `${reference.title} (${documents.indexOf(documentOf(reference)) + 1})` };
  });
};
