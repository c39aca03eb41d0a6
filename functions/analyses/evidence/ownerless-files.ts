// Assigns files without a company, a memo or a note, by their sentences or the files around them.
import type { CompanyIds } from '#shared/model/fact.ts';
import { findEntities } from '../../engine/understand/names/find-entities.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { metricLabel } from './known-figure.ts';
import { isOwn, speaksOfCompany } from './own.ts';

/** A first word has a capital whether it is a name or not. */
const FIRST_WORD = /^[A-Z][\w'’]*\s/;
const namesNoOther = (text: string): boolean => findEntities(text.replace(FIRST_WORD, '')).length === 0;

/** A sentence is of the company that it names; one that names nobody, of the only company whose figures lie in its workspace. */
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
