// Assigns files without a company, such as a memo or a note, by their sentences or the files around them.
import type { CompanyIds } from '#shared/model/fact.ts';
import { findEntities } from '../../engine/understand/names/find-entities.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { metricLabel } from './known-figure.ts';
import { isOwn, speaksOfCompany } from './own.ts';

/** The first word of a sentence has a capital even if it is not a name. */
const FIRST_WORD = /^[A-Z][\w'’]*\s/;
const namesNoOther = (text: string): boolean => findEntities(text.replace(FIRST_WORD, '')).length === 0;

/**
 * A sentence is about the company that it names; without a name, about the only company with figures in the workspace.
 */
export const ownerlessFiles = async (
  context: SectionContext,
  company: CompanyIds,
): Promise<(sentence: Quotable, withoutSubject: string) => boolean> => {
  const { passages } = await context.passages(metricLabel(context.language, 'revenue'));
  const stating = passages.filter(({ chunk }) => chunk.context.company !== undefined);
  const isOfOneCompany = (projectId: string): boolean => {
    const beside = stating.filter(({ chunk }) => chunk.projectId === projectId);
    return beside.length > 0 && beside.every((one) => isOwn(company, one));
  };
  return (sentence, withoutSubject) =>
    sentence.passage.chunk.context.company === undefined &&
    (speaksOfCompany(company, sentence) ||
      (namesNoOther(withoutSubject) && isOfOneCompany(sentence.passage.chunk.projectId)));
};
