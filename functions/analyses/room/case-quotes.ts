// Quotes about a named case from the data room: its cause, its course and its outcome.
import type { Passage } from '../../engine/evidence.ts';
import { isSupposition } from '../../engine/understand/kinds/suppositions.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { whatHappened } from '../evidence/case-words.ts';
import { isCoverLine } from '../evidence/cover-line.ts';
import { dateIn } from '../evidence/date-in.ts';
import { questionBefore } from '../evidence/dialogue.ts';
import { isEvidenceIn } from '../evidence/evident.ts';
import { goesOn } from '../evidence/goes-on.ts';
import { tells } from '../evidence/tells.ts';
import { shareOf, telling } from '../evidence/topic-words.ts';
import { fitOf } from './fit.ts';
import { aboutOf, onOneOf } from './report-subjects.ts';
import { quotesIn } from './room-quotes.ts';
import { WANTS } from './section-subjects.ts';
import type { Want } from './want.ts';

export const topicOf = ({ inputs }: SectionContext): string => (typeof inputs.topic === 'string' ? inputs.topic : '');

/** The subjects of the papers on what happened. */
const HAPPENS = ['incidents', 'capex', 'sites', 'acquisitions', 'litigation'];

type OfCase = (one: Quotable) => boolean;

/** Set by hand: with nearly all words of the topic, a text need not have the one for what happened. */
const SHARE_ALONE = 0.75;
/** The share of the topic's words in the title of a paper on the case, if its text has the others. */
const IN_TITLE = 1 / 3;
/** A topic of one word has no part in a title. */
const WHOLE_TITLE = 0.6;

const titleOf = ({ chunk: { context } }: Passage): string =>
  `${context.document.replaceAll(/[_-]/g, ' ')} ${context.section?.split(' > ')[0] ?? ''}`;

/** The files of which the title names a part of the case, and a page all of it. */
const papersOn = (
  context: SectionContext,
  passages: readonly Passage[],
  share: (text: string) => number,
  isNamed: (text: string) => boolean,
): ReadonlySet<string> => {
  const least = topicOf(context).trim().includes(' ') ? IN_TITLE : WHOLE_TITLE;
  const names = companyNames(context.company?.name);
  // Every title of a company's papers has its name, and a word of the topic may be in it.
  const withoutName = (title: string) => names.reduce((left, name) => left.replaceAll(name, ' '), title);
  return new Set(
    passages
      .filter((one) => share(withoutName(titleOf(one))) >= least && isNamed(`${titleOf(one)} ${one.chunk.text}`))
      .map(({ chunk }) => chunk.fileId),
  );
};

/** The paper, the heading or the sentence itself must name the case. */
const ofCase = (context: SectionContext, passages: readonly Passage[]): OfCase | undefined => {
  const topic = topicOf(context);
  const share = shareOf(topic);
  if (!share) return undefined;
  const what = whatHappened(topic);
  const isNamed = (text: string) =>
    share(text) >= SHARE_ALONE || (telling(topic)?.test(text) === true && what.test(text));
  const papers = papersOn(context, passages, share, isNamed);
  return ({ text, section = '', passage }) =>
    papers.has(passage.chunk.fileId) ||
    isNamed(`${passage.chunk.context.document.replaceAll('_', ' ')} ${section} ${text}`);
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
  const passages = await passagesOn(context, [...HAPPENS, ...want.subjects, ...(want.stances ?? [])]);
  const isOfCase = ofCase(context, passages);
  if (!isOfCase) return [];
  return quotesIn(context, passages, want, (one) => isOfCase(one) && isOfCompany(context, one));
};

const STANCES = ['reason', 'outcome', 'lesson'];
/** Results and lessons have sections of their own. */
const AFTER = ['caseResults', 'caseLessons'].flatMap((key) => WANTS[key] ?? []);

/** What a paper on the case says first. */
export const openingQuotes = async (context: SectionContext): Promise<Quotable[]> => {
  const passages = await passagesOn(context, [...HAPPENS, ...STANCES]);
  const share = shareOf(topicOf(context));
  if (!share) return [];
  const of = telling(topicOf(context));
  const papers = papersOn(context, passages, share, (text) => of?.test(text) === true);
  return passages
    .filter(({ chunk }) => chunk.kind === 'prose' && papers.has(chunk.fileId))
    .toSorted((a, b) => a.chunk.fileId.localeCompare(b.chunk.fileId) || a.chunk.seq - b.chunk.seq)
    .flatMap(quotable)
    .filter(isEvidenceIn(passages, undefined))
    .filter((one) => !isCoverLine(one) && tells(one) && !goesOn(one.text))
    .filter((one) => AFTER.every((want) => fitOf(aboutOf(one), want) === 0));
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

/** A sentence on the founding lists what the company does today, a case among it. */
export const isOfFounding = onOneOf('history');

/** Every dated sentence about the case except its results. */
export const courseQuotes = async (context: SectionContext): Promise<Quotable[]> => {
  const passages = await passagesOn(context, [...HAPPENS, ...STANCES]);
  const isOfCase = ofCase(context, passages);
  if (!isOfCase) return [];
  const all = passages.filter(({ chunk }) => chunk.kind === 'prose').flatMap(quotable);
  const isEvidence = isEvidenceIn(passages, undefined);
  return all.filter(
    (one) =>
      isOfCase(one) &&
      isEvidence(one) &&
      !isSupposition(one.text) &&
      !isCoverLine(one) &&
      isOfCompany(context, one) &&
      dateIn(one.text) !== undefined &&
      AFTER.every((want) => fitOf(aboutOf(one), want) === 0),
  );
};
