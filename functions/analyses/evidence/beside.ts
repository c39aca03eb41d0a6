// Recognizes answers that miss a question for a reason or for what a company does, and leaves out what misses it.
import type { Block } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { Answered, SectionContext } from '../builder.ts';
import type { Telling } from './quotes-on.ts';
import { SUBJECT_OF, SUBJECTS } from './subjects.ts';

/** How documents refer to the company that wrote them. */
const ITSELF = /^(?:we|our company|the (?:company|group|bank))\b|회사는|당사|当社|当行|当グループ/iu;

/** Matches sentences about what the company does, not what one of its products or customers does. */
export const tellingOwnBusiness = ({ company }: SectionContext): Telling => {
  const names = companyNames(company?.name);
  return {
    test: (text) => SUBJECTS.business.test(text) && (ITSELF.test(text) || names.some((name) => isNamedIn(name, text))),
  };
};

/** For a why question or a description, sentences on other subjects are shown only if nothing better is found. */
export const isBeside = (context: SectionContext, key: string, { blocks }: Answered): boolean => {
  const subject = SUBJECT_OF[key];
  if (subject !== 'reason' && subject !== 'business') return false;
  const telling = subject === 'business' ? tellingOwnBusiness(context) : SUBJECTS[subject];
  return !blocks.flatMap(sentencesOf).some(({ text }) => telling.test(text));
};

const isOfReason = (block: Block): boolean => sentencesOf(block).some(({ text }) => SUBJECTS.reason.test(text));

/** Of an answer for a reason, a figure repeated beside the reason is left out. */
export const reasonsOnly = (key: string, found: Answered): Answered => {
  const isWhole = SUBJECT_OF[key] !== 'reason' || found.isComposed || !found.blocks.some(isOfReason);
  return isWhole ? found : { ...found, blocks: found.blocks.filter(isOfReason) };
};
