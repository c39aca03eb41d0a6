// Finds the subject company of a workspace: the one company of its documents that the workspace name mentions, else the
// company of most of its documents.
import type { Passage } from '../../evidence.ts';
import type { Plan } from '../plan-type.ts';
import { companyNames, isCalled } from './company-names.ts';

/** Fewer documents of one company make no subject. Set by hand. */
const MIN_FILES = 3;
const ofMostFiles = (passages: readonly Passage[]): readonly string[] | undefined => {
  const stated = passages.filter(({ chunk }) => chunk.context.company !== undefined);
  const files = new Map(stated.map(({ chunk }) => [chunk.fileId, companyNames(chunk.context.company)]));
  const byName = Map.groupBy(files.values(), ([name = '']) => name);
  const most = [...byName.values()].find((own) => own.length >= MIN_FILES && own.length * 2 > files.size);
  return most?.[0];
};

/** All its names; `undefined` if the question names a company, or if the workspace name mentions several. */
export const subjectCompany = (
  { names, entities }: Plan,
  about: string | undefined,
  passages: readonly Passage[],
): readonly string[] | undefined => {
  if (about === undefined || names.length + entities.length > 0) return undefined;
  const companies = new Set(passages.flatMap(({ chunk }) => chunk.context.company ?? []));
  const called = [...companies].map(companyNames).filter((all) => all.some((name) => isCalled(name, about)));
  if (called.length === 0) return ofMostFiles(passages);
  return called.length === 1 ? called[0] : undefined;
};
