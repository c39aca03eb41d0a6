// Judges whether a line is about the company: a question without a subject asks about the company of the workspace.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/whose-lines.json' with { type: 'json' };
import { lazy } from '#shared/lazy.ts';
import type { Finding } from '#shared/report/blocks.ts';
import type { Cited } from '../../evidence.ts';
import { companyNames, isCalled } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import type { Writing } from '../writer.ts';
import { namedCompetitors } from './named-competitors.ts';
import { type Companies, isShortened, otherOwner } from './whose-line.ts';

const asksOfOthersIn = compile(lexicon.aboutOthers);
const TOPICS: ReadonlySet<string> = new Set(['risk', 'competition', 'competitors']);

/** Whether the question is about a market or other companies. */
export const asksOfOthers = ({ question, topic }: Plan): boolean =>
  asksOfOthersIn(question).length > 0 || TOPICS.has(topic?.id ?? '');

const companiesOf = ({ plan, passages, ofSubject, onCompetitors = [], about = '' }: Writing): Companies => {
  const chunks = [...new Set([...passages.map(({ chunk }) => chunk), ...onCompetitors])];
  const stated = [...new Set(chunks.flatMap(({ context }) => context.company ?? []))].map(companyNames);
  const ofWorkspace = stated.filter((names) => names.some((name) => isCalled(name, about))).flat();
  const house = [...new Set([...plan.names, ...(ofSubject?.plan.names ?? []), ...ofWorkspace])];
  return { house, competitors: namedCompetitors(chunks, house) };
};

/** The reason why lines do not answer, if all of them are about others. */
export const whoseJudge = (writing: Writing): ((cited: readonly Cited[]) => readonly Finding[]) => {
  const { plan } = writing;
  if (asksOfOthers(plan)) return () => [];
  const companies = lazy(() => companiesOf(writing));
  const isInQuestion = (name: string): boolean =>
    companyNames(name).some((one) => isCalled(one, plan.question) || isShortened(one, plan.question));
  return (cited) => {
    const owners = cited.map((one) => otherOwner(companies(), one));
    const [first] = owners;
    const isOfOthers = first !== undefined && owners.every((name) => name !== undefined && !isInQuestion(name));
    return isOfOthers ? [{ code: 'subjectDiffers', instead: first }] : [];
  };
};
