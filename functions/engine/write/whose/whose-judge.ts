// Judges whether a line is about the company: a question without a subject asks about the company of the workspace.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import ownSide from '#shared/language/lexicon/own-side.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/whose-lines.json' with { type: 'json' };
import { lazy } from '#shared/lazy.ts';
import type { Finding } from '#shared/report/blocks.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import type { Cited } from '../../evidence.ts';
import { companyNames, isCalled } from '../../understand/names/company-names.ts';
import { isNameLike } from '../../understand/names/name-words.ts';
import type { Plan } from '../../understand/plan-type.ts';
import type { Writing } from '../writer.ts';
import { namedCompetitors } from './named-competitors.ts';
import { type Companies, isShortened, namesAny, otherOwner } from './whose-line.ts';

const asksOfOthersIn = compile(lexicon.aboutOthers);
const asksOfOrdinaryIn = compile(lexicon.ordinary);
const ownSideIn = compile(ownSide);
const ownReportsIn = compile(lexicon.ownReports);
const TOPICS: ReadonlySet<string> = new Set(['risk', 'competition', 'competitors']);

/** Whether the question is about a market or other companies. "Our average salary" is the company's own. */
export const asksOfOthers = ({ question, topic }: Plan): boolean =>
  asksOfOthersIn(question).length > 0 ||
  (asksOfOrdinaryIn(question).length > 0 && ownSideIn(question).length === 0) ||
  TOPICS.has(topic?.id ?? '');

/** Characters at the start of a document that hold its title. Set by hand. */
const OPENING = 160;
/** A periodic report is about the company that it states, and not about those that its readers deal with. */
const isOwnReport = ({ text, seq, context: { document, section = '' } }: Chunk): boolean =>
  ownReportsIn(`${document.replaceAll('_', ' ')} ${section.split(' > ')[0]} ${seq === 0 ? text.slice(0, OPENING) : ''}`)
    .length > 0;
/** Passages of other companies' reports that name the company of the workspace nowhere. */
const strangersIn = (chunks: readonly Chunk[], house: readonly string[]): ReadonlyMap<string, string> => {
  if (house.length === 0) return new Map();
  const files = Map.groupBy(chunks, ({ fileId }) => fileId);
  const isOurs = ({ text, seq, context: { company = '', document, section = '' } }: Chunk): boolean =>
    namesAny(
      house,
      [company, document.replaceAll('_', ' '), section, seq === 0 ? text.slice(0, OPENING) : ''].join('\n'),
    );
  const strange = [...files.values()].filter((own) => own.some(isOwnReport) && !own.some(isOurs)).flat();
  return new Map(
    strange.flatMap(({ id, text, context: { company } }) =>
      company === undefined || namesAny(house, text) ? [] : [[id, companyNames(company)[0] ?? company]],
    ),
  );
};

const companiesOf = ({ plan, passages, ofSubject, onCompetitors = [], about = '' }: Writing): Companies => {
  const chunks = [...new Set([...passages.map(({ chunk }) => chunk), ...onCompetitors])];
  const stated = [...new Set(chunks.flatMap(({ context }) => context.company ?? []))].map(companyNames);
  const ofWorkspace = stated.filter((names) => names.some((name) => isCalled(name, about))).flat();
  const house = [...new Set([...plan.names, ...(ofSubject?.plan.names ?? []), ...ofWorkspace])];
  return { house, competitors: namedCompetitors(chunks, house), strangers: strangersIn(chunks, house) };
};

/** The reason why lines do not answer, if all of them are about others. */
export const whoseJudge = (writing: Writing): ((cited: readonly Cited[]) => readonly Finding[]) => {
  const { plan } = writing;
  if (asksOfOthers(plan)) return () => [];
  const companies = lazy(() => companiesOf(writing));
  // A heading may have the name beside other words: `Market note Larch`.
  const isInQuestion = (name: string): boolean =>
    [...companyNames(name), ...name.split(' ').filter(isNameLike)].some(
      (one) => isCalled(one, plan.question) || isShortened(one, plan.question),
    );
  return (cited) => {
    const owners = cited.map((one) => otherOwner(companies(), one));
    const [first] = owners;
    const isOfOthers = first !== undefined && owners.every((name) => name !== undefined && !isInQuestion(name));
    return isOfOthers ? [{ code: 'subjectDiffers', instead: first }] : [];
  };
};
