// Finds the subject company of a workspace: the one company of its documents that the workspace name mentions.
import type { Passage } from '../../evidence.ts';
import type { Plan } from '../plan-type.ts';
import { companyNames, isCalled } from './company-names.ts';

/** All its names; `undefined` if the question names a company, or if the workspace name mentions none or several. */
export const subjectCompany = (
  { names, entities }: Plan,
  about: string | undefined,
  passages: readonly Passage[],
): readonly string[] | undefined => {
  if (about === undefined || names.length + entities.length > 0) return undefined;
  const companies = new Set(passages.flatMap(({ chunk }) => chunk.context.company ?? []));
  const called = [...companies].map(companyNames).filter((all) => all.some((name) => isCalled(name, about)));
  return called.length === 1 ? called[0] : undefined;
};
