// Quotes about a named case from the data room: its cause, its course and its outcome.
import type { Passage } from '../../engine/evidence.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { whatHappened } from '../evidence/case-words.ts';
import { isCoverLine } from '../evidence/cover-line.ts';
import { dateIn } from '../evidence/date-in.ts';
import { questionBefore } from '../evidence/dialogue.ts';
import { isEvidenceIn } from '../evidence/evident.ts';
import { tells } from '../evidence/tells.ts';
import { telling } from '../evidence/topic-words.ts';
import { fitOf } from './fit.ts';
import { aboutOf, onOneOf } from './report-subjects.ts';
import { quotesIn } from './room-quotes.ts';
import { WANTS } from './section-subjects.ts';
import type { Want } from './want.ts';

export const topicOf = ({ inputs }: SectionContext): string => (typeof inputs.topic === 'string' ? inputs.topic : '');

type OfCase = (one: Quotable) => boolean;

/** The document name, the heading or the sentence itself must name the case. */
const ofCase = (context: SectionContext): OfCase | undefined => {
  const of = telling(topicOf(context));
  const what = whatHappened(topicOf(context));
  return (
    of &&
    (({ text, section = '', passage }) => {
      const all = `${passage.chunk.context.document.replaceAll('_', ' ')} ${section} ${text}`;
      return of.test(all) && what.test(all);
    })
  );
};

const passagesOn = async (context: SectionContext, subjects: readonly string[]): Promise<Passage[]> => {
  const room = await context.room(subjects);
  const { passages } = await context.passages(topicOf(context));
  return [...new Map([...room, ...passages].map((one) => [one.chunk.id, one])).values()];
};

/** What a study counts in the whole market is no result of the company's case. */
const isOfCompany = ({ company }: SectionContext, { text, passage }: Quotable): boolean => {
  const { company: owner, document } = passage.chunk.context;
  if (!company || owner) return true;
  const words = `${document.replaceAll('_', ' ')} ${passage.chunk.context.section ?? ''} ${text}`;
  return companyNames(company.name).some((name) => isNamedIn(name, words));
};

export const caseQuotes = async (context: SectionContext, want: Want): Promise<Quotable[]> => {
  const isOfCase = ofCase(context);
  if (!isOfCase) return [];
  const passages = await passagesOn(context, [...want.subjects, ...(want.stances ?? [])]);
  return quotesIn(context, passages, want, (one) => isOfCase(one) && isOfCompany(context, one));
};

/** The sentences below a heading or a question that names the case, as in minutes and interviews. */
export const headedQuotes = async (context: SectionContext): Promise<Quotable[]> => {
  const of = telling(topicOf(context));
  if (!of) return [];
  const passages = await passagesOn(context, []);
  const all = passages.filter(({ chunk }) => chunk.kind === 'prose').flatMap(quotable);
  const heads = (one: Quotable) => `${one.section?.split(' > ').at(-1) ?? ''} ${questionBefore(one) ?? ''}`;
  return all
    .filter(isEvidenceIn(passages, undefined))
    .filter((one) => of.test(heads(one)) && !isCoverLine(one) && tells(one))
    .filter((one) => AFTER.every((want) => fitOf(aboutOf(one), want) === 0));
};

const STANCES = ['reason', 'outcome', 'lesson'];
/** Results and lessons have sections of their own. */
const AFTER = ['caseResults', 'caseLessons'].flatMap((key) => WANTS[key] ?? []);

/** A sentence on the founding lists what the company does today, a case among it. */
export const isOfFounding = onOneOf('history');

/** Every dated sentence about the case except its results. */
export const courseQuotes = async (context: SectionContext): Promise<Quotable[]> => {
  const isOfCase = ofCase(context);
  if (!isOfCase) return [];
  const all = (await passagesOn(context, STANCES)).filter(({ chunk }) => chunk.kind === 'prose').flatMap(quotable);
  return all.filter(
    (one) =>
      isOfCase(one) &&
      !isCoverLine(one) &&
      isOfCompany(context, one) &&
      dateIn(one.text) !== undefined &&
      AFTER.every((want) => fitOf(aboutOf(one), want) === 0),
  );
};
